import type { Socket } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { conversationIds, namedBuyers } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { openMarket } from '../support/market.ts'
import { recordTraffic } from '../support/recordTraffic.ts'
import { openSocket, startWith } from './hostClient.ts'
import { pageSockets } from './pageSockets.ts'

const liza = namedBuyers.liza.id

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
    const [chat, payments] = [
      ['/', token],
      ['/payments', token],
      ['/', 'forged'],
    ].map(([namespace, held = '']) => openSocket(url + namespace, held, options)) as [
      Socket,
      Socket,
    ]
    const frames = () => recorder.entries().map(brief)
    await expect
      .poll(frames)
      .toContainEqual(['onPaymentConnection', 'checkout', 'connection', 'marketplace'])
    await chat.emitWithAck('online', { type: 'buyer', user_id: liza })
    const said = 'say:riceCenter:Kumusta po'
    applyScenario(simulation, parseScenario(`drift:onChatMessage:/content:type:1,${said}`), token)
    applyScenario(simulation, parseScenario(`drop:onIncomingMessage,${said}`), token)
    applyScenario(simulation, parseScenario('socket:nonsense:1'), token)
    await expect.poll(() => frames().at(-1)).toEqual([null, 'chat', liza, 'marketplace'])
    payments.disconnect()
    await expect
      .poll(frames)
      .toContainEqual(['onPaymentDisconnect', 'checkout', 'disconnect', 'app'])
    expect(frames()).toEqual(
      expect.arrayContaining([
        [null, 'chat', 'connect', 'app'],
        [null, 'chat', 'connect_error', 'marketplace'],
        ['announceOnline', 'chat', 'online', 'app'],
        ['announceOnline', 'chat', 'ack', 'marketplace'],
        ['onChatMessage', 'chat', conversationIds.lizaRice, 'marketplace'],
        ['onIncomingMessage', 'chat', `listen-conversation-${liza}`, 'marketplace'],
        ['onIncomingMessage', 'chat', `listen-conversation-${liza}`, 'dropped'],
      ]),
    )
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
