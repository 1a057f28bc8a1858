import * as z from 'zod/mini'
import { ApiError } from '../../api/error.ts'
import { ORDER_LIMIT_MS } from '../../api/timeLimit.ts'
import { webAddress } from '../../lib/webAddress.ts'
import type { Choices, SentOrder } from './attempt.ts'

const SECOND = 1000
/** How long an order is looked for whose answer got lost: the server may be working on it. */
const LOOK_MS = 60 * SECOND
/** The same when the server itself said that it failed. */
const LOOK_AFTER_FAILURE_MS = 5 * SECOND

/** What is needed of the answer to an order: whatever else it lacks or holds does not matter. */
const answer = z.object({
  transactions: z.array(z.object({ _id: z.string().check(z.minLength(1)), payment_method: z.optional(z.unknown()) })).check(z.minLength(1)),
  checkout_page_url: z.optional(z.unknown()),
})

/** What an answer to an order says; null when it has no such shape, and nobody can tell by it what was ordered. */
export interface Answered {
  orderIds: string[]
  /** How these orders are paid: to a repeated key the server may answer an order that was sent before. */
  method: Choices['payment']
  payUrl: string | null
}

/** Reads the answer to an order. */
export function readAnswer(data: unknown, { body }: SentOrder): Answered | null {
  const parsed = answer.safeParse(data)
  if (!parsed.success || parsed.data.transactions.length !== body.transactions.length) return null
  const { transactions, checkout_page_url } = parsed.data
  const said = transactions[0]?.payment_method
  const method = said === 'cod' || said === 'gcash' ? said : (body.transactions[0]?.payment_method ?? 'cod')
  return { orderIds: transactions.map(({ _id }) => _id), method, payUrl: webAddress(checkout_page_url) }
}

/** How long an order is to be looked for after its call has failed so, ms. A gateway may have given up on a server that has not. */
export const lookTimeAfter = (error: unknown): number =>
  error instanceof ApiError && [500, 501, 503].includes(error.status) ? LOOK_AFTER_FAILURE_MS : LOOK_MS

/** Until when an order is to be looked for whose call was made by a tab that is gone, ms since the epoch: that call may still be under way. */
export const lookUntilAfterTab = ({ at }: SentOrder, now: number): number => Math.min(now, at + ORDER_LIMIT_MS) + LOOK_MS
