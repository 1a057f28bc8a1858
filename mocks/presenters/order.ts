import type { OrderRow, ShopRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'
import { presentShopSummary, shopAddress } from './shop.ts'

/** Cash is paid when the order is received, and given back for a refund. */
function paymentStatus(world: World, order: OrderRow): Schemas['PaymentStatus'] {
  const online =
    order.payment_id === null ? undefined : world.tables.payments.get(order.payment_id)?.status
  if (online) return online
  if (order.order_status === 'REFUNDED') return 'REFUNDED'
  return order.order_timeline.COMPLETED ? 'PAID' : 'PENDING'
}

export function presentOrder(world: World, order: OrderRow): Schemas['Order'] {
  const shop = world.tables.shops.get(order.shop_id) as ShopRow
  return {
    _id: order._id,
    customer: order.customer_id,
    shop: presentShopSummary(world, shop),
    ...(order.delivery_method === 'PICKUP' && { pickup_address: shopAddress(shop) }),
    products: order.items.map((item) => ({
      product: {
        _id: item.product_id,
        product_name: item.product_name,
        price: item.price,
        display_picture: world.mediaUrl(item.display_picture),
      },
      quantity: item.quantity,
      isRate: item.is_rated,
    })),
    address: order.address,
    payment_method: order.payment_method,
    payment_status: paymentStatus(world, order),
    delivery_method: order.delivery_method,
    delivery_instruction: order.delivery_instruction,
    order_timeline: order.order_timeline,
    order_status: order.order_status,
    fees: order.fees,
    total_price: order.total_price,
    cancel_reason: order.cancel_reason,
    delivery_reviewed: order.delivery_review !== null,
    createdAt: order.created_at,
  }
}
