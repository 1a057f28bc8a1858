import { isSameMoment } from '#lib/dates.ts'
import type { Occurrence, SentOrder } from './attempt.ts'
import type { Calls } from './calls.ts'
import type { createOrderSearch } from './orderSearch.ts'
import type { AttemptStore } from './store.ts'

const UNCHECKED =
  'We couldn’t check your earlier orders, so this one was not placed and nothing was charged. Your choices are saved. Please try again.'

const PRICE_CHANGED =
  'The total has changed since it was shown to you, so nothing was ordered and nothing was charged. Please check the new total first.'

const LIST_CHANGED =
  'Your scheduled list has changed since you opened this checkout: it was checked out, skipped or paused. Nothing was ordered. Go back to the list to see its next date.'

/** Each refuses an order that may not be sent. */
export function createOrderChecks(
  calls: Calls,
  store: AttemptStore,
  { look }: Pick<ReturnType<typeof createOrderSearch>, 'look'>,
) {
  const showFailure = () =>
    calls.notify({ kind: 'failed', scheduled: store.read()?.occurrence != null })

  function refuse(reason: string): void {
    store.dispatch({ type: 'refused', reason, nextKey: calls.newKey() })
    showFailure()
  }

  /**
   * Reads the latest orders. Null when they can't be read, or an earlier one was found: the order
   * must not be sent.
   */
  async function readBefore(earlier: readonly SentOrder[]): Promise<string[] | null> {
    try {
      if (earlier.length > 0 && (await look(earlier)) === 'found') return null
      return (await calls.readOrders(1)).orders.map(({ _id }) => _id)
    } catch {
      refuse(UNCHECKED)
      return null
    }
  }

  /** Otherwise another tab or the marketplace has ordered or skipped it. */
  async function isStillDue(occurrence: Occurrence | null): Promise<boolean> {
    if (!occurrence) return true
    try {
      if (isSameMoment(await calls.readDue(occurrence.scheduleId), occurrence.due)) return true
      refuse(LIST_CHANGED)
    } catch {
      refuse(UNCHECKED)
    }
    return false
  }

  /** An unknown total, then or now, counts as the same: the host checks it, too. */
  async function isPriceSame(body: SentOrder['body']): Promise<boolean> {
    if (body.expected_total === undefined) return true
    const total = await calls.readTotal(body).catch(() => body.expected_total)
    if (total === body.expected_total) return true
    refuse(PRICE_CHANGED)
    return false
  }

  return { showFailure, refuse, readBefore, isStillDue, isPriceSame }
}
