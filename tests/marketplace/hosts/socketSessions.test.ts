import { expect, onTestFinished, test } from 'vitest'
import { namedBuyers, conversationIds } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { wait } from '#mocks/hosts/timers.ts'
import type { Market } from '#mocks/hosts/vitest.ts'
import { changePassword, deleteAccount } from '#mocks/rules/accounts.ts'
import { issueToken } from '#mocks/rules/tokens.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { openMarket } from '../support/market.ts'
import { recordTraffic } from '../support/recordTraffic.ts'
import { openSocket, startWith } from './hostClient.ts'
import { pageSockets } from './pageSockets.ts'

const LIZA = namedBuyers.liza.id
const MINUTE_S = 60

/** A marketplace whose sockets ask for a buyer at once, or as the pages of the demo do, later. */
function openSockets(later: boolean) {
  const market = openMarket({ products: 100 })
  const { sockets } = market
  const authenticate: typeof sockets.authenticate = async (token) => {
    if (later) await wait(5)
    return sockets.authenticate(token)
  }
  const { server, url, transports } = pageSockets({ ...sockets, authenticate })
  onTestFinished(() => server.close())
  async function open(token: string, namespace = '/') {
    const socket = openSocket(url + namespace, token, { transports })
    const heard: unknown[] = []
    socket.onAny((name: string, body: unknown) => name !== 'connection' && heard.push(body))
    await new Promise<void>((resolve) => {
      socket.once('connect', resolve)
      socket.once('connect_error', () => resolve())
    })
    return { socket, heard }
  }
  return { market, open }
}

const typing = { conversation_id: 'c'.repeat(24), is_typing: true }

/** What ends the session of a token, and leaves the other one of the same buyer. */
const ends: [string, (market: Market, otherToken: string) => void][] = [
  [
    'expires',
    (market) => {
      market.world.clock.advance(2 * MINUTE_S * 1000)
      void market.catchUp()
    },
  ],
  [
    'ends with a new password',
    ({ world }, otherToken) => {
      const { jti } = JSON.parse(atob(otherToken.split('.')[1] ?? '')) as { jti: string }
      changePassword(world, world.tables.users.get(LIZA)!, 'bagong-password', jti)
    },
  ],
]

for (const later of [false, true])
  test.each(ends)(
    `when a token %s, its sockets end before the next event${later ? ', also where the marketplace is asked later' : ''}, RT-01`,
    async (_how, end) => {
      const { market, open } = openSockets(later)
      const { world } = market
      const [short, long] = [issueToken(world, LIZA, MINUTE_S), issueToken(world, LIZA)]
      const [chat, payments] = [await open(short), await open(short, '/payments')]
      const other = await open(long)
      const connected = () => [chat, payments, other].map(({ socket }) => socket.connected)
      expect(connected()).toEqual([true, true, true])
      end(market, long)
      world.bus.emit('onTyping', LIZA, typing)
      world.bus.emit('onPaymentStatus', LIZA, { status: 'PENDING' })
      await expect.poll(() => other.heard).toContainEqual(typing)
      await expect.poll(connected).toEqual([false, false, true])
      expect([chat.heard, payments.heard]).toEqual([[], []])
      expect((await open(short)).socket.connected).toBe(false)
    },
  )

test('the sockets of an account that was deleted, and of a world that was replaced, end, RT-01', async () => {
  const { market, open } = openSockets(true)
  const [liza, ana] = [await open(market.login('liza')), await open(market.login('ana'))]
  deleteAccount(market.world, LIZA)
  await expect.poll(() => [liza, ana].map(({ socket }) => socket.connected)).toEqual([false, true])
  market.rebuild({ seed: 2 })
  await expect.poll(() => ana.socket.connected).toBe(false)
})

async function nodeHost() {
  const { simulation, url, stop } = await startWith(['--products', '80'])
  onTestFinished(stop)
  return { simulation, url }
}

async function page() {
  const simulation = openMarket({ products: 80 })
  const { server, ...client } = pageSockets(simulation.sockets)
  onTestFinished(() => server.close())
  return { simulation, ...client }
}

const brief = ({ operation, tag, title, outcome }: TrafficEntry) => [operation, tag, title, outcome]

test.each([
  ['the Node host', nodeHost],
  ['a page', page],
])(
  'the frames of the sockets of %s are recorded in both directions, with faults and violations of the contract, RT-01 RT-05',
  async (_where, start) => {
    const { simulation, url, ...options } = await start()
    const recorder = recordTraffic(simulation)
    const token = signInAs(simulation, 'liza') ?? ''
    const chat = openSocket(`${url}/`, token, options)
    const payments = openSocket(`${url}/payments`, token, options)
    openSocket(`${url}/`, 'forged', options)
    const frames = () => recorder.entries().map(brief)
    await expect
      .poll(frames)
      .toContainEqual(['onPaymentConnection', 'checkout', 'connection', 'marketplace'])
    await chat.emitWithAck('online', { type: 'buyer', user_id: LIZA })
    for (const sim of [
      'drift:onChatMessage:/content:type:1,say:riceCenter:Kumusta po',
      'drop:onIncomingMessage,say:riceCenter:Kumusta po',
      'socket:nonsense:1',
    ])
      applyScenario(simulation, parseScenario(sim), token)
    await expect.poll(() => frames().at(-1)).toEqual([null, 'chat', LIZA, 'marketplace'])
    payments.disconnect()
    await expect
      .poll(frames)
      .toContainEqual(['onPaymentDisconnect', 'checkout', 'disconnect', 'app'])
    const incoming = `listen-conversation-${LIZA}`
    for (const [operation, title, outcome] of [
      [null, 'connect', 'app'],
      [null, 'connect_error', 'marketplace'],
      ['announceOnline', 'online', 'app'],
      ['announceOnline', 'ack', 'marketplace'],
      ['onChatMessage', conversationIds.lizaRice, 'marketplace'],
      ['onIncomingMessage', incoming, 'marketplace'],
      ['onIncomingMessage', incoming, 'dropped'],
    ])
      expect(frames()).toContainEqual([operation, 'chat', title, outcome])
    const broken = recorder.entries().filter(({ errors }) => errors.length > 0)
    expect(broken).toMatchObject([
      {
        operation: 'onChatMessage',
        faults: [{ kind: 'drift', pointer: '/content' }],
        errors: [{ of: 'event', path: '/content' }],
      },
      { operation: null, errors: [{ message: 'is no event of the contract' }] },
    ])
    const texts = recorder.entries().map(({ id }) => JSON.stringify(recorder.details(id)))
    expect(texts.join('\n')).toContain('Kumusta po')
    expect(texts.filter((text) => text.includes(token) || text.includes('forged'))).toEqual([])
  },
)
