import { ApiError } from '#api/http/error.ts'
import { read, unreadable } from '#api/http/shape.ts'
import { ORDER_LIMIT_MS } from '#api/http/timeLimit.ts'
import { webAddress } from '#lib/webAddress.ts'
import type { Choices, SentOrder } from './attempt.ts'

const SECOND = 1000
/**
 * How long an order is searched for after a lost response, ms: the server may still be working on
 * it.
 */
const LOOK_MS = 60 * SECOND
/** The same after an error of the server itself, or of a gateway that has refused the call, ms. */
const LOOK_AFTER_FAILURE_MS = 5 * SECOND

/** The specification gives no more. */
const ANSWER = {
  transactions: [{ _id: 's', 'payment_method?': 's' }],
  'checkout_page_url?': 's',
} as const

interface OrderAnswer {
  transactions: { _id: string; payment_method?: string }[]
  checkout_page_url?: string
}

/** Parsed response, or null when it does not say what was ordered. */
export interface Answered {
  orderIds: string[]
  /** For a repeated key the server may return orders that were sent before. */
  method: Choices['payment']
  payUrl: string | null
}

export function readAnswer(data: unknown, { body }: SentOrder): Answered | null {
  const answer = read(data, ANSWER)
  if (answer === unreadable) return null
  const { transactions, checkout_page_url } = answer as OrderAnswer
  if (transactions.length !== body.transactions.length || transactions.some(({ _id }) => !_id))
    return null
  const said = transactions[0]?.payment_method
  const method =
    said === 'cod' || said === 'gcash' ? said : (body.transactions[0]?.payment_method ?? 'cod')
  return {
    orderIds: transactions.map(({ _id }) => _id),
    method,
    payUrl: webAddress(checkout_page_url),
  }
}

/**
 * How long to search after a failed call, ms. A gateway may have timed out while the server
 * continues; a used key belongs to an order that the server may be working on.
 */
export function lookTimeAfter(error: unknown): number {
  if (!(error instanceof ApiError) || error.code === 'idempotency_key_reused') return LOOK_MS
  const { status } = error
  const isOver =
    [500, 501, 503].includes(status) || (status >= 400 && status < 500 && status !== 408)
  return isOver ? LOOK_AFTER_FAILURE_MS : LOOK_MS
}

/** Until when to search after a tab was closed, ms since the epoch: its call may be in progress. */
export const lookUntilAfterTab = ({ at }: SentOrder, now: number): number =>
  Math.min(now, at + ORDER_LIMIT_MS) + LOOK_MS
