import { type Ending, isOrdered, type Ordered } from './attempt.ts'
import type { Calls } from './calls.ts'
import type { AttemptStore } from './store.ts'

/** The steps after an attempt has ended in orders, or in a failed payment. */
export function createFollowUp(calls: Calls, store: AttemptStore) {
  /** Moves the list's date, or empties the cart. Needs the attempt's lock. */
  async function followUp(): Promise<void> {
    const attempt = store.read()
    if (!attempt || !isOrdered(attempt.progress) || attempt.progress.followedUp) return
    const { method } = attempt.progress
    if (attempt.occurrence === null) {
      calls.notify({ kind: 'ordered', method, movedOn: true })
      await emptyCart(calls, attempt.progress)
    } else {
      const movedOn = await calls.moveScheduleOn(attempt.occurrence).then(
        () => true,
        () => false,
      )
      calls.notify({ kind: 'ordered', method, movedOn })
    }
    store.dispatch({ type: 'followedUp' })
  }

  async function putBack(): Promise<void> {
    // A killed tab may have done none or a part of this.
    await followUp()
    const progress = store.read()?.progress
    if (progress?.phase !== 'unpaid' || progress.returned) return
    // Stored first, otherwise two tabs would double the quantities.
    store.dispatch({ type: 'returned' })
    let failed = false
    for (const line of progress.sent.cartLines) {
      await calls.putIntoCart(line).catch((error: unknown) => {
        console.error('A product could not be put back into the cart', error)
        failed = true
      })
    }
    if (failed) calls.notify({ kind: 'notReturned' })
  }

  return {
    followUp,
    /** Adds the products of a failed payment again, once. */
    returnToCart: () => calls.lock(store.name, putBack),
  }
}

async function emptyCart(calls: Calls, { sent: { cartLines } }: Ordered): Promise<void> {
  if (cartLines.length === 0) return
  await calls
    .takeFromCart(cartLines)
    .catch((error: unknown) => console.error('Ordered lines are still in the cart', error))
}

/**
 * Stores how a payment ended. Each tab learns it separately, and writes under the lock, after it
 * sees the writes of the others: it could undo that the products were returned, and they would be
 * added twice.
 */
export async function endPayment(
  { lock }: Pick<Calls, 'lock'>,
  store: AttemptStore,
  outcome: Ending | 'PAID',
): Promise<void> {
  const key = store.read()?.key
  await lock(store.name, async () => {
    // The same products may have been ordered again.
    if (store.read()?.key === key)
      store.dispatch(outcome === 'PAID' ? { type: 'paid' } : { type: 'ended', ending: outcome })
  })
}
