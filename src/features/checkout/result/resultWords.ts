import type { Schemas } from '../../../api/contract.ts'

/** What the server says of a checkout that is over. */
export interface Result {
  /** The orders that are known of it; empty when only the payment is. */
  orders: readonly Pick<Schemas['Order'], 'order_status' | 'payment_method'>[]
  /** Its online payment; null for cash. */
  payment: Pick<Schemas['PaymentDetails'], 'status'> | null
}

interface Words {
  title: string
  text: string
  /** It is no reason to be glad. */
  trouble: boolean
}

const accepted = (text: string): Words => ({ title: 'Order Accepted!', text, trouble: false })
const CASH = 'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.'
const PAID = 'Your online payment was successful. Please wait for the seller to process your order.'

const PENDING: Words = {
  title: 'Payment pending',
  text: 'Your order is placed, but the payment has not arrived yet. Your orders show it as soon as it does.',
  trouble: true,
}
const unpaid: Partial<Record<string, Words>> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged. Your orders tell what has become of them.', trouble: true },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time and nothing was charged.', trouble: true },
}

function cancelledWords({ payment }: Result): Words {
  const text =
    payment?.status === 'PAID'
      ? 'Your payment was received, but the order is cancelled. Please contact the shop or our support about your money.'
      : 'Your orders tell why. Nothing more needs to be done.'
  return { title: 'This order was cancelled', text, trouble: true }
}

function wordsOfPayment({ payment }: Result): Words {
  if (!payment) return accepted(CASH)
  return payment.status === 'PAID' ? accepted(PAID) : (unpaid[payment.status] ?? PENDING)
}

/** How a checkout has ended, in words: never accepted before the server says so, and never when it was cancelled meanwhile. */
export function resultWords(result: Result): Words {
  const { orders, payment } = result
  const cancelled = orders.filter(({ order_status }) => order_status === 'CANCELLED').length
  const ended = payment !== null && unpaid[payment.status] !== undefined
  if (cancelled > 0 && cancelled === orders.length && !ended) return cancelledWords(result)
  const words = wordsOfPayment(result)
  if (cancelled === 0 || ended) return words
  return { ...words, text: `${words.text} ${cancelled} of your ${orders.length} orders ${cancelled === 1 ? 'was' : 'were'} cancelled.` }
}
