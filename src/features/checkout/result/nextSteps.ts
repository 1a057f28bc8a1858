import type { Schemas } from '#api/contract.ts'
import { formatMoney, roundMoney } from '#domain/money.ts'

export type PlacedOrder = Pick<Schemas['Order'], 'shop' | 'order_status' | 'payment_method' | 'delivery_method' | 'total_price'>

/** The amount that is left to pay in cash for some orders, pesos. */
const cashOf = (orders: readonly PlacedOrder[]) =>
  roundMoney(orders.filter(({ payment_method }) => payment_method === 'cod').reduce((sum, { total_price }) => sum + total_price, 0))

function pickupStep(orders: readonly PlacedOrder[]): string {
  const where =
    orders.length === 1 ? `Pick it up at ${orders[0]?.shop.shop_name} once it is ready` : 'Pick up each order at its shop once it is ready'
  const cash = cashOf(orders)
  return cash > 0 ? `${where}, and pay ${formatMoney(cash)} in cash.` : `${where}.`
}

function deliveryStep(orders: readonly PlacedOrder[], total: number): string {
  const what = orders.length < total ? 'the delivery' : 'it'
  const cash = cashOf(orders)
  return `A courier brings ${what} to your address.${cash > 0 ? ` Please have ${formatMoney(cash)} in cash ready.` : ''}`
}

/** What happens next with the orders of a checkout, step by step; nothing when all of them are cancelled. */
export function nextSteps(all: readonly PlacedOrder[]): string[] {
  const orders = all.filter(({ order_status }) => order_status !== 'CANCELLED')
  if (orders.length === 0) return []
  const pickups = orders.filter(({ delivery_method }) => delivery_method === 'PICKUP')
  const deliveries = orders.filter(({ delivery_method }) => delivery_method === 'DELIVERY')
  return [
    orders.length === 1
      ? `${orders[0]?.shop.shop_name} confirms your order and prepares it.`
      : 'Each shop confirms its order and prepares it.',
    ...(pickups.length > 0 ? [pickupStep(pickups)] : []),
    ...(deliveries.length > 0 ? [deliveryStep(deliveries, orders.length)] : []),
    'We’ll notify you at every step. You can also check My Orders.',
  ]
}
