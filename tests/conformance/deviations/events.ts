import { namedBuyers } from '#fixtures/named.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { SocketLink } from '#mocks/transport/sockets/socket.ts'
import type { Deviation } from './plant.ts'

/** A host that sends other events in place of each. */
const sending =
  (change: (event: SentEvent) => SentEvent[]) =>
  (link: SocketLink): SocketLink => ({
    ...link,
    subscribe: (listener) =>
      link.subscribe((event) => {
        for (const one of change(event)) listener(one)
      }),
  })

const { liza, carlo } = namedBuyers
/** The same event for the other buyer, under the same name. */
const toOther = (event: SentEvent) => ({
  ...event,
  userId: event.userId === liza.id ? carlo.id : liza.id,
})

/** Deviations of events. */
export const eventDeviations: Deviation[] = [
  {
    name: 'events of a chat go to every buyer',
    link: sending((event) => (event.event === 'onChatMessage' ? [event, toOther(event)] : [event])),
    finds: "events none of another buyer's",
  },
  {
    name: 'payments of all buyers are told to each',
    link: sending((event) =>
      event.event === 'onPaymentStatus' ? [event, toOther(event)] : [event],
    ),
    finds: "events none of another buyer's",
  },
  {
    name: 'messages come twice',
    link: sending((event) => (event.event === 'onChatMessage' ? [event, event] : [event])),
    finds: 'events each once, in each of two tabs',
  },
  {
    name: 'the end of a payment is not told',
    link: sending((event) => (event.event === 'onPaymentStatus' ? [] : [event])),
    finds: 'onPaymentStatus once, EXPIRED, after the cancellation of an order that is not paid',
  },
  {
    name: 'notifications have another shape',
    link: sending((event) =>
      event.event === 'onNotification'
        ? [{ ...event, payload: { ...event.payload, is_read: 'no' } } as unknown as SentEvent]
        : [event],
    ),
    finds: 'onNotification undefined /is_read type',
  },
  {
    name: "whoever says that they are another buyer joins that buyer's room",
    link(link) {
      let isJoined = false
      return {
        ...link,
        announce(socket, user, event, payload) {
          isJoined ||= (payload as { user_id: string }).user_id !== user
          return isJoined || link.announce(socket, user, event, payload)
        },
        subscribe: (listener) =>
          link.subscribe((event) => {
            listener(event)
            if (isJoined && event.userId === liza.id) listener(toOther(event))
          }),
      }
    },
    finds: "online in another buyer's name, which is refused and joins no room",
  },
]
