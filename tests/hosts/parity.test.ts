import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { wait } from '../../mocks/hosts/timers.ts'
import { connect, CONVERSATION, LIZA, logsOf, until } from './socketHosts.ts'

describe('the simulated Socket.IO server and the real one produce the same log', () => {
  test('RT-01 a buyer with a valid token is connected, others get an error with the reason', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
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
    expect(simulated).toEqual(real)
    expect(simulated).toContainEqual(['connection', 'Connected to payment status'])
    expect(simulated.filter((entry) => (entry as string[])[1] === 'unauthorized')).toHaveLength(3)
    expect(simulated).toContainEqual(['connect_error', 'Invalid namespace', undefined])
  })

  test('RT-05 RT-06 `online` of a buyer is acknowledged', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      log.push(await socket.emitWithAck('online', { type: 'buyer', user_id: LIZA }))
      log.push(await socket.emitWithAck('offline', { type: 'nobody' }))
      socket.emit('offline', { type: 'buyer', user_id: LIZA })
      socket.emit('unheard-of', 'ü', [1, null])
      await wait(60)
      return [socket]
    })
    expect(simulated).toEqual(real)
    expect(simulated).toContain(true)
    expect(simulated.at(-1)).toEqual({
      heard: [
        ['announceOnline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['announceOffline', LIZA, { type: 'nobody' }],
        ['announceOffline', LIZA, { type: 'buyer', user_id: LIZA }],
        ['left'],
      ],
    })
  })

  test('events reach only the sockets of their buyer, under the names of section 5', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const others: unknown[] = []
      const sockets = [
        connect(host, '/', 'liza', log),
        connect(host, '/payments', 'liza', log),
        connect(host, '/', 'marco', others),
        connect(host, '/payments', 'marco', others),
      ]
      await until(() => sockets.every((socket) => socket.connected))
      await wait(60)
      log.sort()
      for (const [event, payload] of [
        ['onNotification', { _id: 'n', title: 'Order confirmed', body: '₱1,234.50' }],
        ['onIncomingMessage', { sender: 'seller', content: 'Opo, meron po' }],
        ['onChatMessage', { conversation_id: CONVERSATION, content: 'Kumusta' }],
        ['onPaymentStatus', { status: 'PAID', transaction_id: 'p' }],
      ] as const) {
        host.market.emit(event, LIZA, payload)
        await wait(30)
      }
      log.push({ others: others.filter((entry) => !['connect', 'connection'].includes((entry as string[])[0] as string)) })
      return sockets
    })
    expect(simulated).toEqual(real)
    const names = simulated.map((entry) => (entry as string[])[0])
    expect(names).toEqual(expect.arrayContaining([LIZA, `listen-conversation-${LIZA}`, CONVERSATION, 'status']))
    expect(simulated).toContainEqual({ others: [] })
  })

  test('RT-01 the sockets of an ended session are closed at once and do not reconnect; other sessions keep theirs', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const others: unknown[] = []
      const sockets = [
        connect(host, '/', 'liza elsewhere', log),
        connect(host, '/payments', 'liza elsewhere', log),
        connect(host, '/', 'liza', others),
        connect(host, '/', 'marco', others),
      ]
      await until(() => sockets.every((socket) => socket.connected))
      host.market.end('liza elsewhere')
      await until(() => !sockets[0]?.connected && !sockets[1]?.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(100)
      log.sort()
      log.push(sockets.map((socket) => socket.connected))
      return sockets
    })
    expect(simulated).toEqual(real)
    expect(simulated.filter((entry) => (entry as string[])[0] === 'disconnect')).toEqual([
      ['disconnect', 'io server disconnect'],
      ['disconnect', 'io server disconnect'],
    ])
    expect(simulated).toContainEqual([false, false, true, true])
    expect(simulated).not.toContainEqual([LIZA, { _id: 'after' }])
  })

  test('RT-02 the client reconnects after a lost connection and after a server was down', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      host.drop()
      await until(() => !socket.connected)
      await until(() => socket.connected)
      host.setReachable(false)
      await until(() => log.some((entry) => (entry as string[])[0] === 'connect_error'))
      const failures = log.filter((entry) => (entry as string[])[0] === 'connect_error')
      log.splice(log.indexOf(failures[0]), failures.length, 'refused')
      socket.off('connect_error')
      host.setReachable(true)
      await until(() => socket.connected)
      host.market.emit('onNotification', LIZA, { _id: 'after' })
      await wait(60)
      return [socket]
    })
    expect(simulated).toEqual(real)
    expect(simulated.filter((entry) => (entry as string[])[0] === 'connect')).toHaveLength(3)
  })

  test('pings keep an idle connection open; a client that stops answering is disconnected', async () => {
    const [real, simulated] = await logsOf(async (host, log) => {
      const socket = connect(host, '/', 'liza', log)
      await until(() => socket.connected)
      await wait(500)
      log.push(socket.connected)
      const engine = socket.io.engine as unknown as { _sendPacket: (type: string) => void }
      const send = engine._sendPacket.bind(engine)
      engine._sendPacket = (type, ...rest: []) => (type === 'pong' ? undefined : send(type, ...rest))
      await until(() => !socket.connected)
      await until(() => socket.connected)
      return [socket]
    })
    expect(simulated).toEqual(real)
  })
})
