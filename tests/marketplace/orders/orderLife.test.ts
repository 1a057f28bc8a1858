import { describe, expect, test } from 'vitest'
import { namedBuyers, orderIds, type OrderKey, shopId } from '#fixtures/named.ts'
import { listing } from '#mocks/rules/listing.ts'
import {
  cancellationOf,
  mayMove,
  type OrderStatus,
  REFUND_WINDOW_MS,
  transitions,
} from '#mocks/rules/orderLife.ts'
import { moveOrder } from '#mocks/rules/orders.ts'
import { nameMatches } from '#mocks/world/search/matching.ts'
import { openMarket } from '../support/market.ts'
import { steered } from '../support/steered.ts'

const statuses = Object.keys(transitions) as OrderStatus[]
const MINUTE = 60_000

describe('status changes', () => {
  const allowed = {
    PENDING: ['PREPARING', 'CANCELLED'],
    PREPARING: ['PACKED', 'PENDING_CANCELLATION'],
    PACKED: ['READY_TO_PICK_UP', 'PENDING_CANCELLATION'],
    PENDING_CANCELLATION: ['CANCELLED', 'PREPARING', 'PACKED'],
    READY_TO_PICK_UP: ['COMPLETED'],
    COMPLETED: ['REFUND_REQUESTED'],
    REFUND_REQUESTED: ['REFUNDED', 'REFUND_REJECTED'],
    CANCELLED: [],
    REFUNDED: [],
    REFUND_REJECTED: [],
  } satisfies Record<OrderStatus, OrderStatus[]>
  test.each(Object.entries(allowed))(
    'an order that is %s may become %j alone, ORDERS-13 ORDERS-20 ORDERS-25',
    (from, to) =>
      expect(statuses.filter((one) => mayMove(from as OrderStatus, one)).sort()).toEqual(to.sort()),
  )

  test('a status change that is not allowed throws', () => {
    const { world } = openMarket({ products: 80 })
    const order = world.tables.orders.get(orderIds.lizaCancelled)
    expect(() => order && moveOrder(world, order, 'COMPLETED')).toThrow(
      'may not go from CANCELLED to COMPLETED',
    )
  })

  test.each<[OrderStatus, string | null]>([
    ['PENDING', 'CANCELLED'],
    ['PREPARING', 'PENDING_CANCELLATION'],
    ['PACKED', 'PENDING_CANCELLATION'],
    ['READY_TO_PICK_UP', null],
    ['COMPLETED', null],
    ['CANCELLED', null],
  ])('cancelling a %s order leads to %s, ORDERS-14', (status, to) =>
    expect(cancellationOf(status)).toBe(to),
  )
})

describe('the life cycle', () => {
  const cancel = { reason: 'CHANGE OF MIND', cancelled_by: 'customer' }
  function open() {
    const host = steered()
    const order = (key: OrderKey) => host.tables.orders.get(orderIds[key])
    return {
      ...host,
      order,
      cancelOrder: (key: OrderKey) =>
        host.ask('POST', `/transactions/cancel/${orderIds[key]}`, cancel),
    }
  }

  test('a refund can be requested for 48 hours, ORDERS-25', async () => {
    expect(REFUND_WINDOW_MS).toBe(48 * 3_600_000)
    const path = `/transactions/refund/${orderIds.lizaUnrated}`
    const late = open()
    const completed = Date.parse(late.order('lizaUnrated')?.order_timeline.COMPLETED ?? '')
    late.pass(completed + REFUND_WINDOW_MS + 1 - late.world.clock.now())
    expect((await late.ask('POST', path, { cancelled_by: 'customer' })).status).toBe(409)
    const { ask, pass, order } = open()
    const { body } = await ask('POST', path, { cancelled_by: 'customer' })
    expect(body.order_status).toBe('REFUND_REQUESTED')
    pass(4 * MINUTE)
    expect(order('lizaUnrated')?.order_status).toMatch(/^REFUND(ED|_REJECTED)$/)
  })

  test('the seeded orders continue by the world’s clock, each from its status', () => {
    const { tables, pass, order } = open()
    const status = (key: OrderKey) => order(key)?.order_status
    const under = [
      'lizaPending',
      'carloPending',
      'lizaPreparing',
      'miaPreparing',
      'lizaPacked',
      'carloPendingCancellation',
    ] as const
    const READY = 'READY_TO_PICK_UP'
    const before = under.map(status)
    pass(MINUTE)
    expect(under.map(status)).toEqual(before)
    pass(4 * MINUTE)
    expect(under.filter((key, n) => status(key) === before[n])).toEqual([])
    expect([status('lizaPending'), status('lizaPreparing')]).toEqual(['PREPARING', 'PACKED'])
    pass(60 * MINUTE)
    expect(under.slice(0, 5).map(status)).toEqual(Array(5).fill(READY))
    expect(status('carloRefundRequested')).toBe('REFUND_REQUESTED')
    // That shop opens at four in the afternoon.
    pass(5 * 60 * MINUTE)
    expect(status('carloRefundRequested')).toMatch(/^REFUND(ED|_REJECTED)$/)
    // Orders that wait for the buyer do not change by themselves.
    expect([status('lizaShipped'), status('lizaUnrated')]).toEqual([READY, 'COMPLETED'])
    expect([...tables.jobs.all()].filter(({ kind }) => kind.startsWith('order:'))).toEqual([])
  })

  test('a refused cancellation drops its reason, notifies the buyer, and does not make the shop work twice as fast, ORDERS-14', async () => {
    const { tables, world, news, cancelOrder, pass, order } = open()
    await cancelOrder('lizaPreparing')
    expect(order('lizaPreparing')).toMatchObject({
      order_status: 'PENDING_CANCELLATION',
      cancel_reason: 'CHANGE OF MIND',
    })
    world.random.chance = () => false
    pass(3 * MINUTE)
    const { order_status, cancel_reason } = order('lizaPreparing')!
    expect([order_status, cancel_reason]).toEqual(['PREPARING', null])
    expect(news().at(-1)?.title).toBe('Order not cancelled')
    expect(tables.jobs.by('subject_id', orderIds.lizaPreparing).map(({ kind }) => kind)).toEqual([
      'order:progress',
    ])
  })
})

const { market, ask } = steered()
async function found(filter: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams(filter)
  const { status, body } = await ask(
    'GET',
    `/transactions/customer/${namedBuyers.liza.id}?${query}`,
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
