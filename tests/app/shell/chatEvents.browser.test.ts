import {
  InfiniteQueryObserver,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pages } from '#api/cache/chatCache.ts'
import { chatKeys } from '#api/cache/chatKeys.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import type { Schemas } from '#api/contract.ts'
import { connectBuyer } from '#api/live/live.ts'
import { confirmOutgoing, putOutgoing } from '#state/chatOutbox.ts'
import { showsChatEnd } from '#state/chatReading.ts'
import { signOut } from '#state/session.ts'
import { notification } from '../notifications/server.ts'
import { FakeSocket } from '../support/fakeSocket.ts'

const wires = vi.hoisted(() => ({ chat: undefined as unknown, payments: undefined as unknown }))
vi.mock('#api/live/socket.ts', () => ({
  openChatSocket: () => Promise.resolve(wires.chat),
  openPaymentSocket: () => Promise.resolve(wires.payments),
}))

const id = (n: number) => n.toString(16).padStart(24, '0')
const [buyerId, shopId, conversationId] = [id(0xa000), id(0xb000), id(0xc000)]
const seller = {
  _id: shopId,
  shop_name: 'Dolores Fresh Market',
  shop_handle: 'dolores',
  display_picture: null,
  is_online: true,
}
const at = (second: number) => new Date(Date.UTC(2026, 6, 20) + second * 1000).toISOString()
const message = (
  n: number,
  sender: 'buyer' | 'seller',
  content = `message ${n}`,
): Schemas['ChatMessage'] => ({
  _id: id(n),
  buyer_id: buyerId,
  seller_id: shopId,
  conversation_id: conversationId,
  sender,
  receiver: sender === 'buyer' ? shopId : buyerId,
  type: 'text',
  content,
  createdAt: at(n),
})
const page = <Item>(...items: Item[]) => ({ items, currentPage: 1, nextPage: null })
const pages = <Item>(...items: Item[]) => ({ pages: [page(...items)], pageParams: [1] })

let client: QueryClient
let chat: FakeSocket
let payments: FakeSocket
let disconnect: () => void
let logged: string[]
const stops: (() => void)[] = []

const itemsOf = <Item>(key: QueryKey) =>
  client.getQueryData<Pages<Item>>(key)?.pages.flatMap(({ items }) => items)
const contents = () =>
  itemsOf<Schemas['ChatMessage']>(chatKeys.messages(conversationId))?.map(({ content }) => content)
const conversations = (unread: boolean) =>
  itemsOf<Schemas['Conversation']>(chatKeys.conversations(buyerId, unread))
const unreadCount = () =>
  client.getQueryData<Schemas['UnreadMessages']>(chatKeys.unreadCount(buyerId))
    ?.unread_messages_count
/** Both events of a message of the shop. */
function receive(sent: Schemas['ChatMessage']) {
  chat.receive(conversationId, sent)
  if (sent.sender === 'seller') chat.receive(`listen-conversation-${buyerId}`, { ...sent, seller })
}

beforeEach(async () => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation(
    (...words: unknown[]) => void logged.push(words.join(' ')),
  )
  client = createQueryClient()
  ;[chat, payments] = [new FakeSocket(), new FakeSocket()]
  Object.assign(wires, { chat, payments })
  client.setQueryData(chatKeys.messages(conversationId), pages(message(1, 'buyer', 'one')))
  client.setQueryData(chatKeys.conversations(buyerId, false), pages())
  client.setQueryData(chatKeys.conversations(buyerId, true), pages())
  client.setQueryData(chatKeys.unreadCount(buyerId), { unread_messages_count: 0 })
  disconnect = connectBuyer(client, buyerId)
  await expect.poll(() => chat.listeners.has('connect')).toBe(true)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  disconnect()
  signOut()
  client.clear()
})

test('a message is written once into its thread, the lists and the count, though two events tell of it', () => {
  for (const [n, content] of [
    [2, 'two'],
    [2, 'two'],
    [4, 'four'],
    [3, 'three'],
  ] as const)
    receive(message(n, 'seller', content))
  expect(contents()).toEqual(['four', 'three', 'two', 'one'])
  expect(unreadCount()).toBe(3)
  for (const unread of [false, true])
    expect(conversations(unread)).toMatchObject([
      { _id: conversationId, latest_message: 'four', is_buyer_read: false, seller },
    ])
})

test('a message that the answered number has already is not counted twice for long, RT-08', async () => {
  show('unread', chatKeys.unreadCount(buyerId), { unread_messages_count: 1 })
  await expect.poll(unreadCount).toBe(1)
  receive(message(2, 'seller'))
  expect(unreadCount()).toBe(2)
  await expect.poll(unreadCount).toBe(1)
})

test('a message in a thread that the user is reading counts as read', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const leave = showsChatEnd(conversationId)
  receive(message(2, 'seller'))
  expect(unreadCount()).toBe(0)
  expect(conversations(false)).toMatchObject([{ is_buyer_read: true }])
  leave()
  receive(message(3, 'seller'))
  expect(unreadCount()).toBe(1)
})

test.each(['early', 'late', 'twice'])(
  'an echo of an own message that arrives %s: one bubble',
  (when) => {
    const own = message(2, 'buyer', 'two')
    putOutgoing({
      key: 'k',
      conversationId,
      shopId,
      type: 'text',
      content: 'two',
      at: 0,
      phase: 'sending',
    })
    if (when !== 'late') receive(own)
    // Held: the bubble that is being sent is shown already.
    expect(contents()).toEqual(['one'])
    if (when === 'twice') receive(own)
    confirmOutgoing('k', own._id)
    if (when === 'late') receive(own)
    expect(contents()).toEqual(['two', 'one'])
  },
)

test('an own message of another tab is shown at once', () => {
  receive(message(2, 'buyer', 'two'))
  expect(contents()).toEqual(['two', 'one'])
  expect(unreadCount()).toBe(0)
})

test('an event that can not be applied is logged, and writes nothing, RT-09 NOTIF-10 ERR-115', () => {
  const key = notificationKeys.list(buyerId, false)
  client.setQueryData(key, pages())
  chat.receive(buyerId, notification(1))
  const before = client.getQueryData(key)
  expect(itemsOf(key)).toHaveLength(1)
  chat.receive(buyerId, { ...notification(2), createdAt: undefined })
  chat.receive(conversationId, { ...message(2, 'seller'), content: undefined })
  chat.receive(`listen-conversation-${buyerId}`, {
    ...message(3, 'seller'),
    seller: undefined,
    _id: '',
  })
  chat.receive(buyerId, null)
  expect(client.getQueryData(key)).toEqual(before)
  // A thread that no screen shows is read again when one does.
  expect(contents()).toBeUndefined()
  expect(unreadCount()).toBe(0)
  expect(logged).toHaveLength(4)
})

const offline = () => chat.sent.filter(([name]) => name === 'offline').length
const leavePage = () => globalThis.dispatchEvent(new Event('pagehide'))

test('a tab that is left after the end of the session no longer says that the user is offline, RT-06', () => {
  disconnect()
  disconnect = () => undefined
  leavePage()
  expect(offline()).toBe(0)
})

test('the only tab says that the user is offline when it is left, and on signing out, RT-05 RT-06', async () => {
  leavePage()
  expect(offline()).toBe(1)
  // A second tab of the same user, which goes again.
  const left = Promise.withResolvers<void>()
  const other = navigator.locks.request(
    `suki.tabs.${buyerId}`,
    { mode: 'shared' },
    () => left.promise,
  )
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    leavePage()
    const before = offline()
    leavePage()
    expect(offline()).toBe(before)
  })
  const before = offline()
  signOut()
  expect(offline()).toBe(before + 1)
  left.resolve()
  await other
})

let calls: Record<string, number> = {}
let cancelled = 0

/** Shows one query, whose calls take 20 ms, as a screen does. */
function show(name: string, queryKey: QueryKey, answer: object) {
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    calls[name] = (calls[name] ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (signal.aborted) cancelled += 1
    return answer
  }
  const options = { queryKey, queryFn, staleTime: 0 }
  const observer =
    'items' in answer
      ? new InfiniteQueryObserver(client, {
          ...options,
          initialPageParam: 1,
          getNextPageParam: () => undefined,
        })
      : new QueryObserver(client, options)
  stops.push(observer.subscribe(() => undefined))
}

test.each<{ what: string; send: (n: number) => void; list?: QueryKey; refetched: string[] }>([
  {
    what: 'payments, PAY-10',
    send: () => payments.receive('status', { status: 'PAID' }),
    refetched: ['orders', 'payment'],
  },
  {
    what: 'notifications, RT-09 NOTIF-10',
    send: (n) => chat.receive(buyerId, notification(n)),
    list: notificationKeys.list(buyerId, false),
    refetched: ['bell', 'orders'],
  },
  {
    what: 'messages of an unknown shop, RT-09',
    send: (n) => chat.receive(conversationId, message(n, 'seller')),
    list: chatKeys.messages(conversationId),
    refetched: ['conversations'],
  },
])(
  'a thousand events are all in their list, in order, with a few calls, and cancel none: $what',
  async ({ send, list, refetched }) => {
    show('orders', ['orders', 'list'], page())
    show('payment', ['checkout', 'payment'], { status: 'PENDING' })
    show('bell', notificationKeys.count(buyerId), { unread_count: 0 })
    show('notifications', notificationKeys.list(buyerId, false), page())
    show('unread', chatKeys.unreadCount(buyerId), { unread_messages_count: 0 })
    show('conversations', chatKeys.conversations(buyerId, false), page())
    show('thread', chatKeys.messages(conversationId), page())
    const settled = async () => {
      await expect.poll(() => client.isFetching()).toBe(0)
    }
    await settled()
    ;[calls, cancelled] = [{}, 0]
    for (let n = 1; n <= 1000; n += 1) {
      send(n)
      // oxlint-disable-next-line no-await-in-loop -- in tasks of their own, as a socket does
      if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    const ids = Array.from({ length: 1000 }, (_, n) => id(1000 - n))
    if (list)
      await vi.waitFor(() =>
        expect(itemsOf<{ _id: string }>(list)?.map(({ _id }) => _id)).toEqual(ids),
      )
    await expect.poll(() => Object.keys(calls).toSorted()).toEqual(refetched)
    await settled()
    expect(Math.max(...Object.values(calls))).toBeLessThanOrEqual(list ? 3 : 1)
    expect(cancelled).toBe(0)
  },
)
