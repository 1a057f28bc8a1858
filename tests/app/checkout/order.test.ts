import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartLinesOf, orderBody, summaryBody } from '#features/checkout/form/orderRequest.ts'
import { type CheckoutGroup, reconcile } from '#features/checkout/form/reconcile.ts'
import { totalRows } from '#features/checkout/form/totalRows.ts'
import type { Choices } from '#flows/checkout/attempt.ts'
import type { FreshProduct } from '#flows/freshProducts/useFreshProducts.ts'

const product = (productId: string, price: number, quantity: number, cartId?: string) => ({
  productId,
  cartId,
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
/** What becomes of products that were chosen, of one shop, when these are found. */
const reconciled = (
  products: ReturnType<typeof product>[],
  fresh: Record<string, FreshProduct | null>,
  ordered: string[] = [],
) =>
  reconcile(
    [{ shopId: 's1', shop_name: 'Nena', products }],
    new Map(Object.entries(fresh)),
    new Set(ordered),
  )

test('an unchanged selection is ordered as it was chosen, CHECKOUT-03', () => {
  const eggs = found({ inCart: { cartId: 'c1', quantity: 2 } })
  const { groups, changes } = reconciled([product('eggs', 112, 2, 'c1')], { eggs })
  expect(changes).toEqual([])
  expect(groups).toEqual([
    { shopId: 's1', shop_name: 'Nena', lines: [{ ...eggs, productId: 'eggs', quantity: 2 }] },
  ])
})

test('pieces that were not selected stay in the cart; a line added again has a new id, CHECKOUT-23 OPEN-20', () => {
  const inCart = { cartId: 'c9', quantity: 3 }
  const line = (cartId?: string) =>
    reconciled([product('eggs', 112, 2, cartId)], { eggs: found({ inCart }) }).groups[0]?.lines[0]
  expect(line()?.inCart).toBeUndefined()
  expect(line('c1')).toMatchObject({ quantity: 2, inCart })
})

test('products that are sold out, gone or in another order are removed, with a message, CHECKOUT-03 CHECKOUT-22', () => {
  const { groups, changes } = reconciled(
    [
      product('eggs', 112, 1),
      product('gone', 5, 1),
      product('milk', 112, 1, 'c1'),
      product('rice', 112, 1, 'c2'),
    ],
    {
      eggs: found({ shopId: 's2', stocks: 0 }),
      gone: null,
      milk: found({ product_name: 'Milk' }),
      rice: found(),
    },
    ['c1'],
  )
  expect(groups).toMatchObject([{ shopId: 's1', lines: [{ productId: 'rice' }] }])
  expect(changes).toEqual([
    'Eggs from Nena is sold out, so we removed it.',
    'Old gone from Nena is no longer sold, so we removed it.',
    'Milk from Nena is already in another order of yours, so we removed it.',
  ])
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
    const { groups, changes } = reconciled([product('eggs', 112, 4)], { eggs: now })
    expect(changes).toEqual(message)
    expect(groups[0]?.lines[0]).toMatchObject({ price: now.price, quantity })
  },
)

test('products are grouped under the shop that really sells them, CHECKOUT-22', () => {
  const { groups } = reconciled([product('eggs', 112, 1), product('milk', 112, 1)], {
    eggs: found(),
    milk: found({ shopId: 's2', shop_name: 'Dairy' }),
  })
  expect(groups).toMatchObject([
    { shopId: 's1', lines: [{ productId: 'eggs' }] },
    { shopId: 's2', lines: [{ productId: 'milk' }] },
  ])
})

test('a forged price or quantity is corrected, CHECKOUT-16', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.nat(50),
      (price, quantity, stocks) => {
        const { groups } = reconciled([product('eggs', price, quantity)], {
          eggs: found({ stocks }),
        })
        const line = groups[0]?.lines[0]
        expect(line?.price).toBe(stocks === 0 ? undefined : 112)
        expect(line?.quantity).toBe(stocks === 0 ? undefined : Math.min(quantity, stocks))
      },
    ),
  )
})

const urls = { success: '', failure: '' }
const line = (n: number, quantity: number) => ({ ...found(), productId: `p${n}`, quantity })
const groups: CheckoutGroup[] = [
  { shopId: 's1', shop_name: 'A', lines: [line(1, 2), line(2, 1)] },
  { shopId: 's2', shop_name: 'B', lines: [line(3, 4)] },
]
const choices: Choices = {
  deliveries: { s2: 'DELIVERY' },
  addressId: '',
  payment: 'cod',
  gcashConsent: false,
  instructions: '  ',
}
const chosen = { customer: 'u1', groups, choices }

test('one transaction per shop, with pickup as the default delivery method, CHECKOUT-22 CHECKOUT-04 CHECKOUT-05', () => {
  expect(orderBody(chosen, 'a1', urls).transactions).toMatchObject([
    { shop: 's1', delivery_method: 'PICKUP', products: [{ quantity: 2 }, { quantity: 1 }] },
    { shop: 's2', delivery_method: 'DELIVERY', products: [{ quantity: 4 }] },
  ])
})

test('instructions go to the shops that deliver, trimmed, and blank ones are not sent, CHECKOUT-13 CHECKOUT-14', () => {
  const notes = (instructions: string) =>
    orderBody({ ...chosen, choices: { ...choices, instructions } }, 'a1', urls).transactions.map(
      ({ delivery_instruction }) => delivery_instruction,
    )
  expect(notes('  ')).toEqual([undefined, undefined])
  expect(notes(' blue gate ')).toEqual([undefined, 'blue gate'])
})

test('the request for the price summary has the same products, CHECKOUT-19', () => {
  const { payment_method, transactions } = summaryBody(chosen)
  expect(payment_method).toBe('cod')
  expect(transactions.map(({ products }) => products)).toEqual(
    orderBody(chosen, 'a1', urls).transactions.map(({ products }) => products),
  )
})

test('pieces of a line that are not ordered stay in the cart, CHECKOUT-23 OPEN-20', () => {
  const inCart = (n: number, quantity: number, pieces: number) => ({
    ...line(n, quantity),
    inCart: { cartId: `c${n}`, quantity: pieces },
  })
  const lines = [inCart(1, 2, 5), inCart(2, 1, 1), line(3, 4)]
  expect(cartLinesOf([{ shopId: 's1', shop_name: 'A', lines }])).toMatchObject([
    { cartId: 'c1', ordered: 2, left: 3 },
    { cartId: 'c2', ordered: 1, left: 0 },
  ])
})

const summary = { finalAmount: 264.15, basePrice: 200, xenditTransactionFee: 4.6, tax: 0.55 }
const amounts = (of: typeof summary & { deliveryFee?: number }) =>
  totalRows(
    [{ shopId: 's1', shop_name: 'A', lines: [{ ...line(1, 2), price: 100 }] }],
    'gcash',
    of,
  ).map(({ label, amount }) => [label, amount])

test('a delivery that costs something has its own row, and is no part of the service fee, CHECKOUT-15 CHECKOUT-17', () => {
  expect(amounts({ ...summary, deliveryFee: 49 })).toEqual([
    ['Merchandise Total', 200],
    ['Delivery Fee', 49],
    ['Service Fee', 10],
    ['Transaction Fee incl. VAT', 5.15],
    ['Total Amount', 264.15],
  ])
  expect(amounts(summary)).toContainEqual(['Service Fee', 59])
  for (const of of [summary, { ...summary, deliveryFee: 0 }]) expect(amounts(of)).toHaveLength(4)
})
