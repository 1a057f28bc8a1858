import type { RudeSockets, Scenario } from '#fixtures/scenarios/contents.ts'
import type { Refused } from '#fixtures/scenarios/refusal.ts'
import type { ScenarioTarget } from '../core/scenarioTarget.ts'
import type { SocketEvent } from '../core/socketEvents.ts'
import { conversationWith, writeAsShop } from '../rules/messages.ts'
import { notify } from '../rules/notify.ts'
import type { World } from '../world/world.ts'
import { buyerOf, NO_BUYER } from './talk.ts'

/** Waits for the buyer so long, asking so often. */
const POLL_MS = 100
const PATIENCE_MS = 60_000

/** Gives up when the world is replaced. */
function whenOnline(target: ScenarioTarget, buyerId: string, work: () => void, waited = 0): void {
  const { world } = target
  if (world.online.has(buyerId)) return work()
  if (waited >= PATIENCE_MS) return
  target.after(
    POLL_MS,
    () => target.world === world && whenOnline(target, buyerId, work, waited + POLL_MS),
  )
}

/** Sends each kind in turn; messages and notifications are stored. */
function flood(world: World, buyerId: string, events: number): void {
  const { shops, orders } = world.tables
  const [shop] = shops.all()
  const conversation = conversationWith(world, buyerId, shop?._id ?? '')
  const nav_id = orders.by('customer_id', buyerId)[0]?._id ?? ''
  const kinds = [
    (n: number) => void writeAsShop(world, conversation, `Flood message ${n} of ${events}`),
    (n: number) =>
      world.bus.emit('onTyping', buyerId, {
        conversation_id: conversation._id,
        is_typing: n % 8 < 4,
      }),
    (n: number) =>
      notify(world, {
        user_id: buyerId,
        type: 'orders',
        title: `Flood ${n}`,
        body: `${n} of ${events}`,
        nav_id,
        display_picture: null,
        theme: null,
      }),
    () => world.bus.emit('onPaymentStatus', buyerId, { status: 'PENDING' }),
  ]
  for (let n = 1; n <= events; n++) kinds[n % kinds.length]?.(n)
}

const NOBODY = 'f'.repeat(24)

/** Some are the contract's. */
const namesFor = (buyerId: string, conversationId: string): SocketEvent[] => [
  ...[buyerId, `listen-conversation-${buyerId}`, conversationId, `typing-${conversationId}`].map(
    (name) => ({ namespace: '/', name }) as const,
  ),
  ...['status', 'connection', 'constructor', '__proto__'].map(
    (name) => ({ namespace: '/payments', name }) as const,
  ),
  ...['', 'surprise', 'toString', NOBODY].map((name) => ({ namespace: '/', name }) as const),
]

/** Have any type; the last ones have the contract's fields with other types. */
const bodiesOf = (conversationId: string): unknown[] => [
  null,
  0,
  'text',
  true,
  [],
  {},
  [[null]],
  '<b>\uD83D</b>',
  {
    _id: 1,
    type: {},
    message: [],
    content: {},
    createdAt: 'yesterday',
    is_read: 'no',
    seller: null,
    conversation_id: 7,
    status: {},
  },
  {
    _id: NOBODY,
    type: 'STRANGER',
    content: null,
    createdAt: null,
    seller: {},
    conversation_id: conversationId,
    is_typing: 'so',
    status: 'LOST',
  },
]

function sendNonsense(target: ScenarioTarget, userId: string, events: number): void {
  const conversationId = target.world.tables.conversations.by('buyer_id', userId)[0]?._id ?? NOBODY
  const names = namesFor(userId, conversationId)
  const bodies = bodiesOf(conversationId)
  for (let n = 0; n < events; n++) {
    const wire = names[n % names.length] as SocketEvent
    target.send({
      event: 'nonsense',
      userId,
      wire,
      payload: bodies[Math.floor(n / names.length) % bodies.length],
    })
  }
}

function beRude(target: ScenarioTarget, buyerId: string, rude: RudeSockets): void {
  if (rude.kind === 'flood') return flood(target.world, buyerId, rude.events)
  if (rude.kind === 'nonsense') return sendNonsense(target, buyerId, rude.events)
  target.send({ event: 'kick', userId: buyerId, payload: undefined })
}

/**
 * Is rude to the buyer of the scenario or the token, once they are online.
 * @returns what can't be carried out, since there is no buyer
 */
export function applyRudeSockets(
  target: ScenarioTarget,
  scenario: Partial<Scenario>,
  token: string | null,
): Refused[] {
  const { rude = [] } = scenario
  const buyerId = buyerOf(target, scenario, token)
  if (buyerId === undefined)
    return rude.map(({ kind }) => ({ directive: `socket:${kind}`, reason: NO_BUYER }))
  for (const one of rude) whenOnline(target, buyerId, () => beRude(target, buyerId, one))
  return []
}
