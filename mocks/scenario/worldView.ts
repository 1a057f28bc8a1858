import type { OrderRow } from '#fixtures/rows.ts'
import { newestFirst } from '../presenters/page.ts'
import { isUnpaid, type ShopStatus, shopStepsOf } from '../rules/orderLife.ts'
import type { World } from '../world/world.ts'

export interface OrderLine {
  id: string
  shop: string
  /** 'Pandesal × 2, Ensaymada'. */
  items: string
  /** World time, ms. */
  placed: number
  /** Pesos. */
  total: number
  status: OrderRow['order_status']
  isUnpaid: boolean
  steps: ShopStatus[]
}

/** It has not ended. */
export interface PaymentLine {
  id: string
  /** Pesos. */
  amount: number
  shops: string[]
  /** World time, ms. */
  expires: number
}

const shopName = ({ tables }: World, id: string | undefined) =>
  tables.shops.get(id ?? '')?.shop_name ?? 'A shop'

const orderLine = (world: World, order: OrderRow): OrderLine => ({
  id: order._id,
  shop: shopName(world, order.shop_id),
  items: order.items
    .map(({ product_name, quantity }) =>
      quantity > 1 ? `${product_name} × ${quantity}` : product_name,
    )
    .join(', '),
  placed: Date.parse(order.created_at),
  total: order.total_price,
  status: order.order_status,
  isUnpaid: isUnpaid(world, order),
  steps: shopStepsOf(world, order),
})

/** Begins with orders with which their shops can do something; newest first. */
export function ordersOf(world: World, buyerId: string): OrderLine[] {
  const lines = newestFirst(
    world.tables.orders.by('customer_id', buyerId),
    ({ created_at }) => created_at,
  ).map((order) => orderLine(world, order))
  return [
    ...lines.filter(({ steps }) => steps.length > 0),
    ...lines.filter(({ steps }) => steps.length === 0),
  ]
}

/** Not ended, newest first. */
export function openPaymentsOf(world: World, buyerId: string): PaymentLine[] {
  const { payments, orders } = world.tables
  const open = payments.by('user_id', buyerId).filter(({ status }) => status === 'PENDING')
  return newestFirst(open, ({ created_at }) => created_at).map(
    ({ _id, amount, order_ids, expires_at }) => ({
      id: _id,
      amount,
      shops: [...new Set(order_ids.map((id) => shopName(world, orders.get(id)?.shop_id)))],
      expires: Date.parse(expires_at),
    }),
  )
}
