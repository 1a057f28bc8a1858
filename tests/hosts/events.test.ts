import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { readArgs } from '#mocks/hosts/node/args.ts'
import { startHost } from '#mocks/hosts/node/run.ts'
import { signInAs } from '#mocks/hosts/personas.ts'
import { DEFAULT_NOW } from '#mocks/hosts/vitest.ts'
import { EVENT_NAMES, hearEvents, PRODUCTS } from './buyerEvents.ts'
import { hearSimulated } from './simulatedEvents.ts'

test('the events of one marketplace are the same over the real server and the simulated one, named {userId} and {conversationId} among them', async () => {
  const host = await startHost(
    readArgs([
      '--port',
      '0',
      '--products',
      String(PRODUCTS),
      '--now',
      new Date(DEFAULT_NOW).toISOString(),
    ]),
    () => {},
  )
  try {
    const { simulation } = host
    simulation.world.clock.freeze(true)
    const token = signInAs(simulation, namedBuyers.liza.key) ?? ''
    const open = (namespace: string) =>
      io(host.url + namespace, { transports: ['websocket'], auth: { token }, forceNew: true })
    const [real, simulated] = [await hearEvents({ simulation, token, open }), await hearSimulated()]
    expect(new Set(real.map(([name]) => name))).toEqual(new Set(EVENT_NAMES))
    // The two sockets are independent, so their events come in any order; each socket's own order
    // holds.
    const ofSocket = (heard: [string, unknown][], payments: boolean) =>
      heard.filter(([name]) => (name === 'connection' || name === 'status') === payments)
    for (const payments of [false, true])
      expect(ofSocket(simulated, payments)).toEqual(ofSocket(real, payments))
  } finally {
    await host.stop()
  }
})
