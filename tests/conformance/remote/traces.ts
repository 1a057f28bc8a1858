import type { Caller } from '../caller.ts'
import type { Sent } from '../sent.ts'
import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'

interface Row {
  _id: string
  is_default?: boolean
}

/** Something that a run leaves behind: how to list it, and how to take it back. */
interface Trace {
  list: OperationId
  sent: (of: Caller) => Sent
  rows: (body: unknown) => Row[]
  undo: (row: Row, of: Caller) => [OperationId, Sent] | undefined
}

const ofUser = (of: Caller): Sent => ({ path: { userId: of.id } })
const whole = (body: unknown) => (Array.isArray(body) ? (body as Row[]) : [])
const items = (body: unknown) => whole((body as { items?: unknown } | null)?.items)

/** Lists before addresses: an address in use can't be removed. */
const traces: Trace[] = [
  {
    list: 'listCustomerTransactions',
    sent: (of) => ({ ...ofUser(of), query: { limit: 50 } }),
    rows: items,
    undo: ({ _id: id }) => ['cancelTransaction', { path: { id }, body: { reason: 'CHANGE OF MIND', cancelled_by: 'customer' } }],
  },
  { list: 'listSchedules', sent: ofUser, rows: whole, undo: ({ _id: id }) => ['deleteSchedule', { path: { id } }] },
  {
    list: 'listConversations',
    sent: (of) => ({ query: { buyer_id: of.id } }),
    rows: items,
    undo: ({ _id }) => ['deleteConversations', { body: { conversation_ids: [_id] } }],
  },
  {
    list: 'getCart',
    sent: ofUser,
    rows: (body) =>
      whole(
        (body as { carts?: { products?: { cartId: string }[] }[] }).carts?.flatMap(({ products = [] }) =>
          products.map(({ cartId }) => ({ _id: cartId })),
        ),
      ),
    undo: ({ _id }) => ['removeCartLine', { path: { cartId: _id } }],
  },
  {
    list: 'listAddresses',
    sent: ofUser,
    rows: whole,
    undo: ({ _id, is_default }, of) => (is_default ? undefined : ['deleteAddress', { path: { addressId: _id, userId: of.id } }]),
  },
  // Only read again: by now there are some.
  { list: 'listNotifications', sent: ofUser, rows: items, undo: () => undefined },
]

const ids = async (of: Caller, { list, sent, rows }: Trace) => rows((await of.call(list, sent(of))).body)

/**
 * Notes what a user has before a run. The returned function reads all of it again, and takes back what the run has added: orders that the
 * shop has not begun, lists, conversations, lines of the cart, and addresses but the default one.
 */
export async function noteTraces(of: Caller): Promise<() => Promise<void>> {
  const before = new Set<string>()
  try {
    for (const trace of traces) for (const { _id } of await ids(of, trace)) before.add(_id)
  } catch (error) {
    if (error instanceof NotTried) return async () => {}
    throw error
  }
  return async () => {
    for (const trace of traces)
      for (const row of await ids(of, trace)) {
        const undo = before.has(row._id) ? undefined : trace.undo(row, of)
        // What is refused, such as to cancel an order that was cancelled, stays.
        if (undo) await of.call(...undo)
      }
  }
}
