import { namedBuyers } from '#fixtures/named.ts'
import type { SentEvent } from '#mocks/core/socketEvents.ts'
import type { SocketLink } from '#mocks/transport/sockets/socket.ts'
import type { Deviation } from './plant.ts'

const sending =
  (name: SentEvent['event'], change: (event: SentEvent) => unknown[]) =>
  (link: SocketLink): SocketLink => ({
    ...link,
    subscribe: (listener) =>
      link.subscribe((event) => {
        for (const one of event.event === name ? change(event) : [event]) listener(one as SentEvent)
      }),
  })

const { liza, carlo } = namedBuyers
const toOther = (event: SentEvent) => ({
  ...event,
  userId: event.userId === liza.id ? carlo.id : liza.id,
})
const toBoth = (event: SentEvent) => [event, toOther(event)]
const strays = "events none of another buyer's"

const rows: [link: (link: SocketLink) => SocketLink, finds: string][] = [
  [sending('onChatMessage', toBoth), strays],
  [sending('onPaymentStatus', toBoth), strays],
  [sending('onChatMessage', (event) => [event, event]), 'events each once, in each of two tabs'],
  [
    sending('onPaymentStatus', () => []),
    'onPaymentStatus once, EXPIRED, after the cancellation of an order that is not paid',
  ],
  [
    sending('onNotification', (event) => [
      { ...event, payload: { ...(event.payload as object), title: null } },
    ]),
    'onNotification undefined /title type',
  ],
  [
    (link) => {
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
    "online in another buyer's name, which is refused and joins no room",
  ],
]

export const eventDeviations = rows.map(([link, finds]): Deviation => ({ link, finds }))
