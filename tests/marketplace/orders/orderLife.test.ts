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
import { as, openMarket } from '../support/market.ts'

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
  function open() {
    const market = openMarket({ products: 80 })
    const { tables, random, clock } = market.world
    const ask = as(market, 'liza')
    return {
      tables,
      random,
      clock,
      ask,
      pass: (ms: number) => applyScenario(market, { advance: ms }),
      order: (key: OrderKey) => tables.orders.get(orderIds[key]),
      /** The first product of an order, with its pieces in the order. */
      firstOf: (key: OrderKey) => {
        const [item] = tables.orders.get(orderIds[key])?.items ?? []
        return { ...tables.products.get(item?.product_id ?? ''), pieces: item?.quantity ?? NaN }
      },
      cancelOrder: async (key: OrderKey) =>
        (await ask('POST', `/transactions/cancel/${orderIds[key]}`, cancel)).body,
    }
  }

  test('a shop answers a late cancellation request, ORDERS-14', async () => {
    const { cancelOrder, pass, order } = open()
    await cancelOrder('lizaPreparing')
    pass(4 * MINUTE)
    expect(order('lizaPreparing')?.order_timeline.PENDING_CANCELLATION).toBeDefined()
    expect(order('lizaPreparing')?.order_status).not.toBe('PENDING_CANCELLATION')
  })

  test('collecting an order counts its pieces as sold, ORDERS-20', async () => {
    const { ask, firstOf } = open()
    const { sold = NaN, pieces } = firstOf('lizaPickup')
    const { body } = await ask('PUT', `/transactions/complete/${orderIds.lizaPickup}`)
    expect(body.order_status).toBe('COMPLETED')
    expect(firstOf('lizaPickup').sold).toBe(sold + pieces)
  })

  test('a refund can be requested for 48 hours, ORDERS-25', async () => {
    expect(REFUND_WINDOW_MS).toBe(48 * 3_600_000)
    const path = `/transactions/refund/${orderIds.lizaUnrated}`
    const late = open()
    const completed = Date.parse(late.order('lizaUnrated')?.order_timeline.COMPLETED ?? '')
    late.pass(completed + REFUND_WINDOW_MS + 1 - late.clock.now())
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
    const before = under.map(status)
    pass(MINUTE)
    expect(under.map(status)).toEqual(before)
    pass(4 * MINUTE)
    expect(under.filter((key, n) => status(key) === before[n])).toEqual([])
    expect([status('lizaPending'), status('lizaPreparing'), status('lizaPacked')]).toEqual([
      'PREPARING',
      'PACKED',
      'READY_TO_PICK_UP',
    ])
    pass(60 * MINUTE)
    expect(under.slice(0, 5).map(status)).toEqual(under.slice(0, 5).map(() => 'READY_TO_PICK_UP'))
    expect(status('carloRefundRequested')).toBe('REFUND_REQUESTED')
    // That shop opens at four in the afternoon.
    pass(5 * 60 * MINUTE)
    expect(status('carloRefundRequested')).toMatch(/^REFUND(ED|_REJECTED)$/)
    // Orders that wait for the buyer do not change by themselves.
    expect([status('lizaPickup'), status('lizaShipped'), status('lizaUnrated')]).toEqual([
      'READY_TO_PICK_UP',
      'READY_TO_PICK_UP',
      'COMPLETED',
    ])
    expect([...tables.jobs.all()].filter(({ kind }) => kind.startsWith('order:'))).toEqual([])
  })

  test('a refused cancellation drops its reason, notifies the buyer, and does not make the shop work twice as fast, ORDERS-14', async () => {
    const { tables, random, cancelOrder, pass, order } = open()
    await cancelOrder('lizaPreparing')
    expect(order('lizaPreparing')).toMatchObject({
      order_status: 'PENDING_CANCELLATION',
      cancel_reason: 'CHANGE OF MIND',
    })
    random.chance = () => false
    pass(3 * MINUTE)
    expect(order('lizaPreparing')).toMatchObject({
      order_status: 'PREPARING',
      cancel_reason: null,
    })
    expect(tables.notifications.by('user_id', namedBuyers.liza.id).at(-1)?.title).toBe(
      'Order not cancelled',
    )
    expect(tables.jobs.by('subject_id', orderIds.lizaPreparing).map(({ kind }) => kind)).toEqual([
      'order:progress',
    ])
  })
})
