import type { OperationId } from '#mocks/contract.ts'
import type { RawInput } from '#mocks/core/guard.ts'
import type { ReceivedEvent } from '../sockets.ts'
import type { Walk } from '../walk.ts'
import type { Faults } from './faults.ts'

type Read = [OperationId, Partial<RawInput>]

/** All calls that read a buyer's records. */
function readsOf({ tables }: Walk, owner: string): Read[] {
  const ids = (rows: { _id: string }[]) => rows.map((row) => row._id)
  const [orders, payments] = [
    tables.orders.by('customer_id', owner),
    tables.payments.by('user_id', owner),
  ]
  const chats = tables.conversations.by('buyer_id', owner)
  const byUser = [
    'getCart',
    'listLikes',
    'listCustomerTransactions',
    'listSchedules',
    'listAddresses',
    'listNotifications',
    'countUnreadNotifications',
  ] as const
  return [
    ...byUser.map((operation): Read => [operation, { path: { userId: owner } }]),
    ['searchSchedulesByName', { path: { userId: owner }, query: { query: 'list' } }],
    ['countUnreadMessages', { path: { id: owner } }],
    ['listConversations', { query: { buyer_id: owner } }],
    ...chats.map(({ seller_id }): Read => [
      'findConversation',
      { query: { buyer_id: owner, seller_id } },
    ]),
    ...ids(chats).flatMap((id): Read[] => [
      ['getConversation', { path: { id } }],
      ['listMessages', { path: { id } }],
    ]),
    ...ids([...orders, ...payments].filter((row) => row.payment_method !== 'cod')).map(
      (id): Read => ['getPaymentIntent', { path: { id } }],
    ),
    ...ids(tables.schedules.by('user_id', owner)).map((id): Read => [
      'getSchedule',
      { path: { id } },
    ]),
  ]
}

/** Ids of a buyer's own records. */
function secretsOf({ tables }: Walk, owner: string): string[] {
  const rows = [
    tables.orders.by('customer_id', owner),
    tables.payments.by('user_id', owner),
    tables.addresses.by('user', owner),
    tables.cartLines.by('user_id', owner),
    tables.schedules.by('user_id', owner),
    tables.conversations.by('buyer_id', owner),
    tables.notifications.by('user_id', owner),
  ]
  return [owner, ...rows.flat().map((row) => row._id)]
}

/**
 * No buyer can read another buyer's records: a request by id is refused, and their own lists
 * contain none.
 */
export function* checkReads(walk: Walk): Faults {
  const present = walk.users.filter(({ id }) => walk.tables.users.get(id))
  for (const owner of present) {
    const own = JSON.stringify(
      readsOf(walk, owner.id).map((read) => walk.send(owner, ...read).body),
    )
    for (const stranger of present.filter((one) => one !== owner)) {
      for (const read of readsOf(walk, owner.id)) {
        const { status } = walk.send(stranger, ...read)
        if (status !== 403 && status !== 404)
          yield `${stranger.name} reads what is ${owner.name}'s by ${read[0]}: ${status}`
      }
      for (const secret of secretsOf(walk, stranger.id))
        if (own.includes(secret)) yield `${owner.name} sees ${secret} of ${stranger.name}`
    }
  }
}

/** Id of the buyer to whom the record of a socket event belongs. */
function ownerOf(
  { tables }: Walk,
  { by, namespace, event, payload }: ReceivedEvent,
): string | undefined {
  const fields = payload as Record<string, string>
  if (namespace === '/payments')
    return event === 'connection'
      ? by.id
      : tables.orders.get(fields.transaction_id ?? '')?.customer_id
  if (event === by.id) return tables.notifications.get(fields._id ?? '')?.user_id
  if (event === `listen-conversation-${by.id}`) return fields.buyer_id
  return tables.conversations.get(event.replace(/^typing-/, ''))?.buyer_id
}

/** The events since the last check are about the buyer's own records. */
export function* checkEvents(walk: Walk): Faults {
  for (const received of walk.received.splice(0)) {
    const { id, name } = received.by
    if (walk.tables.users.get(id) && ownerOf(walk, received) !== id)
      yield `${name} hears ${received.event} of somebody else`
  }
}
