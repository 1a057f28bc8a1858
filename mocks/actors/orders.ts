import { notify } from '../rules/notify.ts'
import { type OrderStatus, statusBeforeCancellation } from '../rules/orderLife.ts'
import { moveAndNotify } from '../rules/orders.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'

const next: Partial<Record<OrderStatus, OrderStatus>> = {
  PENDING: 'PREPARING',
  PREPARING: 'PACKED',
  PACKED: 'READY_TO_PICK_UP',
}
/** Share of cancellation and refund requests that shops accept. */
const AGREEMENT_RATE = 0.8

function progress(world: World, id: string) {
  const order = world.tables.orders.get(id)
  const to = order && next[order.order_status]
  // It was cancelled, or its cancellation requested, meanwhile.
  if (!order || !to) return
  moveAndNotify(world, order, to)
}

/** Asks about the first product that they haven't rated yet. */
function askReview(world: World, id: string) {
  const order = world.tables.orders.get(id)
  const item = order?.items.find(({ is_rated }) => !is_rated)
  if (order?.order_status !== 'COMPLETED' || !item) return
  notify(world, {
    user_id: order.customer_id,
    type: 'product-review',
    title: 'Product review',
    body: `How was ${item.product_name}? Tell other buyers about it.`,
    nav_id: item.product_id,
    display_picture: item.display_picture,
    theme: null,
  })
}

export const orderActors: Actors<'order'> = {
  'order:askReview': askReview,
  'order:progress': progress,

  'order:answerCancellation'(world, id) {
    const order = world.tables.orders.get(id)
    if (order?.order_status !== 'PENDING_CANCELLATION') return
    const agrees = world.random.chance(AGREEMENT_RATE)
    moveAndNotify(
      world,
      order,
      agrees ? 'CANCELLED' : statusBeforeCancellation(order.order_timeline),
    )
  },

  'order:answerRefund'(world, id) {
    const order = world.tables.orders.get(id)
    if (order?.order_status === 'REFUND_REQUESTED')
      moveAndNotify(
        world,
        order,
        world.random.chance(AGREEMENT_RATE) ? 'REFUNDED' : 'REFUND_REJECTED',
      )
  },
}
