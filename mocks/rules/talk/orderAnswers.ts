import { pesos } from '../money.ts'
import type { KnownOrder, TalkFacts } from './facts.ts'
import { orderIn, type Topic } from './mentions.ts'

function stateOf({ order_status, delivery_method, unpaid }: KnownOrder): string {
  const states: Record<KnownOrder['order_status'], string> = {
    PENDING: unpaid
      ? 'is waiting for your payment'
      : 'is waiting for us to confirm it, saglit lang po',
    PREPARING: 'is being prepared now',
    PACKED:
      delivery_method === 'DELIVERY'
        ? 'is packed and waits for the rider'
        : 'is packed, almost ready for pick-up',
    READY_TO_PICK_UP:
      delivery_method === 'DELIVERY'
        ? 'is with the rider, papunta na po sa inyo'
        : 'is ready, pwede na pong kunin',
    COMPLETED: 'was received already, salamat po',
    PENDING_CANCELLATION: 'waits for our answer to your cancellation',
    CANCELLED: 'was cancelled',
    REFUND_REQUESTED: 'waits for our answer to your refund request',
    REFUNDED: 'was refunded',
    REFUND_REJECTED: 'could not be refunded po',
  }
  return states[order_status]
}

function nameOf({ items, total_price }: KnownOrder): string {
  const more = items.length > 1 ? ` and ${items.length - 1} more` : ''
  return `Your order of ${items[0]?.product_name ?? 'nothing'}${more} (${pesos(total_price)})`
}

function remedyOf(order: KnownOrder): string {
  if (order.order_status === 'COMPLETED')
    return ' Within 48 hours you can request a refund in My Orders po, with a picture if you have one.'
  if (['PENDING', 'PREPARING', 'PACKED'].includes(order.order_status))
    return ' You can still cancel it in My Orders po.'
  return ''
}

/** Words or an id tell it. */
export const asksAboutOrder = ({ text, orders }: TalkFacts, topics: readonly Topic[]): boolean =>
  topics.includes('order') || topics.includes('problem') || orderIn(text, orders) !== undefined

/** The order that the text names, or else the latest with this shop. */
export function orderAnswer({ text, orders, shopId }: TalkFacts, topics: readonly Topic[]): string {
  const named = orderIn(text, orders)
  const sorry = topics.includes('problem') ? 'Pasensya na po! ' : ''
  if (named && named.shop_id !== shopId)
    return `${sorry}That order is with another shop po, please ask them.`
  const order = named ?? orders.find(({ shop_id }) => shop_id === shopId)
  if (!order) return `${sorry}We see no order of yours with us yet po.`
  return `${sorry}${nameOf(order)} ${stateOf(order)}.${sorry && remedyOf(order)}`
}
