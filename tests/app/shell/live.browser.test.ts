import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { watchEvents } from '#api/live/eventWatch.ts'
import { connectBuyer } from '#api/live/live.ts'
import { useAsking } from '#state/liveUpdates.ts'
import { useToast } from '#ui/toast.ts'
import { FakeSocket } from '../support/fakeSocket.ts'

const wires = vi.hoisted(() => ({ chat: undefined as unknown, payments: undefined as unknown }))
vi.mock('#api/live/socket.ts', () => ({
  openChatSocket: () => Promise.resolve(wires.chat),
  openPaymentSocket: () => Promise.resolve(wires.payments),
}))
let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})
/** The data that is refetched after a gap; threads catch up by themselves. */
const missed = [
  'notifications',
  'chat conversations',
  'chat conversation',
  'chat unread',
  'orders',
  'schedules',
  'reviews',
]
const keys = [...missed, 'checkout', 'chat messages', 'catalog'].map((key) => key.split(' '))
const buyerId = 'a'.repeat(24)

/** Connects both sockets of a buyer; `stale` is what is due to be refetched. */
async function connect() {
  const [chat, payments] = [new FakeSocket(), new FakeSocket()]
  Object.assign(wires, { chat, payments })
  const queryClient = new QueryClient()
  for (const key of keys) queryClient.setQueryData(key, 'data')
  const stale = () =>
    keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated).map((key) => key.join(' '))
  const disconnect = connectBuyer(queryClient, buyerId)
  await expect.poll(() => payments.listeners.has('connect')).toBe(true)
  return { chat, payments, stale, disconnect, queryClient }
}

test('the first connection invalidates nothing; each reconnection invalidates the data of missed events, PAY-10 RT-02', async () => {
  const { chat, payments, stale } = await connect()
  chat.receive('connect')
  payments.receive('connect')
  expect(stale()).toEqual([])
  payments.receive('connect')
  expect(stale()).toEqual(['orders', 'checkout'])
  chat.receive('connect')
  expect(stale()).toEqual([...missed, 'checkout'])
})

test('an event without a name or a content is reported, and what it may be about is read again, RT-08', async () => {
  const { chat, payments, stale } = await connect()
  const reported = vi.fn<(...event: unknown[]) => void>()
  // A copy is made of what is reported, which a function has none of.
  watchEvents((event, name, body) => reported(event, name, structuredClone(body)))
  for (const socket of [chat, payments])
    for (const name of [undefined, null, 7, [], () => undefined, 'status', buyerId])
      socket.any(name as string, () => undefined)
  expect(reported).toHaveBeenCalledTimes(14)
  expect(reported).toHaveBeenCalledWith(undefined, '7', undefined)
  expect(stale()).toEqual([...missed, 'checkout'])
})

test('a first connection that is late invalidates what the screens have loaded meanwhile, RT-02', async () => {
  const { chat, stale } = await connect()
  const opened = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(opened + 1500)
  chat.receive('connect')
  expect(stale()).toEqual(missed)
})

test('a first connection after failed attempts invalidates too; its error is only logged, PAY-10 RT-08 ERR-110', async () => {
  const { chat, payments, stale } = await connect()
  const { result: toast } = renderHook(useToast)
  const before = toast.current
  chat.receive('connect_error', new Error('refused'))
  payments.receive('connect_error', new Error('refused'))
  payments.receive('connect')
  expect(stale()).toEqual(['orders', 'checkout'])
  for (const kind of ['Chat', 'Payment'])
    expect(warned).toHaveBeenCalledWith(`${kind} socket:`, 'refused')
  expect(toast.current).toBe(before)
})

test('a connection after another one in the same page invalidates what was missed between them', async () => {
  const { chat, stale, queryClient, disconnect } = await connect()
  chat.receive('connect')
  disconnect()
  expect(stale()).toEqual([])
  connectBuyer(queryClient, buyerId)
  await expect.poll(() => chat.listeners.get('connect')?.length).toBeGreaterThan(4)
  chat.receive('connect')
  expect(stale()).toEqual(missed)
})

test('a socket that the server has closed connects again, later each time, until the user signs out', async () => {
  const { chat, disconnect } = await connect()
  vi.useFakeTimers()
  chat.receive('disconnect', 'transport close')
  vi.advanceTimersByTime(60_000)
  expect(chat.connections, 'Socket.IO reconnects by itself').toBe(0)
  chat.active = false
  chat.receive('disconnect', 'io server disconnect')
  vi.advanceTimersByTime(1000)
  expect(chat.connections).toBe(1)
  chat.receive('connect_error', new Error('unauthorized'))
  vi.advanceTimersByTime(1999)
  expect(chat.connections).toBe(1)
  vi.advanceTimersByTime(1)
  expect(chat.connections).toBe(2)
  chat.receive('connect')
  chat.receive('disconnect', 'io server disconnect')
  disconnect()
  vi.advanceTimersByTime(60_000)
  expect(chat.connections).toBe(2)
})

test('a socket that is disconnected at once reconnects with growing delays, after one that lasted soon', async () => {
  const { chat, payments, disconnect } = await connect()
  vi.useFakeTimers()
  for (const socket of [chat, payments]) {
    socket.active = false
    const passed: number[] = []
    const sendAway = () => {
      const before = socket.connections
      const from = performance.now()
      socket.receive('disconnect', 'io server disconnect')
      while (socket.connections === before) vi.advanceTimersByTime(500)
      passed.push(performance.now() - from)
      socket.receive('connect')
    }
    for (let n = 0; n < 8; n += 1) sendAway()
    expect(passed).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    vi.advanceTimersByTime(11_000)
    sendAway()
    expect(passed.at(-1)).toBe(1000)
    socket.receive('disconnect', 'io server disconnect')
    const before = socket.connections
    globalThis.dispatchEvent(new Event('online'))
    expect(socket.connections, 'the network is back').toBe(before + 1)
  }
  disconnect()
})

test('unknown events, and bodies of any type, write nothing; what may be meant is read again, RT-08', async () => {
  const { chat, payments, stale, queryClient } = await connect()
  // Threads that no screen shows are read again when one does.
  const stay = keys.filter(([, part]) => part !== 'messages')
  const before = stay.map((key) => queryClient.getQueryData(key))
  const names = [
    buyerId,
    `listen-conversation-${buyerId}`,
    'b'.repeat(24),
    `typing-${'b'.repeat(24)}`,
    'constructor',
    '__proto__',
    '',
    'surprise',
  ]
  const bodies = [
    null,
    undefined,
    0,
    'text',
    true,
    [],
    {},
    [[null]],
    { _id: 7, seller: null, createdAt: 'yesterday' },
  ]
  for (const name of names)
    for (const body of bodies) for (const socket of [chat, payments]) socket.any(name, body)
  expect(stale()).toEqual(missed)
  expect(stay.map((key) => queryClient.getQueryData(key))).toEqual(before)
})

test('while the chat socket is down, its news are asked for every 20 s, and the screens can say so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { result: asking } = renderHook(useAsking)
  const { chat, stale, disconnect } = await connect()
  chat.connected = false
  await act(() => vi.advanceTimersByTime(20_000))
  expect(stale()).toEqual(missed)
  expect(asking.current).toBe(true)
  act(() => chat.receive('connect'))
  expect(asking.current).toBe(false)
  disconnect()
})
