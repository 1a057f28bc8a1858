import type { OrderRow, UserRow } from '#fixtures/rows.ts'
import { presentOrder } from '../presenters/order.ts'
import { newestFirst, pageOf } from '../presenters/page.ts'
import { forbidden, notFound, ok, problem } from '../replies.ts'
import { cancellationOf, REFUND_WINDOW_MS } from '../rules/orderLife.ts'
import { moveAndNotify, scheduleInHours } from '../rules/orders.ts'
import { nameMatches } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

const PAGE_SIZE = 8

function ownOrder(world: World, buyer: UserRow, id: string) {
  const order = world.tables.orders.get(id)
  if (!order) return { failure: notFound('order') }
  return order.customer_id === buyer._id ? { order } : { failure: forbidden() }
}

/** SHIPPED is a filter, not a status: handed to a courier and not arrived. */
const hasStatus = (order: OrderRow, status: string) =>
  status === 'SHIPPED'
    ? order.order_status === 'READY_TO_PICK_UP' && order.delivery_method === 'DELIVERY'
    : order.order_status === status

const namesOf = (world: World, order: OrderRow) =>
  [
    world.tables.shops.get(order.shop_id)?.shop_name ?? '',
    ...order.items.map((item) => item.product_name),
  ].join(' ')

const tooLate = (what: string) =>
  problem(409, 'wrong_status', `This order can't be ${what} any more`)

/** Ms of the shop's working hours after the order was received: nobody is asked at night. */
const REVIEW_AFTER_MS = [2 * 3_600_000, 6 * 3_600_000] as const

export const orders: Handlers<'orders'> = {
  listCustomerTransactions(world, { path, query, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    const { status, shop_name, transaction_id, page = 1 } = query
    const found = newestFirst(
      world.tables.orders.by('customer_id', buyer._id),
      (order) => order.created_at,
    ).filter(
      (order) =>
        (!status || hasStatus(order, status)) &&
        (!transaction_id || order._id === transaction_id.toLowerCase()) &&
        (!shop_name || nameMatches(namesOf(world, order), shop_name)),
    )
    return ok(pageOf(found, page, PAGE_SIZE, (order) => presentOrder(world, order)))
  },

  cancelTransaction(world, { path, body, buyer }) {
    const { order, failure } = ownOrder(world, buyer, path.id)
    if (!order) return failure
    const to = cancellationOf(order.order_status)
    if (!to) return tooLate('cancelled')
    return ok(
      presentOrder(
        world,
        moveAndNotify(
          world,
          world.tables.orders.update(order._id, { cancel_reason: body.reason }),
          to,
        ),
      ),
    )
  },

  completeTransaction(world, { path, buyer }) {
    const { order, failure } = ownOrder(world, buyer, path.id)
    if (!order) return failure
    const { order_status, order_timeline } = order
    if (order_status !== 'READY_TO_PICK_UP')
      return order_timeline.READY_TO_PICK_UP || order_timeline.CANCELLED
        ? tooLate('received')
        : problem(409, 'wrong_status', 'This order is not ready yet')
    scheduleInHours(
      world,
      order.shop_id,
      'order:askReview',
      order._id,
      world.random.int(...REVIEW_AFTER_MS),
    )
    return ok(presentOrder(world, moveAndNotify(world, order, 'COMPLETED')))
  },

  refundTransaction(world, { path, buyer }) {
    const { order, failure } = ownOrder(world, buyer, path.id)
    if (!order) return failure
    const completed = Date.parse(order.order_timeline.COMPLETED ?? '')
    if (order.order_status !== 'COMPLETED' || !(world.clock.now() - completed <= REFUND_WINDOW_MS))
      return tooLate('refunded')
    return ok(presentOrder(world, moveAndNotify(world, order, 'REFUND_REQUESTED')))
  },
}
