import { describe, expect, test } from 'vitest'
import { namedBuyers, type OrderKey, orderIds } from '#fixtures/named.ts'
import {
  cancellationOf,
  mayMove,
  type OrderStatus,
  REFUND_WINDOW_MS,
  transitions,
} from '#mocks/rules/orderLife.ts'
import { moveOrder } from '#mocks/rules/orders.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { call, openMarket } from '../support/market.ts'

const statuses = Object.keys(transitions) as OrderStatus[]
const MINUTE = 60_000

describe('status changes', () => {
  const allowed = [
    'PENDING PREPARING',
    'PENDING CANCELLED',
    'PREPARING PACKED',
    'PREPARING PENDING_CANCELLATION',
    'PACKED READY_TO_PICK_UP',
    'PACKED PENDING_CANCELLATION',
    'PENDING_CANCELLATION CANCELLED',
    'PENDING_CANCELLATION PREPARING',
    'PENDING_CANCELLATION PACKED',
    'READY_TO_PICK_UP COMPLETED',
    'COMPLETED REFUND_REQUESTED',
    'REFUND_REQUESTED REFUNDED',
    'REFUND_REQUESTED REFUND_REJECTED',
  ]
  test('of a hundred pairs of statuses thirteen are allowed, ORDERS-13 ORDERS-20 ORDERS-25', () => {
    expect(
      statuses
        .flatMap((from) => statuses.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`))
        .sort(),
    ).toEqual([...allowed].sort())
  })

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

  test('cancelling returns the pieces to the stock at once, ORDERS-14 ORDERS-17', async () => {
    const market = openMarket({ products: 80 })
    const { tables } = market.world
    const [item] = tables.orders.get(orderIds.lizaPending)?.items ?? []
    const before = tables.products.get(item?.product_id ?? '')?.stocks ?? NaN
    const { body } = await call(market, 'POST', `/transactions/cancel/${orderIds.lizaPending}`, {
      token: market.login('liza'),
      body: cancel,
    })
    expect([body.order_status, body.cancel_reason]).toEqual(['CANCELLED', 'CHANGE OF MIND'])
    expect(tables.products.get(item?.product_id ?? '')?.stocks).toBe(
      before + (item?.quantity ?? NaN),
    )
  })

  test('a shop answers a late cancellation request, ORDERS-14', async () => {
    const market = openMarket({ products: 80 })
    await call(market, 'POST', `/transactions/cancel/${orderIds.lizaPreparing}`, {
      token: market.login('liza'),
      body: cancel,
    })
    applyScenario(market, { advance: 4 * MINUTE })
    const order = market.world.tables.orders.get(orderIds.lizaPreparing)
    expect(order?.order_timeline.PENDING_CANCELLATION).toBeDefined()
    expect(order?.order_status).not.toBe('PENDING_CANCELLATION')
  })

  test('collecting an order counts its pieces as sold, ORDERS-20', async () => {
    const market = openMarket({ products: 80 })
    const { tables } = market.world
    const [item] = tables.orders.get(orderIds.lizaPickup)?.items ?? []
    const before = tables.products.get(item?.product_id ?? '')?.sold ?? NaN
    const { body } = await call(market, 'PUT', `/transactions/complete/${orderIds.lizaPickup}`, {
      token: market.login('liza'),
    })
    expect(body.order_status).toBe('COMPLETED')
    expect(tables.products.get(item?.product_id ?? '')?.sold).toBe(before + (item?.quantity ?? NaN))
  })

  test('a refund can be requested for 48 hours, ORDERS-25', async () => {
    expect(REFUND_WINDOW_MS).toBe(48 * 3_600_000)
    const market = openMarket({ products: 80 })
    const ask = () =>
      call(market, 'POST', `/transactions/refund/${orderIds.lizaUnrated}`, {
        token: market.login('liza'),
        body: { cancelled_by: 'customer' },
      })
    const completed = Date.parse(
      market.world.tables.orders.get(orderIds.lizaUnrated)?.order_timeline.COMPLETED ?? '',
    )
    applyScenario(market, { advance: completed + REFUND_WINDOW_MS + 1 - market.world.clock.now() })
    expect((await ask()).status).toBe(409)
    const inTime = openMarket({ products: 80 })
    expect(
      (
        await call(inTime, 'POST', `/transactions/refund/${orderIds.lizaUnrated}`, {
          token: inTime.login('liza'),
          body: { cancelled_by: 'customer' },
        })
      ).body.order_status,
    ).toBe('REFUND_REQUESTED')
    applyScenario(inTime, { advance: 4 * MINUTE })
    expect(inTime.world.tables.orders.get(orderIds.lizaUnrated)?.order_status).toMatch(
      /^REFUND(ED|_REJECTED)$/,
    )
  })

  test('the seeded orders continue by the world’s clock, each from its status', () => {
    const market = openMarket({ products: 80 })
    const { orders, jobs } = market.world.tables
    const status = (key: OrderKey) => orders.get(orderIds[key])?.order_status
    const under = [
      'lizaPending',
      'carloPending',
      'lizaPreparing',
      'miaPreparing',
      'lizaPacked',
      'carloPendingCancellation',
    ] as const
    const before = under.map(status)
    applyScenario(market, { advance: MINUTE })
    expect(under.map(status)).toEqual(before)
    applyScenario(market, { advance: 4 * MINUTE })
    expect(under.filter((key, n) => status(key) === before[n])).toEqual([])
    expect([status('lizaPending'), status('lizaPreparing'), status('lizaPacked')]).toEqual([
      'PREPARING',
      'PACKED',
      'READY_TO_PICK_UP',
    ])
    applyScenario(market, { advance: 60 * MINUTE })
    expect(under.slice(0, 5).map(status)).toEqual(under.slice(0, 5).map(() => 'READY_TO_PICK_UP'))
    expect(status('carloRefundRequested')).toBe('REFUND_REQUESTED')
    // That shop opens at four in the afternoon.
    applyScenario(market, { advance: 5 * 60 * MINUTE })
    expect(status('carloRefundRequested')).toMatch(/^REFUND(ED|_REJECTED)$/)
    // Orders that wait for the buyer do not change by themselves.
    expect([status('lizaPickup'), status('lizaShipped'), status('lizaUnrated')]).toEqual([
      'READY_TO_PICK_UP',
      'READY_TO_PICK_UP',
      'COMPLETED',
    ])
    expect([...jobs.all()].filter(({ kind }) => kind.startsWith('order:'))).toEqual([])
  })

  test('a refused cancellation drops its reason, notifies the buyer, and does not make the shop work twice as fast, ORDERS-14', async () => {
    const market = openMarket({ products: 80 })
    const { tables, random } = market.world
    const id = orderIds.lizaPreparing
    await call(market, 'POST', `/transactions/cancel/${id}`, {
      token: market.login('liza'),
      body: cancel,
    })
    expect(tables.orders.get(id)).toMatchObject({
      order_status: 'PENDING_CANCELLATION',
      cancel_reason: 'CHANGE OF MIND',
    })
    random.chance = () => false
    applyScenario(market, { advance: 3 * MINUTE })
    expect(tables.orders.get(id)).toMatchObject({ order_status: 'PREPARING', cancel_reason: null })
    expect(tables.notifications.by('user_id', namedBuyers.liza.id).at(-1)?.title).toBe(
      'Order not cancelled',
    )
    expect(tables.jobs.by('subject_id', id).map(({ kind }) => kind)).toEqual(['order:progress'])
  })

  test('SHIPPED lists deliveries that are with the courier, and is not a status, SHELL-19', async () => {
    const market = openMarket({ products: 80 })
    const { body } = await call(
      market,
      'GET',
      `/transactions/customer/${namedBuyers.liza.id}?status=SHIPPED`,
      {
        token: market.login('liza'),
      },
    )
    expect(body.items.map((order: { _id: string }) => order._id)).toEqual([orderIds.lizaShipped])
  })
})
