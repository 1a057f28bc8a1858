import { ApiError, isUncertain } from '#api/http/error.ts'
import { isSameMoment } from '#lib/dates.ts'
import { lookTimeAfter, lookUntilAfterTab, readAnswer } from './answer.ts'
import {
  type Attempt,
  type CartLine,
  isEditable,
  isOrdered,
  type SentOrder,
  type Occurrence,
} from './attempt.ts'
import type { Calls } from './calls.ts'
import { createFollowUp } from './followUp.ts'
import { createOrderSearch } from './orderSearch.ts'
import type { AttemptStore } from './store.ts'

const UNCHECKED =
  'We couldn’t check your earlier orders, so this one was not placed and nothing was charged. Your choices are saved. Please try again.'

const PRICE_CHANGED =
  'The total has changed since it was shown to you, so nothing was ordered and nothing was charged. Please check the new total first.'

const LIST_CHANGED =
  'Your scheduled list has changed since you opened this checkout: it was checked out, skipped or paused. Nothing was ordered. Go back to the list to see its next date.'

/** Each refuses an order that may not be sent. */
function createOrderChecks(
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

export interface Order {
  body: SentOrder['body']
  cartLines: CartLine[]
  /** The server's reason in words for the user. */
  reasonOf: (error: unknown) => string
}

/** Works on one attempt in one tab. */
interface Placing {
  /**
   * Places the order exactly once, by one tab at a time. After a lost response nothing is sent
   * again: the order is searched for, and absent only if it does not exist after its call has ended
   * and the server has had time to finish. Call it during the click, since only then a window can
   * be opened.
   */
  placeOrder: (order: Order) => Promise<void>
  /** Resumes an attempt of a closed tab; waits while another tab works on it. */
  resumeAttempt: () => Promise<void>
  /** Searches once after a lost response. */
  lookOnce: () => Promise<void>
}

const IN_ANOTHER =
  'We’re still checking an earlier order with some of these products, so this one was not placed. Please try again in a minute.'

/** Delays between two searches, ms; the last one is repeated. */
const PAUSES_MS = [2000, 3000, 5000, 5000, 10_000, 10_000, 10_000, 15_000, 30_000]

export function createPlacing(calls: Calls, store: AttemptStore): Placing {
  const { note, look, lookOnce, isAbsent } = createOrderSearch(calls, store)
  const { showFailure, refuse, readBefore, isStillDue, isPriceSame } = createOrderChecks(
    calls,
    store,
    { look },
  )
  const { followUp } = createFollowUp(calls, store)

  async function sendAndConclude(order: Order, pressed: Attempt): Promise<void> {
    const payUrl = await send(order, pressed)
    if (store.read()?.progress.phase !== 'paying') calls.paymentWindow.close()
    await conclude(payUrl)
  }

  /** Sends the order unless it has been sent. Returns the payment page if the response has one. */
  async function send(order: Order, pressed: Attempt): Promise<string | null> {
    const attempt = store.read()
    // Another tab was faster, or has changed the choices.
    if (!attempt || !isEditable(attempt.progress) || !isSame(attempt, pressed)) return null
    const { key } = attempt
    const rival = store.others().find((other) => isUnsettledWith(other.read(), order.cartLines))
    if (rival) {
      refuse(IN_ANOTHER)
      void createPlacing(calls, rival).resumeAttempt()
      return null
    }
    const before = await readBefore(attempt.progress.earlier)
    if (!before || !(await isStillDue(attempt.occurrence)) || !(await isPriceSame(order.body)))
      return null
    const sent: SentOrder = {
      body: order.body,
      before,
      cartLines: order.cartLines,
      at: calls.now(),
    }
    if (store.dispatch({ type: 'sent', sent })?.progress.phase !== 'sending') return null
    const { earlier } = attempt.progress
    const isAbsentNow = () => isAbsent([...earlier, sent])
    return carryOut(order, key, sent, { bare: !calls.beyond.areSent(), isAbsentNow })
  }

  /**
   * A host that refuses fields beyond the specification gets the order once more without (`bare`).
   */
  async function carryOut(
    order: Order,
    key: string,
    sent: SentOrder,
    { bare, isAbsentNow }: { bare: boolean; isAbsentNow: () => Promise<boolean> },
  ): Promise<string | null> {
    try {
      const answered = readAnswer(await calls.send(key, sent.body, { bare }), sent)
      if (bare) calls.beyond.noteRefused()
      if (answered) note(key, sent, answered)
      else store.dispatch({ type: 'lost', lookUntil: calls.now() + lookTimeAfter(null) })
      return answered?.payUrl ?? null
    } catch (error) {
      // A browser sends a call again when a reused connection closes without an answer: a refusal
      // may answer the second one, while the first one has ordered.
      if (!isRefusal(error) || !(await isAbsentNow()))
        store.dispatch({ type: 'lost', lookUntil: calls.now() + lookTimeAfter(error) })
      else if (!bare && calls.beyond.mayBeMeant(error))
        return carryOut(order, key, sent, { bare: true, isAbsentNow })
      else refuse(order.reasonOf(error))
      return null
    }
  }

  /** Finishes an attempt from any phase. Needs its lock. */
  async function conclude(payUrl: string | null = null): Promise<void> {
    const start = store.read()?.progress
    // This tab holds the lock, so the sending one has been closed.
    if (start?.phase === 'sending')
      store.dispatch({ type: 'lost', lookUntil: lookUntilAfterTab(start.sent, calls.now()) })
    for (let round = 0; store.read()?.progress.phase === 'unconfirmed'; round += 1) {
      await lookOnce()
      const { phase } = store.read()?.progress ?? {}
      if (phase === 'absent') showFailure()
      if (phase === 'unconfirmed')
        await calls.pause(PAUSES_MS[round] ?? (PAUSES_MS.at(-1) as number))
    }
    await openPayPage(calls, store, payUrl)
    await followUp()
  }

  return {
    async placeOrder(order) {
      const pressed = store.read()
      if (!pressed || !isEditable(pressed.progress)) return
      if (pressed.choices.payment !== 'cod') calls.paymentWindow.open()
      await calls.lock(store.name, () => sendAndConclude(order, pressed))
    },
    resumeAttempt: () => calls.lock(store.name, () => conclude()),
    lookOnce,
  }
}

/** An order is in progress, or its follow-up has not been done. */
export const isInProgress = ({ progress }: Attempt): boolean =>
  progress.phase === 'sending' ||
  progress.phase === 'unconfirmed' ||
  (isOrdered(progress) && !progress.followedUp)

/** Whether it is unchanged since the button was pressed. */
const isSame = (attempt: Attempt, pressed: Attempt) =>
  attempt.key === pressed.key &&
  JSON.stringify(attempt.progress) === JSON.stringify(pressed.progress)

/** It may have ordered one of these lines. */
function isUnsettledWith(attempt: Attempt | undefined, lines: readonly CartLine[]): boolean {
  const progress = attempt?.progress
  if (progress?.phase !== 'sending' && progress?.phase !== 'unconfirmed') return false
  return progress.sent.cartLines.some(({ cartId }) => lines.some((line) => line.cartId === cartId))
}

/**
 * The marketplace itself has not ordered. A gateway's page says nothing about it, too many calls
 * nothing about an earlier order, and a used key says that one exists.
 */
const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  !isUncertain(error) &&
  error.isOwnWord &&
  error.status !== 429 &&
  error.code !== 'idempotency_key_reused'

/** Opens it if there is a payment to make. `answered`: the page in the response to the order. */
async function openPayPage(
  calls: Calls,
  store: AttemptStore,
  answered: string | null,
): Promise<void> {
  const progress = store.read()?.progress
  if (progress?.phase !== 'paying' || progress.payUrl !== null) return
  const url = answered ?? (await calls.readPayUrl(progress.orderIds[0] ?? '').catch(() => null))
  if (url === null) return calls.paymentWindow.close()
  store.dispatch({ type: 'payPageKnown', url })
  calls.paymentWindow.show(url)
}
