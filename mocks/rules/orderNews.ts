import { isOpen, openingText } from '#fixtures/openingHours.ts'
import { newsOf, orderName, type OrderStep } from '#fixtures/orderNews.ts'
import type { OrderRow, PaymentRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { pesos, methodNames } from './money.ts'
import { notify } from './notify.ts'

/** Empty for an open shop. */
function restingText({ tables, clock }: World, order: OrderRow): string {
  const shop = tables.shops.get(order.shop_id)
  const now = clock.now()
  return !shop || isOpen(shop.working_hour, now)
    ? ''
    : `${shop.shop_name} is closed now and starts on your ${orderName(order)} when it opens, ${openingText(shop.working_hour, now)}.`
}

/** Empty when no money is concerned. */
function moneyText(
  { tables }: World,
  { payment_id, payment_method, order_status, total_price }: OrderRow,
): string {
  const status = tables.payments.get(payment_id ?? '')?.status
  if (order_status === 'CANCELLED' && status === 'EXPIRED') return ' Nothing was charged.'
  if (status === 'REFUNDED')
    return ` ${pesos(total_price)} goes back to your ${methodNames[payment_method] ?? payment_method}.`
  return order_status === 'REFUNDED' ? ` You get ${pesos(total_price)} back in cash.` : ''
}

const shopName = ({ tables }: World, { shop_id }: OrderRow): string =>
  tables.shops.get(shop_id)?.shop_name ?? 'The shop'

const about = (world: World, order: OrderRow, title: string, body: string) =>
  notify(world, {
    user_id: order.customer_id,
    type: 'orders',
    title,
    body,
    nav_id: order._id,
    display_picture: world.tables.shops.get(order.shop_id)?.display_picture ?? null,
    theme: null,
  })

/** The row has taken the step already. */
export function notifyStep(world: World, order: OrderRow, step: OrderStep): void {
  const { title, body } = newsOf(step, order, shopName(world, order))
  about(world, order, title, body + moneyText(world, order))
}

export function notifyPlaced(world: World, order: OrderRow): void {
  const name = shopName(world, order)
  const { title, body } = newsOf('PENDING', order, name)
  const unpaid = order.payment_id !== null
  about(
    world,
    order,
    title,
    unpaid
      ? `${name} starts on your ${orderName(order)} once you have paid for it.`
      : restingText(world, order) || body,
  )
}

const paymentNews = {
  PAID: { title: 'Payment received', text: 'was received' },
  FAILED: { title: 'Payment failed', text: 'did not go through' },
  EXPIRED: { title: 'Payment expired', text: 'was not made in time' },
} as const

/** Notifies once, also when the payment covers several orders. */
export function notifyPayment(
  world: World,
  payment: PaymentRow,
  status: keyof typeof paymentNews,
): void {
  const [first] = payment.order_ids.flatMap((id) => world.tables.orders.get(id) ?? [])
  if (!first) return
  const count = payment.order_ids.length
  const { title, text } = paymentNews[status]
  const ordered = count === 1 ? `your ${orderName(first)} was` : `your ${count} orders were`
  const outcome = status === 'PAID' ? '.' : `, and ${ordered} cancelled.`
  const resting = status === 'PAID' && count === 1 ? restingText(world, first) : ''
  const method = methodNames[payment.payment_method] ?? payment.payment_method
  about(
    world,
    first,
    title,
    `Your ${method} payment of ${pesos(payment.amount)} ${text}${outcome}${resting && ` ${resting}`}`,
  )
}
