import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { wait } from '#mocks/hosts/timers.ts'
import { contractEvents } from './contractEvents.ts'
import {
  connect,
  connected,
  type Host,
  LIZA,
  logsOf,
  named,
  sameLog,
  until,
} from './socketHosts.ts'

const ended = ['disconnect', 'io server disconnect']
const lizaOn = async (host: Host, log: unknown[]) =>
  (await connected(host, ['/', 'liza', log]))[0] as Socket
const states = (sockets: Socket[]) => sockets.map((socket) => socket.connected)

describe('the simulated Socket.IO server and the real one produce the same log', () => {
  test('a buyer with a valid token is connected, others get an error with the reason, RT-01', async () => {
    const log = await sameLog(async (host, log) => {
      const sockets: Socket[] = []
      for (const [namespace, token] of [
        ['/', 'liza'],
        ['/payments', 'liza'],
        ['/', 'forged'],
        ['/payments', undefined],
        ['/', { not: 'a text' }],
        ['/nowhere', 'liza'],
      ] as const) {
        log.push(['to', namespace])
        sockets.push(connect(host, namespace, token, log))
        const entries = log.length + (namespace === '/payments' && token ? 2 : 1)
        await until(() => log.length >= entries)
        await wait(20)
      }
      return sockets
    })
    expect(log).toContainEqual(['connection', 'Connected to payment status'])
    expect(log.filter((entry) => (entry as string[])[1] === 'unauthorized')).toHaveLength(3)
    expect(log).toContainEqual(['connect_error', 'Invalid namespace', undefined])
  })

  test('`online` of a buyer is acknowledged, RT-05 RT-06', async () => {
    const said = contractEvents.filter(({ direction }) => direction === 'out')
    expect(said.map(({ name }) => name)).toEqual(['online', 'offline'])
    const log = await sameLog(async (host, log) => {
      const socket = await lizaOn(host, log)
      log.push(await socket.emitWithAck('online', { type: 'buyer', user_id: LIZA }))
      log.push(await socket.emitWithAck('offline', { type: 'nobody' }))
      socket.emit('offline', { type: 'buyer', user_id: LIZA })
      socket.emit('unheard-of', 'ü', [1, null])
      await wait(60)
      return [socket]
    })
    expect(log).toContain(true)
    expect(log.at(-1)).toEqual({
      heard: [
        ['announceOnline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['announceOffline', LIZA, { type: 'nobody' }],
        ['announceOffline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['left'],
      ],
    })
  })

  test('every event that the contract lets a host send reaches only the sockets of its buyer, with its payload', async () => {
    const sent = contractEvents.filter(({ direction, builtIn }) => direction === 'in' && !builtIn)
    const log = await sameLog(async (host, log) => {
      const others: unknown[] = []
      const sockets = await connected(
        host,
        ['/', 'liza', log],
        ['/payments', 'liza', log],
        ['/', 'marco', others],
        ['/payments', 'marco', others],
      )
      others.length = 0
      for (const { operationId, example } of sent) {
        // The greeting is sent by itself, when the payment socket connects.
        if (operationId !== 'onPaymentConnection') host.market.emit(operationId, LIZA, example)
        await wait(30)
      }
      log.push({ others: [...others] })
      return sockets
    })
    expect(sent.map(({ event }) => event)).toEqual([
      'connection',
      'status',
      '{userId}',
      'listen-conversation-{userId}',
      '{conversationId}',
      'typing-{conversationId}',
    ])
    for (const { name, example } of sent) expect(log, name).toContainEqual([name, example])
    expect(log).toContainEqual({ others: [] })
  })

  test('every event that Socket.IO raises itself is raised with a reason: `disconnect`, `connect_error` (ERR-110)', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const socket = connect(host, '/payments', 'liza', log)
      await until(() => named(log, 'connection').length > 0)
      host.setReachable(false)
      await until(() => named(log, 'connect_error').length > 0)
      socket.close()
      host.setReachable(true)
      return [socket]
    })
    const names = (log: unknown[]) => new Set(log.map((entry) => (entry as string[])[0]))
    expect(names(simulated)).toEqual(names(real))
    const raised = contractEvents.filter(({ builtIn }) => builtIn).map(({ name }) => name)
    expect(raised).toEqual(['disconnect', 'connect_error'])
    for (const name of raised) {
      const [reason, ofReal] = [simulated, real].map((log) => named(log, name)[0]?.[1])
      expect(reason, name).toBe(ofReal)
      expect(reason, name).toMatch(/\w/)
    }
  })

  test('the sockets of an ended session are closed at once and do not reconnect; other sessions keep theirs, RT-01', async () => {
    const log = await sameLog(async (host, log) => {
      const others: unknown[] = []
      const sockets = await connected(
        host,
        ['/', 'liza elsewhere', log],
        ['/payments', 'liza elsewhere', log],
        ['/', 'liza', others],
        ['/', 'marco', others],
      )
      host.market.end('liza elsewhere')
      await until(() => !sockets[0]?.connected && !sockets[1]?.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(100)
      log.push(states(sockets))
      return sockets
    })
    expect(named(log, 'disconnect')).toEqual([ended, ended])
    expect(log).toContainEqual([false, false, true, true])
    expect(log).not.toContainEqual([LIZA, { _id: 'after' }])
  })

  test('events of any name and body reach the buyer’s sockets, which are then sent away and do not reconnect by themselves', async () => {
    const log = await sameLog(async (host, log) => {
      const others: unknown[] = []
      const sockets = await connected(
        host,
        ['/', 'liza', log],
        ['/payments', 'liza', log],
        ['/', 'marco', others],
      )
      for (const [namespace, name, payload] of [
        ['/', '', null],
        ['/', '__proto__', { a: [{}] }],
        ['/payments', 'constructor', '\uD83D'],
      ]) {
        host.market.emit('nonsense', LIZA, payload, { wire: { namespace, name } })
        await wait(30)
      }
      host.market.emit('kick', LIZA, undefined)
      await wait(150)
      log.push(states(sockets), { others: others.slice(1) })
      return sockets
    })
    expect(log).toContainEqual(['', null])
    expect(log).toContainEqual(['__proto__', { a: [{}] }])
    expect(named(log, 'disconnect')).toEqual([ended, ended])
    expect(log).toContainEqual([false, false, true])
  })

  test('packets without a content are passed over by the server, and malformed ones end the connection', async () => {
    const log = await sameLog(async (host, log) => {
      const socket = await lizaOn(host, log)
      const send = (packet: string) => socket.io.engine.write(packet)
      for (const packet of ['2', '21', '3', '31', '31[]', '2[7]']) send(packet)
      log.push(await socket.emitWithAck('online', { type: 'buyer', user_id: LIZA }))
      send('2null')
      await until(() => !socket.connected)
      await until(() => socket.connected)
      return [socket]
    })
    expect(log).toContain(true)
  })

  test('the client reconnects after a lost connection and after a server was down, RT-02', async () => {
    const log = await sameLog(async (host, log) => {
      const socket = await lizaOn(host, log)
      host.drop()
      await until(() => !socket.connected)
      await until(() => socket.connected)
      host.setReachable(false)
      await until(() => named(log, 'connect_error').length > 0)
      const failures: unknown[] = named(log, 'connect_error')
      log.splice(log.indexOf(failures[0]), failures.length, 'refused')
      socket.off('connect_error')
      host.setReachable(true)
      await until(() => socket.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(60)
      return [socket]
    })
    expect(named(log, 'connect')).toHaveLength(3)
  })

  test('pings keep an idle connection open; a client that stops answering is disconnected', async () => {
    const log = await sameLog(async (host, log) => {
      const socket = await lizaOn(host, log)
      await wait(500)
      log.push(socket.connected)
      const engine = socket.io.engine as unknown as { _sendPacket: (type: string) => void }
      const send = engine._sendPacket.bind(engine)
      engine._sendPacket = (type, ...rest: []) =>
        type === 'pong' ? undefined : send(type, ...rest)
      await until(() => !socket.connected)
      await until(() => socket.connected)
      // Either end may notice first, so the reason varies.
      for (const entry of log) if (Array.isArray(entry)) entry.splice(1)
      return [socket]
    })
    expect(log).toContain(true)
  })
})
