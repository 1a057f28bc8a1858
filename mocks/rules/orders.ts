import type { OrderRow } from '../../fixtures/orderRows.ts'
import { shopActions } from '../../fixtures/shopActions.ts'
import type { World } from '../world/world.ts'
import { notify } from './notify.ts'
import { mayMove, type OrderStatus } from './orderLife.ts'

const updates: Partial<Record<OrderStatus, string>> = {
  PREPARING: 'is preparing your order',
  PACKED: 'has packed your order',
  READY_TO_PICK_UP: 'has your order ready',
  COMPLETED: 'has handed over your order',
  CANCELLED: 'has cancelled your order',
  REFUNDED: 'has refunded your order',
  REFUND_REJECTED: 'could not accept your refund request',
}

/**
 * Changes an order's status and what depends on it: the timeline, the stock of a cancelled order, the counts of sold products.
 * @throws Error when the change is not allowed
 */
export function moveOrder(world: World, order: OrderRow, to: OrderStatus): OrderRow {
  if (!mayMove(order.order_status, to)) throw new Error(`An order may not go from ${order.order_status} to ${to}`)
  if (to === 'CANCELLED') returnStock(world, order)
  if (to === 'COMPLETED') countSold(world, order)
  const order_timeline = { ...order.order_timeline, [to]: world.clock.iso() }
  return world.tables.orders.update(order._id, { order_status: to, order_timeline })
}

/** Changes an order's status on behalf of its shop and notifies the buyer. */
export function moveByShop(world: World, order: OrderRow, to: OrderStatus): void {
  moveOrder(world, order, to)
  const shop = world.tables.shops.get(order.shop_id)
  notify(world, {
    user_id: order.customer_id,
    type: 'orders',
    title: 'Order update',
    body: `${shop?.shop_name ?? 'The shop'} ${updates[to] ?? 'has looked at your order'}.`,
    nav_id: order._id,
    display_picture: shop?.display_picture ?? null,
    theme: null,
  })
}

/** Schedules the shop's next action on an order; does nothing when the order doesn't wait for the shop, or the action is scheduled already. */
export function scheduleShopAction(world: World, orderId: string): void {
  const order = world.tables.orders.get(orderId)
  const action = order && shopActions[order.order_status]
  if (!action || world.tables.jobs.by('subject_id', orderId).some(({ kind }) => kind === action.kind)) return
  world.schedule(action.kind, orderId, world.random.int(...action.after))
}

function returnStock(world: World, order: OrderRow) {
  for (const { product_id, quantity } of order.items) {
    const product = world.tables.products.get(product_id)
    if (product) world.tables.products.update(product_id, { stocks: product.stocks + quantity })
  }
}

function countSold(world: World, order: OrderRow) {
  for (const { product_id, quantity } of order.items) {
    const product = world.tables.products.get(product_id)
    if (product) world.tables.products.update(product_id, { sold: product.sold + quantity })
  }
}
