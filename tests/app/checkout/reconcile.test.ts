import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Selection } from '#domain/selection.ts'
import { reconcile as reconcileWith } from '#features/checkout/form/reconcile.ts'
import type { FreshProduct } from '#flows/freshProducts/useFreshProducts.ts'

const reconcile = (
  selection: Selection,
  found: ReadonlyMap<string, FreshProduct | null>,
  ordered: string[] = [],
) => reconcileWith(selection, found, new Set(ordered))
const product = (productId: string, price: number, quantity: number) => ({
  productId,
  product_name: `Old ${productId}`,
  display_picture: '',
  price,
  quantity,
  total: price * quantity,
})
const found = (change: Partial<FreshProduct> = {}): FreshProduct => ({
  shopId: 's1',
  shop_name: 'Nena',
  product_name: 'Eggs',
  display_picture: 'e.webp',
  price: 112,
  stocks: 30,
  ...change,
})
const chosen = (...products: (ReturnType<typeof product> & { cartId?: string })[]): Selection => [
  { shopId: 's1', shop_name: 'Nena', products },
]

test('an unchanged selection is ordered as it was chosen, CHECKOUT-03', () => {
  const inCart = { cartId: 'c1', quantity: 2 }
  const { groups, changes } = reconcile(
    chosen({ ...product('eggs', 112, 2), cartId: 'c1' }),
    new Map([['eggs', found({ inCart })]]),
  )
  expect(changes).toEqual([])
  expect(groups).toEqual([
    {
      shopId: 's1',
      shop_name: 'Nena',
      lines: [{ ...found({ inCart }), productId: 'eggs', quantity: 2 }],
    },
  ])
})

test('pieces that were not selected stay in the cart; a line that was added again has a new id, CHECKOUT-23 OPEN-20', () => {
  const inCart = { cartId: 'c9', quantity: 3 }
  const found9 = new Map([['eggs', found({ inCart })]])
  expect(
    reconcile(chosen(product('eggs', 112, 2)), found9).groups[0]?.lines[0]?.inCart,
  ).toBeUndefined()
  expect(
    reconcile(chosen({ ...product('eggs', 112, 2), cartId: 'c1' }), found9).groups[0]?.lines[0],
  ).toMatchObject({ quantity: 2, inCart })
})

test('a line that another checkout has ordered is removed, with a message, CHECKOUT-22', () => {
  const { groups, changes } = reconcile(
    chosen(
      { ...product('eggs', 112, 2), cartId: 'c1' },
      { ...product('milk', 112, 1), cartId: 'c2' },
    ),
    new Map([
      ['eggs', found()],
      ['milk', found({ product_name: 'Milk' })],
    ]),
    ['c1'],
  )
  expect(changes).toEqual([
    'Eggs from Nena is already in another order of yours, so we removed it.',
  ])
  expect(groups[0]?.lines.map((line) => line.productId)).toEqual(['milk'])
})

test.each([
  ['price', found({ price: 120 }), ['Eggs from Nena now costs ₱120.00 instead of ₱112.00.'], 4],
  [
    'stock',
    found({ stocks: 1 }),
    ['Only 1 of Eggs from Nena is left: the quantity was lowered from 4.'],
    1,
  ],
  [
    'both',
    found({ price: 1, stocks: 2 }),
    [
      'Eggs from Nena now costs ₱1.00 instead of ₱112.00.',
      'Only 2 of Eggs from Nena are left: the quantity was lowered from 4.',
    ],
    2,
  ],
])(
  'a changed %s is reported with its shop and product, and the server’s value is used, CHECKOUT-16',
  (_what, now, message, quantity) => {
    const { groups, changes } = reconcile(chosen(product('eggs', 112, 4)), new Map([['eggs', now]]))
    expect(changes).toEqual(message)
    expect(groups[0]?.lines[0]).toMatchObject({ price: now.price, quantity })
  },
)

test('sold-out and missing products are removed, and the rest may be empty, CHECKOUT-03', () => {
  const selection = chosen(product('eggs', 112, 1), product('gone', 5, 1))
  const { groups, changes } = reconcile(
    selection,
    new Map([
      ['eggs', found({ stocks: 0 })],
      ['gone', null],
    ]),
  )
  expect(groups).toEqual([])
  expect(changes).toEqual([
    'Eggs from Nena is sold out, so we removed it.',
    'Old gone from Nena is no longer sold, so we removed it.',
  ])
})

test('products are grouped under the shop that really sells them, CHECKOUT-22', () => {
  const { groups } = reconcile(
    chosen(product('eggs', 112, 1), product('milk', 112, 1)),
    new Map([
      ['eggs', found()],
      ['milk', found({ shopId: 's2', shop_name: 'Dairy' })],
    ]),
  )
  expect(groups.map(({ shopId, lines }) => [shopId, lines.map((line) => line.productId)])).toEqual([
    ['s1', ['eggs']],
    ['s2', ['milk']],
  ])
})

test('a forged price or quantity is corrected, CHECKOUT-16', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(50),
      (price, quantity, stocks) => {
        const { groups } = reconcile(
          chosen(product('eggs', price, quantity)),
          new Map([['eggs', found({ stocks })]]),
        )
        const line = groups[0]?.lines[0]
        expect(line?.price).toBe(stocks === 0 ? undefined : 112)
        expect(line?.quantity).toBe(stocks === 0 ? undefined : Math.min(quantity, stocks))
      },
    ),
  )
})
