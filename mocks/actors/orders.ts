import { awaitShop, moveByShop } from '../rules/orders.ts'
import type { OrderStatus } from '../rules/orderLife.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'

/** What a shop does next with an order. */
const next: Partial<Record<OrderStatus, OrderStatus>> = { PENDING: 'PREPARING', PREPARING: 'PACKED', PACKED: 'READY_TO_PICK_UP' }
/** Share of cancellations and refunds to which a shop agrees. */
const AGREES = 0.8

/** The status in which an order stood before it asked to be cancelled. */
const before = (timeline: Record<string, string>): OrderStatus => (timeline.PACKED ? 'PACKED' : 'PREPARING')

function progress(world: World, id: string) {
  const order = world.tables.orders.get(id)
  const to = order && next[order.order_status]
  // Cancelled or waiting for an answer meanwhile: the shop lets it rest.
  if (!order || !to) return
  moveByShop(world, order, to)
  awaitShop(world, id)
}

export const orderActors: Actors = {
  'order:progress': progress,

  'order:answerCancellation'(world, id) {
    const order = world.tables.orders.get(id)
    if (order?.order_status !== 'PENDING_CANCELLATION') return
    const agrees = world.random.chance(AGREES)
    moveByShop(world, order, agrees ? 'CANCELLED' : before(order.order_timeline))
    awaitShop(world, id)
  },

  'order:answerRefund'(world, id) {
    const order = world.tables.orders.get(id)
    if (order?.order_status === 'REFUND_REQUESTED') moveByShop(world, order, world.random.chance(AGREES) ? 'REFUNDED' : 'REFUND_REJECTED')
  },
}
