import { expect, test } from 'vitest'
import type { Schemas } from '../../src/api/contract.ts'
import { isPlaced, type SentOrder } from '../../src/features/checkout/sentOrder.ts'

const part = (shop: string, ...products: [string, number][]) => ({
  shop,
  customer: 'me',
  payment_method: 'cod' as const,
  delivery_method: 'PICKUP' as const,
  products: products.map(([product, quantity]) => ({ product, quantity })),
})
const sent = (...transactions: SentOrder['body']['transactions']): SentOrder => ({
  body: { urls: { success: '', failure: '' }, transactions },
  before: ['old'],
  cartIds: [],
})
const order = (_id: string, shop: string, ...products: [string, number][]) =>
  ({
    _id,
    shop: { _id: shop },
    payment_method: 'cod',
    delivery_method: 'PICKUP',
    products: products.map(([id, quantity]) => ({ product: { _id: id }, quantity })),
  }) as unknown as Schemas['Order']

test('CHECKOUT-22 an order whose answer was lost is recognised, in whatever order its products stand', () => {
  const wanted = sent(part('s1', ['a', 1], ['b', 2]), part('s2', ['c', 1]))
  expect(isPlaced(wanted, [order('n2', 's2', ['c', 1]), order('n1', 's1', ['b', 2], ['a', 1])])).toBe(true)
})

test.each([
  ['nothing', []],
  ['half of it', [order('n1', 's1', ['a', 1])]],
  ['another quantity', [order('n1', 's1', ['a', 2]), order('n2', 's2', ['c', 1])]],
  ['another shop', [order('n1', 's3', ['a', 1]), order('n2', 's2', ['c', 1])]],
  ['an order from before', [order('old', 's1', ['a', 1]), order('n2', 's2', ['c', 1])]],
])('CHECKOUT-22 %s is not the order', (_what, latest) => {
  expect(isPlaced(sent(part('s1', ['a', 1]), part('s2', ['c', 1])), latest)).toBe(false)
})

test('CHECKOUT-22 one order does not answer for two', () => {
  const twice = sent(part('s1', ['a', 1]), part('s1', ['a', 1]))
  expect(isPlaced(twice, [order('n1', 's1', ['a', 1])])).toBe(false)
  expect(isPlaced(twice, [order('n1', 's1', ['a', 1]), order('n2', 's1', ['a', 1])])).toBe(true)
})
