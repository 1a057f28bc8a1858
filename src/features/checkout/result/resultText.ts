import type { Schemas } from '#api/contract.ts'
import { formatMoney, roundMoney } from '#domain/money.ts'

export interface Result {
  /** Empty when only the payment is known. */
  orders: readonly Pick<Schemas['Order'], 'order_status' | 'payment_method'>[]
  /** Null for cash. */
  payment: Pick<Schemas['PaymentDetails'], 'status'> | null
}

interface ResultText {
  title: string
  text: string
  /** The payment did not arrive, or all orders were cancelled. */
  isProblem: boolean
}

const accepted = (text: string): ResultText => ({
  title: 'Order Accepted!',
  text,
  isProblem: false,
})
const CASH =
  'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.'
const PAID = 'Your online payment was successful. Please wait for the seller to process your order.'

const PENDING: ResultText = {
  title: 'Payment pending',
  text: 'Your order is placed, but the payment has not arrived yet. My Orders will show it as soon as it does.',
  isProblem: true,
}
const unpaid: Partial<Record<string, ResultText>> = {
  FAILED: {
    title: 'The payment failed',
    text: 'Nothing was charged. See My Orders for the details.',
    isProblem: true,
  },
  EXPIRED: {
    title: 'The payment has expired',
    text: 'It was not paid in time and nothing was charged.',
    isProblem: true,
  },
  REFUNDED: {
    title: 'The payment was refunded',
    text: 'Your order was cancelled, and the money goes back to you.',
    isProblem: true,
  },
}

function cancelledText({ payment }: Result): ResultText {
  const text =
    payment?.status === 'PAID'
      ? 'Your payment was received, but the order is cancelled. Please contact the shop or our support about your money.'
      : 'See My Orders for the reason. You don’t need to do anything.'
  return { title: 'This order was cancelled', text, isProblem: true }
}

function paymentText({ payment }: Result): ResultText {
  if (!payment) return accepted(CASH)
  return payment.status === 'PAID' ? accepted(PAID) : (unpaid[payment.status] ?? PENDING)
}

/** It says accepted only when the server has confirmed that and not all orders are cancelled. */
export function resultText(result: Result): ResultText {
  const { orders, payment } = result
  const cancelled = orders.filter(({ order_status }) => order_status === 'CANCELLED').length
  const ended = payment !== null && unpaid[payment.status] !== undefined
  if (cancelled > 0 && cancelled === orders.length && !ended) return cancelledText(result)
  const base = paymentText(result)
  if (cancelled === 0 || ended) return base
  return {
    ...base,
    text: `${base.text} ${cancelled} of your ${orders.length} orders ${cancelled === 1 ? 'was' : 'were'} cancelled.`,
  }
}

export type PlacedOrder = Pick<
  Schemas['Order'],
  'shop' | 'order_status' | 'payment_method' | 'delivery_method' | 'total_price'
>

/** Cash that is left to pay, pesos. */
const cashOf = (orders: readonly PlacedOrder[]) =>
  roundMoney(
    orders
      .filter(({ payment_method }) => payment_method === 'cod')
      .reduce((sum, { total_price }) => sum + total_price, 0),
  )

function pickupStep(orders: readonly PlacedOrder[]): string {
  const where =
    orders.length === 1
      ? `Pick it up at ${orders[0]?.shop.shop_name} once it is ready`
      : 'Pick up each order at its shop once it is ready'
  const cash = cashOf(orders)
  return cash > 0 ? `${where}, and pay ${formatMoney(cash)} in cash.` : `${where}.`
}

function deliveryStep(orders: readonly PlacedOrder[], total: number): string {
  const what = orders.length < total ? 'the delivery' : 'it'
  const cash = cashOf(orders)
  return `A courier brings ${what} to your address.${cash > 0 ? ` Please have ${formatMoney(cash)} in cash ready.` : ''}`
}

/** Says what happens next; nothing when all orders are cancelled. */
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
