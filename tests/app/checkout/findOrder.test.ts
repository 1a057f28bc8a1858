import { expect, test } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import type { SentOrder } from '#flows/checkout/attempt.ts'
import { findParts, readNewOrders } from '#flows/checkout/findOrder.ts'

const part = (shop: string, ...products: [string, number][]) => ({
  shop,
  customer: 'me',
  payment_method: 'cod' as const,
  delivery_method: 'PICKUP' as const,
  products: products.map(([product, quantity]) => ({ product, quantity })),
})
const sent = (...transactions: SentOrder['body']['transactions']): SentOrder => ({
  body: { urls: { success: '', failure: '' }, transactions },
  before: [],
  cartLines: [],
  at: 0,
})
const order = (_id: string, shop: string, ...products: [string, number][]) =>
  ({
    _id,
    shop: { _id: shop },
    payment_method: 'cod',
    delivery_method: 'PICKUP',
    products: products.map(([id, quantity]) => ({ product: { _id: id }, quantity })),
  }) as unknown as Schemas['Order']

test('after a lost response the order is recognised, with its products in any order, CHECKOUT-22', () => {
  const wanted = sent(part('s1', ['a', 1], ['b', 2]), part('s2', ['c', 1]))
  expect(
    findParts(wanted, [order('n2', 's2', ['c', 1]), order('n1', 's1', ['b', 2], ['a', 1])]),
  ).toEqual(['n1', 'n2'])
})

test.each([
  ['nothing', []],
  ['half of it', [order('n1', 's1', ['a', 1])]],
  ['another quantity', [order('n1', 's1', ['a', 2]), order('n2', 's2', ['c', 1])]],
  ['another shop', [order('n1', 's3', ['a', 1]), order('n2', 's2', ['c', 1])]],
])('%s is not the order, CHECKOUT-22', (_what, latest) => {
  expect(findParts(sent(part('s1', ['a', 1]), part('s2', ['c', 1])), latest).length).toBeLessThan(2)
})

test('one order is not counted as two, CHECKOUT-22', () => {
  const twice = sent(part('s1', ['a', 1]), part('s1', ['a', 1]))
  expect(findParts(twice, [order('n1', 's1', ['a', 1])])).toEqual(['n1'])
  expect(findParts(twice, [order('n1', 's1', ['a', 1]), order('n2', 's1', ['a', 1])])).toEqual([
    'n1',
    'n2',
  ])
})

const pages = (...ids: string[][]) => {
  const read: number[] = []
  const readPage = async (page: number) => {
    read.push(page)
    return {
      orders: (ids[page - 1] ?? []).map((id) => order(id, 's1', ['a', 1])),
      hasMore: page < ids.length,
    }
  }
  return { read, readPage }
}

test('an order of ten shops takes more than one page of the list; older orders are not read, CHECKOUT-22', async () => {
  const { read, readPage } = pages(['n1', 'n2'], ['n3', 'old1'], ['old2'])
  expect((await readNewOrders(readPage, ['old1'])).map(({ _id }) => _id)).toEqual([
    'n1',
    'n2',
    'n3',
  ])
  expect(read).toEqual([1, 2])
})

test('without earlier orders the list is read to its end, CHECKOUT-22', async () => {
  const { readPage } = pages(['n1', 'n2'], ['n3'])
  expect(await readNewOrders(readPage, [])).toHaveLength(3)
})

test('a list without the orders that were there before says nothing about a new one, CHECKOUT-22', async () => {
  const { readPage } = pages([])
  await expect(readNewOrders(readPage, ['old1'])).rejects.toThrow('Orders are missing')
  expect(await readNewOrders(readPage, [])).toEqual([])
})
