import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pages } from '#api/cache/chatCache.ts'
import { chatKeys } from '#api/cache/chatKeys.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { connectBuyer } from '#api/live/live.ts'
import { signOut } from '#state/session.ts'
import { FakeSocket } from '../support/fakeSocket.ts'

const wires = vi.hoisted(() => ({ chat: undefined as unknown, payments: undefined as unknown }))
vi.mock('#api/live/socket.ts', () => ({
  openChatSocket: () => Promise.resolve(wires.chat),
  openPaymentSocket: () => Promise.resolve(wires.payments),
}))

const EVENTS = 1000
const id = (n: number) => n.toString(16).padStart(24, '0')
const [buyerId, shopId, conversationId] = ['a', 'b', 'c'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
]
const at = (n: number) => new Date(Date.UTC(2026, 6, 20) + n * 1000).toISOString()
const notification = (n: number) => ({
  _id: id(n),
  type: 'orders',
  title: 'Order update',
  body: 'Your order is packed.',
  createdAt: at(n),
  is_read: false,
  nav_id: shopId,
  display_picture: null,
  theme: null,
})
const message = (n: number) => ({
  _id: id(n),
  buyer_id: buyerId,
  seller_id: shopId,
  conversation_id: conversationId,
  sender: 'seller',
  receiver: buyerId,
  type: 'text',
  content: `message ${n}`,
  createdAt: at(n),
})

let client: QueryClient
let chat: FakeSocket
let payments: FakeSocket
let disconnect: () => void
let calls: Record<string, number>
let cancelled: number
let stops: (() => void)[]

/** Shows one query, whose calls take 20 ms, as by a screen. */
function show(queryKey: readonly unknown[], answer: unknown) {
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const name = queryKey.join(' ')
    calls[name] = (calls[name] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (signal.aborted) cancelled += 1
    return answer
  }
  const paged = Array.isArray((answer as { items?: unknown }).items)
  const observer = paged
    ? new InfiniteQueryObserver(client, {
        queryKey,
        queryFn,
        initialPageParam: 1,
        getNextPageParam: () => undefined,
      })
    : new QueryObserver(client, { queryKey, queryFn })
  stops.push(observer.subscribe(() => undefined))
}

const page = { items: [], currentPage: 1, nextPage: null }
const names = {
  orders: 'orders list',
  payment: 'checkout payment',
  bell: notificationKeys.count(buyerId).join(' '),
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  client = createQueryClient()
  ;[chat, payments, calls, cancelled, stops] = [new FakeSocket(), new FakeSocket(), {}, 0, []]
  Object.assign(wires, { chat, payments })
  show(['orders', 'list'], page)
  show(['checkout', 'payment'], { status: 'PENDING' })
  show(notificationKeys.count(buyerId), { unread_count: 0 })
  show(notificationKeys.list(buyerId, false), page)
  show(chatKeys.unreadCount(buyerId), { unread_messages_count: 0 })
  show(chatKeys.conversations(buyerId, false), page)
  show(chatKeys.messages(conversationId), page)
  disconnect = connectBuyer(client, buyerId)
  await expect.poll(() => chat.listeners.has('connect')).toBe(true)
  await expect.poll(() => client.isFetching()).toBe(0)
  calls = {}
})
afterEach(() => {
  for (const stop of stops) stop()
  disconnect()
  signOut()
  client.clear()
  vi.restoreAllMocks()
})

/** Hands each event over in a task of its own, as a socket does. */
const flood = async (send: (n: number) => void) => {
  for (let n = 1; n <= EVENTS; n += 1) {
    send(n)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
  }
}
const settled = async () => {
  await expect.poll(() => client.isFetching()).toBe(0)
}

test('a thousand payment events are a few calls, and cancel none, PAY-10', async () => {
  await flood(() => payments.receive('status', { status: 'PAID' }))
  await expect.poll(() => calls[names.orders]).toBe(1)
  await settled()
  expect(calls).toEqual({ [names.orders]: 1, [names.payment]: 1 })
  expect(cancelled).toBe(0)
})

test('a thousand notifications are all in the list and on the bell, with a few calls, RT-09 NOTIF-10', async () => {
  await flood((n) => chat.receive(buyerId, notification(n)))
  await vi.waitFor(() =>
    expect(
      client.getQueryData<Pages<{ _id: string }>>(notificationKeys.list(buyerId, false))?.pages[0]
        ?.items,
    ).toHaveLength(EVENTS),
  )
  await expect.poll(() => calls[names.bell]).toBeGreaterThanOrEqual(1)
  await settled()
  expect(calls[names.bell]).toBeLessThanOrEqual(3)
  expect(calls[names.orders]).toBeLessThanOrEqual(3)
  expect(cancelled).toBe(0)
})

test('a thousand messages of an unknown shop are all in their thread, in their order, with a few calls, RT-09', async () => {
  await flood((n) => chat.receive(conversationId, message(n)))
  await vi.waitFor(() =>
    expect(
      client
        .getQueryData<Pages<{ _id: string }>>(chatKeys.messages(conversationId))
        ?.pages[0]?.items.map(({ _id }) => _id),
    ).toEqual(Array.from({ length: EVENTS }, (_, n) => id(EVENTS - n))),
  )
  const list = chatKeys.conversations(buyerId, false).join(' ')
  await expect.poll(() => calls[list]).toBeGreaterThanOrEqual(1)
  await settled()
  expect(calls[list]).toBeLessThanOrEqual(3)
  expect(cancelled).toBe(0)
})
