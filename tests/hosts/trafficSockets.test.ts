import { io, type Socket } from 'socket.io-client'
import { expect, test } from 'vitest'
import { conversationIds, namedBuyers } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { after } from '#mocks/hosts/timers.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { serveSockets } from '#mocks/transport/sockets/socket.ts'
import { SimulatedServer } from '#mocks/transport/sockets/socketio.ts'
import { SimulatedTransport } from '#mocks/transport/sockets/socketioTransport.ts'
import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'
import { openMarket } from '../support/market.ts'
import { recordTraffic } from '../support/recordTraffic.ts'

const liza = namedBuyers.liza.id

interface Host {
  simulation: Simulation
  open(namespace: string, token: string): Socket
  close(): unknown
}

async function realHost(): Promise<Host> {
  const host = await startHost(readArgs(['--port', '0', '--products', '80']), () => {})
  const open = (namespace: string, token: string) =>
    io(host.url.replace('localhost', '127.0.0.1') + namespace, {
      transports: ['websocket'],
      auth: { token },
      forceNew: true,
    })
  return { simulation: host.simulation, open, close: () => host.stop() }
}

async function simulatedHost(): Promise<Host> {
  const simulation = openMarket({ products: 80 })
  const server = new SimulatedServer('ws://traffic.example/socket.io/', { after })
  serveSockets(server, simulation.sockets)
  const open = (namespace: string, token: string) =>
    io(`http://traffic.example${namespace}`, {
      transports: [SimulatedTransport] as never,
      auth: { token },
      forceNew: true,
    })
  return { simulation, open, close: () => server.close() }
}

const brief = ({ operation, tag, title, outcome }: TrafficEntry) => [operation, tag, title, outcome]

test.each([
  ['the Node host', realHost],
  ['a page', simulatedHost],
])(
  'the frames of the sockets of %s are recorded in both directions, with faults and violations of the contract, RT-01 RT-05',
  async (_where, start) => {
    const host = await start()
    const { simulation } = host
    const recorder = recordTraffic(simulation)
    const token = signInAs(simulation, 'liza') ?? ''
    const sockets = [host.open('/', token), host.open('/payments', token), host.open('/', 'forged')]
    const [chat] = sockets as [Socket]
    const frames = () => recorder.entries().map(brief)
    try {
      await expect
        .poll(frames)
        .toContainEqual(['onPaymentConnection', 'checkout', 'connection', 'marketplace'])
      await chat.emitWithAck('online', { type: 'buyer', user_id: liza })
      const said = 'say:riceCenter:Kumusta po'
      applyScenario(simulation, parseScenario(`drift:onChatMessage:/content:type:1,${said}`), token)
      applyScenario(simulation, parseScenario(`drop:onIncomingMessage,${said}`), token)
      applyScenario(simulation, parseScenario('socket:nonsense:1'), token)
      await expect.poll(() => frames().at(-1)).toEqual([null, 'chat', liza, 'marketplace'])
      sockets[1]?.disconnect()
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
    } finally {
      for (const socket of sockets) socket.close()
      await host.close()
    }
  },
)
