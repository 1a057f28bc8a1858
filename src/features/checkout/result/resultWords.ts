import type { Schemas } from '#api/contract.ts'

/** The server's data about a finished checkout. */
export interface Result {
  /** Its known orders; empty when only the payment is known. */
  orders: readonly Pick<Schemas['Order'], 'order_status' | 'payment_method'>[]
  /** Its online payment; null for cash. */
  payment: Pick<Schemas['PaymentDetails'], 'status'> | null
}

interface Words {
  title: string
  text: string
  /** The result is not a success. */
  trouble: boolean
}

const accepted = (text: string): Words => ({ title: 'Order Accepted!', text, trouble: false })
const CASH = 'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.'
const PAID = 'Your online payment was successful. Please wait for the seller to process your order.'

const PENDING: Words = {
  title: 'Payment pending',
  text: 'Your order is placed, but the payment has not arrived yet. My Orders will show it as soon as it does.',
  trouble: true,
}
const unpaid: Partial<Record<string, Words>> = {
  FAILED: { title: 'The payment failed', text: 'Nothing was charged. See My Orders for the details.', trouble: true },
  EXPIRED: { title: 'The payment has expired', text: 'It was not paid in time and nothing was charged.', trouble: true },
  REFUNDED: { title: 'The payment was refunded', text: 'Your order was cancelled, and the money goes back to you.', trouble: true },
}

function cancelledWords({ payment }: Result): Words {
  const text =
    payment?.status === 'PAID'
      ? 'Your payment was received, but the order is cancelled. Please contact the shop or our support about your money.'
      : 'See My Orders for the reason. You don’t need to do anything.'
  return { title: 'This order was cancelled', text, trouble: true }
}

function wordsOfPayment({ payment }: Result): Words {
  if (!payment) return accepted(CASH)
  return payment.status === 'PAID' ? accepted(PAID) : (unpaid[payment.status] ?? PENDING)
}

/** The text for the end of a checkout: accepted only when the server has confirmed that, and never when it was cancelled meanwhile. */
export function resultWords(result: Result): Words {
  const { orders, payment } = result
  const cancelled = orders.filter(({ order_status }) => order_status === 'CANCELLED').length
  const ended = payment !== null && unpaid[payment.status] !== undefined
  if (cancelled > 0 && cancelled === orders.length && !ended) return cancelledWords(result)
  const words = wordsOfPayment(result)
  if (cancelled === 0 || ended) return words
  return { ...words, text: `${words.text} ${cancelled} of your ${orders.length} orders ${cancelled === 1 ? 'was' : 'were'} cancelled.` }
}
