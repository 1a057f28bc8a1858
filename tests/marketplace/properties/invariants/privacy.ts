import type { ReceivedEvent } from '../sockets.ts'
import type { Walk } from '../walk.ts'
import type { Faults } from './faults.ts'

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
