import * as z from 'zod/mini'
import { showError } from '../../ui/toast.ts'

const fromScheduler = z.object({ from: z.literal('scheduler'), id: z.string() })

/** Id of the scheduled list that a checkout came from, by its router state; null for a checkout of the cart. */
export function scheduleOf(state: unknown): string | null {
  const parsed = fromScheduler.safeParse(state)
  return parsed.success ? parsed.data.id : null
}

/** Says that a checkout has failed, in the words of where it came from. */
export function showCheckoutFailure(state: unknown): void {
  if (scheduleOf(state) === null) showError('Error', 'An error occurred while processing your payment')
  else showError('Failed to checkout')
}
