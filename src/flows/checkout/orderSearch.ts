import type { Answered } from './answer.ts'
import type { SentOrder } from './attempt.ts'
import type { Calls } from './calls.ts'
import { findParts, readOwnOrders } from './findOrder.ts'
import type { AttemptStore } from './store.ts'

/** What it finds is stored. */
export function createOrderSearch(
  { readOrders, now }: Pick<Calls, 'readOrders' | 'now'>,
  store: AttemptStore,
) {
  const note = (
    key: string,
    sent: SentOrder,
    { orderIds, method }: Pick<Answered, 'orderIds' | 'method'>,
  ) => store.dispatch({ type: 'ordered', key, sent, orderIds, method })

  /** Searches once. Rejects when the orders can't be read. */
  async function look(sends: readonly SentOrder[]): Promise<'found' | 'partly' | 'none'> {
    const { key = '' } = store.read() ?? {}
    const orders = await readOwnOrders(readOrders, store, sends[0]?.before ?? [])
    let partly = false
    for (const sent of sends) {
      const orderIds = findParts(
        sent,
        orders.filter(({ _id }) => !sent.before.includes(_id)),
      )
      const parts = sent.body.transactions
      if (orderIds.length === parts.length) {
        note(key, sent, { orderIds, method: parts[0]?.payment_method ?? 'cod' })
        return 'found'
      }
      partly ||= orderIds.length > 0
    }
    return partly ? 'partly' : 'none'
  }

  async function lookOnce(): Promise<void> {
    const progress = store.read()?.progress
    if (progress?.phase !== 'unconfirmed') return
    const startedAt = now()
    try {
      const found = await look([...progress.earlier, progress.sent])
      store.dispatch({ type: 'looked', reached: true })
      // With a part of the order the server is working on it, or has stopped: it is not absent.
      if (found === 'none') store.dispatch({ type: 'absent', now: startedAt })
    } catch {
      store.dispatch({ type: 'looked', reached: false })
    }
  }

  /** Whether none is found; false, too, when the orders can't be read. */
  const isAbsent = (sends: readonly SentOrder[]) =>
    look(sends).then(
      (found) => found === 'none',
      () => false,
    )

  return { note, look, lookOnce, isAbsent }
}
