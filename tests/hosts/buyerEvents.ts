import type { Socket } from 'socket.io-client'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { settlePayment } from '#mocks/transport/services/provider.ts'

const liza = namedBuyers.liza.id
const HOUR = 3_600_000
/** Products of the world in which the events are caused. */
export const PRODUCTS = 80

/**
 * The names of the events that the script below causes, in their order; a shop's message is sent as
 * both of its events.
 */
export const EVENT_NAMES = [
  'connection',
  `listen-conversation-${liza}`,
  conversationIds.lizaRice,
  `typing-${conversationIds.lizaRice}`,
  liza,
  'status',
]

/** A socket server of a marketplace, as a client reaches it. */
export interface EventSource {
  simulation: Simulation
  token: string
  open(namespace: '/' | '/payments'): Socket
}

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** A payload without what differs between two hosts: times, and the host of addresses. */
const normalised = (payload: unknown): unknown =>
  JSON.parse(JSON.stringify(payload), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(ISO, 'a time').replace(/^https?:\/\/[^/]+/, 'https://host')
      : value,
  )

/**
 * Causes every event that the marketplace sends to a buyer, and returns what the buyer's two
 * sockets receive: name and payload.
 */
export async function hearEvents({
  simulation,
  token,
  open,
}: EventSource): Promise<[string, unknown][]> {
  const heard: [string, unknown][] = []
  const sockets = [open('/'), open('/payments')]
  for (const socket of sockets)
    socket.onAny((name: string, payload: unknown) => void heard.push([name, normalised(payload)]))
  while (!(sockets.every(({ connected }) => connected) && heard.length === 1)) await wait(10)
  const send = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const request = new Request(`https://suki.example/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await simulation.fetch(request)).json()
  }
  const rice = {
    buyer_id: liza,
    seller_id: shopId('riceCenter'),
    receiver: shopId('riceCenter'),
    sender: 'buyer',
    type: 'text',
  }
  applyScenario(simulation, parseScenario('say:riceCenter:Kumusta po'), token)
  await send('/conversations/chat', {
    ...rice,
    conversation_id: conversationIds.lizaRice,
    content: 'Salamat po',
  })
  applyScenario(simulation, { advance: 20_000 })
  await send('/transactions', {
    urls: { success: 'https://suki.example/ok', failure: 'https://suki.example/cart' },
    transactions: [
      {
        shop: shopId('riceCenter'),
        customer: liza,
        products: [{ product: namedProducts.jasmineRice.id, quantity: 1 }],
        payment_method: 'gcash',
        delivery_method: 'PICKUP',
      },
    ],
  })
  const payment = simulation.world.tables.payments
    .by('user_id', liza)
    .findLast(({ status }) => status === 'PENDING')
  settlePayment(simulation, payment?._id ?? '', 'paid')
  applyScenario(simulation, { advance: HOUR })
  await wait(150)
  for (const socket of sockets) socket.close()
  return heard
}
