import { QueryClient } from '@tanstack/react-query'
import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { connectBuyer } from '../../src/api/live.ts'

/** The part of a socket that the app uses. */
class FakeSocket extends EventEmitter {
  onAny(): void {}
  disconnect(): void {}
}
const wires = vi.hoisted(() => ({ chat: undefined as unknown, payments: undefined as unknown }))
vi.mock('../../src/api/socket.ts', () => ({
  openChatSocket: () => Promise.resolve(wires.chat),
  openPaymentSocket: () => Promise.resolve(wires.payments),
}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Connects both sockets of a buyer; returns them and the invalidated tags. */
async function connect() {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  const [chat, payments] = [new FakeSocket(), new FakeSocket()]
  Object.assign(wires, { chat, payments })
  const queryClient = new QueryClient()
  const stale: unknown[] = []
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filter) => {
    stale.push(filter?.queryKey?.[0])
    return Promise.resolve()
  })
  connectBuyer(queryClient, 'a'.repeat(24))
  await vi.waitFor(() => expect(payments.listenerCount('connect')).toBe(1))
  return { chat, payments, stale }
}

test('the first connection invalidates nothing; each reconnection invalidates the data of missed events, PAY-10 RT-02', async () => {
  const { chat, payments, stale } = await connect()
  chat.emit('connect')
  payments.emit('connect')
  expect(stale).toEqual([])
  payments.emit('connect')
  expect(stale).toEqual(['checkout', 'orders'])
  chat.emit('connect')
  expect(stale.slice(2)).toEqual(['notifications', 'chat', 'orders', 'schedules', 'reviews'])
})

test('a first connection that comes late invalidates what the screens have loaded meanwhile, RT-02', async () => {
  const { chat, stale } = await connect()
  const opened = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(opened + 1500)
  chat.emit('connect')
  expect(stale).toEqual(['notifications', 'chat', 'orders', 'schedules', 'reviews'])
})

test('a first connection after failed attempts invalidates too; its error is only logged, PAY-10 RT-08 ERR-110', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { payments, stale } = await connect()
  payments.emit('connect_error', new Error('refused'))
  payments.emit('connect')
  expect(stale).toEqual(['checkout', 'orders'])
  expect(warned).toHaveBeenCalledWith('Payment socket:', 'refused')
})
