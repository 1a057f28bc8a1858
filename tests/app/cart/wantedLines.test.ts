import { expect, test } from 'vitest'
import { wantedLines } from '#flows/cart/wantedLines.ts'
import type { FreshProduct } from '#flows/freshProducts/useFreshProducts.ts'

const wanted = (_id: string, quantity: number) => ({
  product: { _id, product_name: _id, price: 10 },
  quantity,
})
const now = (price: number, stocks: number, quantity?: number): FreshProduct => ({
  shopId: 's1',
  shop_name: 'Nena',
  product_name: 'Eggs',
  display_picture: '',
  price,
  stocks,
  inCart: quantity === undefined ? undefined : { cartId: 'c1', quantity },
})

test('of bought products as many are added as the cart lacks and the shop has; what is gone, fewer, dearer or there in more pieces is said, ORDERS-24 OPEN-03', () => {
  const { lines, notes } = wantedLines(
    [
      wanted('Same', 2),
      wanted('Gone', 1),
      wanted('Out', 1),
      wanted('Dear', 1),
      wanted('Few', 5),
      wanted('Held', 3),
      wanted('Full', 1),
      // In two orders of one basket.
      wanted('Same', 1),
    ],
    new Map([
      ['Same', now(10, 9)],
      ['Gone', null],
      ['Out', now(10, 0)],
      ['Dear', now(12.5, 9)],
      ['Few', now(8, 2)],
      ['Held', now(10, 4, 2)],
      ['Full', now(10, 4, 4)],
    ]),
  )
  expect(lines.map(({ productId, missing }) => [productId, missing])).toEqual([
    ['Same', 3],
    ['Dear', 1],
    ['Few', 2],
    ['Held', 1],
    ['Full', 0],
  ])
  expect(notes).toEqual([
    'Gone is no longer sold.',
    'Out is sold out.',
    'Dear: ₱12.50 instead of ₱10.00.',
    'Few: only 2 left, ₱8.00 instead of ₱10.00.',
    'Full: 4 in your cart already.',
  ])
})
