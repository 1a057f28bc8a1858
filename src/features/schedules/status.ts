import type { Schemas } from '#api/contract.ts'
import { longDate } from '#lib/dates.ts'

/** Whether it checks out again, and when (ISO 8601). */
export type ListStatus = { kind: 'due'; date: string } | { kind: 'paused' } | { kind: 'finished' }

/** An active list without a next date has had its only one. */
export function statusOf({ is_active, next_checkout_date }: Schemas['Schedule']): ListStatus {
  if (!is_active) return { kind: 'paused' }
  return next_checkout_date === null
    ? { kind: 'finished' }
    : { kind: 'due', date: next_checkout_date }
}

export function statusText(list: Schemas['Schedule']): string {
  const status = statusOf(list)
  if (status.kind === 'due') return `Next check out ${longDate(status.date)}`
  return status.kind === 'paused' ? 'Paused' : 'Finished'
}
