import { expect, test } from 'vitest'
import { namedBuyers, orderIds, shopId } from '#fixtures/named.ts'
import { listing } from '#mocks/rules/listing.ts'
import { nameMatches } from '#mocks/world/search/matching.ts'
import { call, openMarket } from '../support/market.ts'

const market = openMarket({ products: 80 })
const token = market.login('liza')

async function found(filter: Record<string, string>): Promise<string[]> {
  const { status, body } = await call(
    market,
    'GET',
    `/transactions/customer/${namedBuyers.liza.id}?${new URLSearchParams(filter)}`,
    {
      token,
    },
  )
  expect(status).toBe(200)
  return (body.items as { _id: string }[]).map(({ _id }) => _id)
}

test('an order is found by words of its shop and of its products, and by its id, ORDERS-07', async () => {
  expect(await found({ shop_name: 'avocado' })).toEqual([])
  expect(await found({ shop_name: 'RICE cent' })).toContain(orderIds.lizaPreparing)
  expect(await found({ shop_name: 'mango cream' })).toEqual([orderIds.lizaCancelled])
  expect(await found({ transaction_id: orderIds.lizaCancelled.toUpperCase() })).toEqual([
    orderIds.lizaCancelled,
  ])
})

test.each(['🍚', '%', '"', '%%', '…', 'zzz'])(
  '%s, which is in no order, finds none, ORDERS-07',
  async (shop_name) => expect(await found({ shop_name })).toEqual([]),
)

test.each(['f'.repeat(24), 'abc', '🍚', '%', orderIds.carloPending, orderIds.lizaPending.slice(1)])(
  '%s, which is not the id of one of the buyer’s orders, finds none, ORDERS-07',
  async (transaction_id) => expect(await found({ transaction_id })).toEqual([]),
)

test('text without letters is searched for unchanged, also on a shop’s page and nearby, SEARCH-06', async () => {
  expect(nameMatches('Sari-Sari 100% Pinoy', '%')).toBe(true)
  expect(nameMatches('Sari-Sari', '%')).toBe(false)
  expect(nameMatches('Sari-Sari', '')).toBe(true)
  expect([...listing(market.world, { shopId: shopId('nena'), query: '%' })]).toEqual([])
  expect([...listing(market.world, { query: '🍚' })]).toEqual([])
})

test('each status lists its own orders; SHIPPED those that a courier has, ORDERS-03 ORDERS-07', async () => {
  const rows = market.world.tables.orders.by('customer_id', namedBuyers.liza.id)
  for (const status of new Set(rows.map(({ order_status }) => order_status))) {
    const own = rows.filter(({ order_status }) => order_status === status).map(({ _id }) => _id)
    // Eight on the first page.
    const listed = [
      ...(await found({ status })),
      ...(own.length > 8 ? await found({ status, page: '2' }) : []),
    ]
    expect(new Set(listed), status).toEqual(new Set(own))
  }
  const shipped = rows.filter(
    (row) => row.order_status === 'READY_TO_PICK_UP' && row.delivery_method === 'DELIVERY',
  )
  expect(await found({ status: 'SHIPPED' })).toEqual(shipped.map(({ _id }) => _id))
  expect(await found({ status: 'PENDING', transaction_id: orderIds.lizaCancelled })).toEqual([])
})
