import { afterOpenFor } from '#fixtures/openingHours.ts'
import type { JobKind, OrderRow, ShopRow } from '#fixtures/rows.ts'
import { shopActions } from '#fixtures/shopActions.ts'
import type { World } from '../world/world.ts'
import { cancelJobs } from './jobs.ts'
import { mayMove, type OrderStatus } from './orderLife.ts'
import { notifyStep } from './orderNews.ts'
import { releasePayment } from './paymentParts.ts'

const shopJobs = new Set(Object.values(shopActions).map(({ kind }) => kind))
/** Its cancellation was requested. */
const isResumed = (from: OrderStatus, to: OrderStatus) =>
  from === 'PENDING_CANCELLATION' && to !== 'CANCELLED'

/**
 * Changes what depends on the status, too: the timeline, the stock and payment of a cancelled or
 * refunded order, the sold counts, and the shop's next action. A refused cancellation loses its
 * reason.
 * @throws Error when the change is not allowed
 */
export function moveOrder(world: World, order: OrderRow, to: OrderStatus): OrderRow {
  const { orders } = world.tables
  const { _id, order_status: from } = order
  if (!mayMove(from, to)) throw new Error(`An order may not go from ${from} to ${to}`)
  const isReturned = to === 'CANCELLED' || to === 'REFUNDED'
  if (isReturned) addPieces(world, order, 'stocks')
  if (to === 'COMPLETED') addPieces(world, order, 'sold')
  const order_timeline = { ...order.order_timeline, [to]: world.clock.iso() }
  const moved = orders.update(_id, {
    order_status: to,
    order_timeline,
    ...(isResumed(from, to) && { cancel_reason: null }),
  })
  if (isReturned) releasePayment(world, moved)
  scheduleShopAction(world, _id)
  return orders.get(_id) as OrderRow
}

export function moveAndNotify(world: World, order: OrderRow, to: OrderStatus): OrderRow {
  const moved = moveOrder(world, order, to)
  notifyStep(world, moved, isResumed(order.order_status, to) ? 'RESUMED' : to)
  return moved
}

/**
 * Takes the shop's hours, and replaces any other action; an order that doesn't wait for its shop
 * gets none.
 */
export function scheduleShopAction(world: World, orderId: string): void {
  for (const kind of shopJobs) cancelJobs(world, orderId, kind)
  const order = world.tables.orders.get(orderId)
  const action = order && shopActions[order.order_status]
  if (action)
    scheduleInHours(world, order.shop_id, action.kind, orderId, world.random.int(...action.after))
}

/** The job takes a shop `ms` of its working hours. */
export function scheduleInHours(
  world: World,
  shopId: string,
  kind: JobKind,
  subjectId: string,
  ms: number,
): void {
  const { working_hour } = world.tables.shops.get(shopId) as ShopRow
  world.schedule(kind, subjectId, afterOpenFor(working_hour, world.clock.now(), ms))
}

function addPieces(world: World, order: OrderRow, to: 'stocks' | 'sold') {
  for (const { product_id, quantity } of order.items) {
    const product = world.tables.products.get(product_id)
    if (product) world.tables.products.update(product_id, { [to]: product[to] + quantity })
  }
}
