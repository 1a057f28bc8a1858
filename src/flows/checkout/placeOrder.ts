import { ApiError, isUncertain } from '#api/http/error.ts'
import { isSameMoment } from '#lib/dates.ts'
import { type Answered, lookTimeAfter, lookUntilAfterTab, readAnswer } from './answer.ts'
import { type Attempt, type CartLine, isEditable, isOrdered, type Occurrence, type SentOrder } from './attempt.ts'
import type { Calls } from './calls.ts'
import { findParts, readOwnOrders } from './findOrder.ts'
import { followUp } from './followUp.ts'
import type { AttemptStore } from './store.ts'

/** The order to place. */
export interface Order {
  body: SentOrder['body']
  cartLines: CartLine[]
  /** The server's reason for a refusal, as text for the user. */
  reasonOf: (error: unknown) => string
}

const UNCHECKED =
  'We couldn’t check your earlier orders, so this one was not placed and nothing was charged. Your choices are saved. Please try again.'
const IN_ANOTHER =
  'We’re still checking an earlier order with some of these products, so this one was not placed. Please try again in a minute.'

const PRICE_CHANGED =
  'The total has changed since it was shown to you, so nothing was ordered and nothing was charged. Please check the new total first.'

const LIST_CHANGED =
  'Your scheduled list has changed since you opened this checkout: it was checked out, skipped or paused. Nothing was ordered. Go back to the list to see its next date.'

/** Delays between two searches for an order, ms; the last one is repeated. */
const PAUSES_MS = [2000, 3000, 5000, 5000, 10_000, 10_000, 10_000, 15_000, 30_000]

/**
 * Places an order exactly once. `store` has the progress at any time. Only one tab sends at a time. When the response is lost, nothing is
 * sent again: the order is searched for, and reported absent only if it does not exist after its call has ended and the server has had time
 * to finish. Must be called during the click, since only then a window can be opened.
 */
export async function placeOrder(calls: Calls, store: AttemptStore, order: Order): Promise<void> {
  const pressed = store.read()
  if (!pressed || !isEditable(pressed.progress)) return
  if (pressed.choices.payment !== 'cod') calls.paymentWindow.open()
  await calls.lock(store.name, () => sendAndConclude(calls, store, order, pressed))
}

/** Whether an attempt must be resumed: an order is in progress, or its follow-up has not been done. */
export const isInProgress = ({ progress }: Attempt): boolean =>
  progress.phase === 'sending' || progress.phase === 'unconfirmed' || (isOrdered(progress) && !progress.followedUp)

/** Resumes an attempt of a closed tab; waits while another tab works on it. */
export async function resumeAttempt(calls: Calls, store: AttemptStore): Promise<void> {
  await calls.lock(store.name, () => conclude(calls, store))
}

async function sendAndConclude(calls: Calls, store: AttemptStore, order: Order, pressed: Attempt): Promise<void> {
  const payUrl = await send(calls, store, order, pressed)
  if (store.read()?.progress.phase !== 'paying') calls.paymentWindow.close()
  await conclude(calls, store, payUrl)
}

/** Sends the order unless it has been sent, and stores the outcome. Returns the payment page if the response has one. */
async function send(calls: Calls, store: AttemptStore, order: Order, pressed: Attempt): Promise<string | null> {
  const attempt = store.read()
  // Another tab was faster, or has changed the choices.
  if (!attempt || !isEditable(attempt.progress) || !isSame(attempt, pressed)) return null
  const { key } = attempt
  const rival = store.others().find((other) => isUnsettledWith(other.read(), order.cartLines))
  if (rival) {
    refuse(calls, store, IN_ANOTHER)
    void resumeAttempt(calls, rival)
    return null
  }
  const before = await readBefore(calls, store, attempt.progress.earlier)
  if (!before || !(await isStillDue(calls, store, attempt.occurrence)) || !(await isPriceSame(calls, store, order.body))) return null
  const sent: SentOrder = { body: order.body, before, cartLines: order.cartLines, at: calls.now() }
  if (store.dispatch({ type: 'sent', sent })?.progress.phase !== 'sending') return null
  try {
    const answered = readAnswer(await calls.send(key, sent.body), sent)
    if (answered) note(store, key, sent, answered)
    else store.dispatch({ type: 'lost', lookUntil: calls.now() + lookTimeAfter(null) })
    return answered?.payUrl ?? null
  } catch (error) {
    // A browser sends a call again by itself when a reused connection closes without an answer: a refusal may answer the second one, while
    // the first one has ordered.
    if (isRefusal(error) && (await isAbsent(calls, store, [...attempt.progress.earlier, sent]))) refuse(calls, store, order.reasonOf(error))
    else store.dispatch({ type: 'lost', lookUntil: calls.now() + lookTimeAfter(error) })
    return null
  }
}

/**
 * Whether the marketplace itself reports, in its own error body, that it has not ordered. A gateway's error does not concern the order, a 429 does not
 * concern an earlier one, and a key that was used before means that an earlier order exists.
 */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && !isUncertain(error) && error.status !== 429 && !['unknown', 'idempotency_key_reused'].includes(error.code)

/** Whether a search finds none of the sent orders; they are stored if it does. False too when the orders can't be read. */
const isAbsent = (calls: Calls, store: AttemptStore, sends: readonly SentOrder[]) =>
  look(calls, store, sends).then(
    (found) => found === 'none',
    () => false,
  )

/** Whether an attempt is unchanged since the button was pressed. */
const isSame = (attempt: Attempt, pressed: Attempt) =>
  attempt.key === pressed.key && JSON.stringify(attempt.progress) === JSON.stringify(pressed.progress)

const note = (store: AttemptStore, key: string, sent: SentOrder, { orderIds, method }: Pick<Answered, 'orderIds' | 'method'>) =>
  store.dispatch({ type: 'ordered', key, sent, orderIds, method })

function refuse(calls: Calls, store: AttemptStore, reason: string): void {
  store.dispatch({ type: 'refused', reason, nextKey: calls.newKey() })
  showFailure(calls, store)
}

const showFailure = (calls: Calls, store: AttemptStore) => calls.notify({ kind: 'failed', scheduled: store.read()?.occurrence != null })

/** Whether an attempt may have ordered one of these cart lines, which is not known yet. */
function isUnsettledWith(attempt: Attempt | undefined, lines: readonly CartLine[]): boolean {
  const progress = attempt?.progress
  if (progress?.phase !== 'sending' && progress?.phase !== 'unconfirmed') return false
  return progress.sent.cartLines.some(({ cartId }) => lines.some((line) => line.cartId === cartId))
}

/** Ids of the latest orders before one is sent. Null when it must not be sent: the orders can't be read, or an earlier one was found. */
async function readBefore(calls: Calls, store: AttemptStore, earlier: readonly SentOrder[]): Promise<string[] | null> {
  try {
    if (earlier.length > 0 && (await look(calls, store, earlier)) === 'found') return null
    return (await calls.readOrders(1)).orders.map(({ _id }) => _id)
  } catch {
    refuse(calls, store, UNCHECKED)
    return null
  }
}

/** Whether the occurrence of a scheduled list is still due; otherwise another tab or the marketplace has ordered or skipped it. */
async function isStillDue(calls: Calls, store: AttemptStore, occurrence: Occurrence | null): Promise<boolean> {
  if (!occurrence) return true
  try {
    if (isSameMoment(await calls.readDue(occurrence.scheduleId), occurrence.due)) return true
    refuse(calls, store, LIST_CHANGED)
  } catch {
    refuse(calls, store, UNCHECKED)
  }
  return false
}

/** Whether the order still costs what the user has seen. An unknown total, now or then, does not prevent the order: the host checks it too. */
async function isPriceSame(calls: Calls, store: AttemptStore, body: SentOrder['body']): Promise<boolean> {
  if (body.expected_total === undefined) return true
  const total = await calls.readTotal(body).catch(() => body.expected_total)
  if (total === body.expected_total) return true
  refuse(calls, store, PRICE_CHANGED)
  return false
}

/** Searches once for the sent orders, and stores them if found. Rejects when the orders can't be read. */
async function look(calls: Calls, store: AttemptStore, sends: readonly SentOrder[]): Promise<'found' | 'partly' | 'none'> {
  const { key = '' } = store.read() ?? {}
  const orders = await readOwnOrders(calls.readOrders, store, sends[0]?.before ?? [])
  let partly = false
  for (const sent of sends) {
    const orderIds = findParts(
      sent,
      orders.filter(({ _id }) => !sent.before.includes(_id)),
    )
    const parts = sent.body.transactions
    if (orderIds.length === parts.length) {
      note(store, key, sent, { orderIds, method: parts[0]?.payment_method ?? 'cod' })
      return 'found'
    }
    partly ||= orderIds.length > 0
  }
  return partly ? 'partly' : 'none'
}

/** Searches once for an order after a lost response, and stores the result. */
export async function lookOnce(calls: Calls, store: AttemptStore): Promise<void> {
  const progress = store.read()?.progress
  if (progress?.phase !== 'unconfirmed') return
  const now = calls.now()
  try {
    const found = await look(calls, store, [...progress.earlier, progress.sent])
    store.dispatch({ type: 'looked', reached: true })
    // A part of it exists: the server is still working on it, or has stopped. In both cases it is not absent.
    if (found === 'none') store.dispatch({ type: 'absent', now })
  } catch {
    store.dispatch({ type: 'looked', reached: false })
  }
}

/** Finishes an attempt from any phase. Needs its lock. */
async function conclude(calls: Calls, store: AttemptStore, payUrl: string | null = null): Promise<void> {
  const start = store.read()?.progress
  // This tab holds the lock, so the tab that was sending is gone.
  if (start?.phase === 'sending') store.dispatch({ type: 'lost', lookUntil: lookUntilAfterTab(start.sent, calls.now()) })
  for (let round = 0; store.read()?.progress.phase === 'unconfirmed'; round += 1) {
    await lookOnce(calls, store)
    const { phase } = store.read()?.progress ?? {}
    if (phase === 'absent') showFailure(calls, store)
    if (phase === 'unconfirmed') await calls.pause(PAUSES_MS[round] ?? (PAUSES_MS.at(-1) as number))
  }
  await openPayPage(calls, store, payUrl)
  await followUp(calls, store)
}

/** Shows the provider's page when there is a payment to make. */
async function openPayPage(calls: Calls, store: AttemptStore, answered: string | null): Promise<void> {
  const progress = store.read()?.progress
  if (progress?.phase !== 'paying' || progress.payUrl !== null) return
  const url = answered ?? (await calls.readPayUrl(progress.orderIds[0] ?? '').catch(() => null))
  if (url === null) return calls.paymentWindow.close()
  store.dispatch({ type: 'payPageKnown', url })
  calls.paymentWindow.show(url)
}
