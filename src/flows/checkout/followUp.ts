import { type Ending, isOrdered, type Ordered } from './attempt.ts'
import type { Calls } from './calls.ts'
import type { AttemptStore } from './store.ts'

/**
 * The steps after the orders exist: the date of the scheduled list is moved, or the lines are removed from the cart. Needs the
 * attempt's lock.
 */
export async function followUp(calls: Calls, store: AttemptStore): Promise<void> {
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

async function emptyCart(calls: Calls, { sent: { cartLines } }: Ordered): Promise<void> {
  if (cartLines.length === 0) return
  await calls.takeFromCart(cartLines).catch((error: unknown) => console.error('Ordered lines are still in the cart', error))
}

/**
 * Stores how a payment ended. Each tab learns it separately. Under the lock a tab writes only after it sees the writes of the others: otherwise it
 * could undo that the products were returned to the cart, and they would be added twice.
 */
export async function endPayment({ lock }: Pick<Calls, 'lock'>, store: AttemptStore, outcome: Ending | 'PAID'): Promise<void> {
  const key = store.read()?.key
  await lock(store.name, async () => {
    // Meanwhile the user may have ordered the same products again.
    if (store.read()?.key === key) store.dispatch(outcome === 'PAID' ? { type: 'paid' } : { type: 'ended', ending: outcome })
  })
}

/** Adds the products of a failed payment to the cart again, once. */
export async function returnToCart(calls: Calls, store: AttemptStore): Promise<void> {
  await calls.lock(store.name, () => putBack(calls, store))
}

async function putBack(calls: Calls, store: AttemptStore): Promise<void> {
  // A killed tab may have done nothing or only a part of this.
  await followUp(calls, store)
  const progress = store.read()?.progress
  if (progress?.phase !== 'unpaid' || progress.returned) return
  // Stored before it is done, otherwise two tabs would double the quantities.
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
