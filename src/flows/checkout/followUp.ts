import { isOrdered, type Ordered } from './attempt.ts'
import type { Calls } from './calls.ts'
import type { AttemptStore } from './store.ts'

/** What follows once the orders exist: the scheduled list moves on, or the cart is emptied of them. Needs the attempt's lock. */
export async function followUp(calls: Calls, store: AttemptStore): Promise<void> {
  const attempt = store.read()
  if (!attempt || !isOrdered(attempt.progress) || attempt.progress.followedUp) return
  const { method } = attempt.progress
  if (attempt.occurrence === null) {
    calls.tell({ kind: 'ordered', method, movedOn: true })
    await emptyCart(calls, attempt.progress)
  } else {
    const movedOn = await calls.moveScheduleOn(attempt.occurrence).then(
      () => true,
      () => false,
    )
    calls.tell({ kind: 'ordered', method, movedOn })
  }
  store.dispatch({ type: 'followedUp' })
}

async function emptyCart(calls: Calls, { sent: { cartLines } }: Ordered): Promise<void> {
  if (cartLines.length === 0) return
  await calls.takeFromCart(cartLines).catch((error: unknown) => console.error('Ordered lines are still in the cart', error))
}

/** Puts products back into the cart whose payment came to nothing, once. */
export async function returnToCart(calls: Calls, store: AttemptStore): Promise<void> {
  await calls.lock(store.name, () => putBack(calls, store))
}

async function putBack(calls: Calls, store: AttemptStore): Promise<void> {
  // A tab that was killed may have left this undone, or half done.
  await followUp(calls, store)
  const progress = store.read()?.progress
  if (progress?.phase !== 'unpaid' || progress.returned) return
  // Noted before it is done: two tabs would double the quantities.
  store.dispatch({ type: 'returned' })
  let failed = false
  for (const line of progress.sent.cartLines) {
    await calls.putIntoCart(line).catch((error: unknown) => {
      console.error('A product could not be put back into the cart', error)
      failed = true
    })
  }
  if (failed) calls.tell({ kind: 'notReturned' })
}
