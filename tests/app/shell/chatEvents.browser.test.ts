import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pages } from '#api/cache/chatCache.ts'
import { chatKeys } from '#api/cache/chatKeys.ts'
import { notificationKeys } from '#api/cache/notificationCache.ts'
import type { Schemas } from '#api/contract.ts'
import { connectBuyer } from '#api/live/live.ts'
import { confirmOutgoing, putOutgoing } from '#state/chatOutbox.ts'
import { showsChatEnd } from '#state/chatReading.ts'
import { signOut } from '#state/session.ts'
import { FakeSocket } from '../support/fakeSocket.ts'

const wires = vi.hoisted(() => ({ chat: undefined as unknown, payments: undefined as unknown }))
vi.mock('#api/live/socket.ts', () => ({
  openChatSocket: () => Promise.resolve(wires.chat),
  openPaymentSocket: () => Promise.resolve(wires.payments),
}))

const id = (letter: string) => letter.repeat(24)
const [buyerId, shopId, conversationId] = [id('a'), id('b'), id('c')]
const seller = {
  _id: shopId,
  shop_name: 'Dolores Fresh Market',
  shop_handle: 'dolores',
  display_picture: null,
  is_online: true,
}
const at = (second: number) => new Date(Date.UTC(2026, 6, 20, 2, 0, second)).toISOString()
const message = (
  n: number,
  sender: 'buyer' | 'seller',
  content: string,
): Schemas['ChatMessage'] => ({
  _id: n.toString(16).padStart(24, '0'),
  buyer_id: buyerId,
  seller_id: shopId,
  conversation_id: conversationId,
  sender,
  receiver: sender === 'buyer' ? shopId : buyerId,
  type: 'text',
  content,
  createdAt: at(n),
})
const page = <Item>(...items: Item[]) => ({
  pages: [{ items, currentPage: 1, nextPage: null }],
  pageParams: [1],
})

let client: QueryClient
let chat: FakeSocket
let disconnect: () => void
let logged: string[]

const contents = () =>
  client
    .getQueryData<Pages<Schemas['ChatMessage']>>(chatKeys.messages(conversationId))
    ?.pages.flatMap(({ items }) => items.map(({ content }) => content))
const conversations = (unread: boolean) =>
  client
    .getQueryData<Pages<Schemas['Conversation']>>(chatKeys.conversations(buyerId, unread))
    ?.pages.flatMap(({ items }) => items)
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
  client = new QueryClient()
  chat = new FakeSocket()
  Object.assign(wires, { chat, payments: new FakeSocket() })
  client.setQueryData(chatKeys.messages(conversationId), page(message(1, 'buyer', 'one')))
  client.setQueryData(chatKeys.conversations(buyerId, false), page())
  client.setQueryData(chatKeys.conversations(buyerId, true), page())
  client.setQueryData(chatKeys.unreadCount(buyerId), { unread_messages_count: 0 })
  disconnect = connectBuyer(client, buyerId)
  await expect.poll(() => chat.listeners.has('connect')).toBe(true)
})
afterEach(() => {
  disconnect()
  signOut()
  vi.restoreAllMocks()
})

test('a message of a shop is written once into its thread, the lists and the count, though two events tell of it', () => {
  receive(message(2, 'seller', 'two'))
  receive(message(2, 'seller', 'two'))
  receive(message(4, 'seller', 'four'))
  receive(message(3, 'seller', 'three'))
  expect(contents()).toEqual(['four', 'three', 'two', 'one'])
  expect(unreadCount()).toBe(3)
  for (const unread of [false, true])
    expect(conversations(unread)).toMatchObject([
      { _id: conversationId, latest_message: 'four', is_buyer_read: false, seller },
    ])
})

test('a message that the answered number has already is not counted twice for long, RT-08', async () => {
  const queryFn = vi.fn<() => Promise<Schemas['UnreadMessages']>>(() =>
    Promise.resolve({ unread_messages_count: 1 }),
  )
  const observer = new QueryObserver(client, { queryKey: chatKeys.unreadCount(buyerId), queryFn })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => unreadCount()).toBe(1)
  receive(message(2, 'seller', 'two'))
  expect(unreadCount()).toBe(2)
  await vi.waitFor(() => expect(unreadCount()).toBe(1), { timeout: 5000 })
  stop()
})

test('a message in a thread that the user is reading counts as read', () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  const leave = showsChatEnd(conversationId)
  receive(message(2, 'seller', 'two'))
  expect(unreadCount()).toBe(0)
  expect(conversations(false)).toMatchObject([{ is_buyer_read: true }])
  leave()
  receive(message(3, 'seller', 'three'))
  expect(unreadCount()).toBe(1)
})

test.each(['early', 'late', 'twice'])(
  'an echo of an own message that arrives %s: one bubble',
  (when) => {
    const own = message(2, 'buyer', 'two')
    const outgoing = {
      key: 'k',
      conversationId,
      shopId,
      type: 'text',
      content: 'two',
      at: 0,
      phase: 'sending',
    } as const
    putOutgoing(outgoing)
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
  const notification = {
    _id: id('d'),
    type: 'orders',
    title: 'Order update',
    body: 'Packed',
    createdAt: at(1),
    is_read: false,
    nav_id: id('e'),
  }
  const key = notificationKeys.list(buyerId, false)
  client.setQueryData(key, page())
  chat.receive(buyerId, notification)
  const before = client.getQueryData<Pages<{ _id: string }>>(key)
  expect(before?.pages[0]?.items).toHaveLength(1)
  chat.receive(buyerId, { ...notification, _id: id('f'), createdAt: undefined })
  chat.receive(conversationId, { ...message(2, 'seller', 'two'), content: undefined })
  chat.receive(`listen-conversation-${buyerId}`, {
    ...message(3, 'seller', 'three'),
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

test('a tab that is left after the end of the session no longer says that the user is offline, RT-06', () => {
  disconnect()
  disconnect = () => undefined
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(offline()).toBe(0)
})

test('a tab that is the only one says that the user is offline when it is left, and on signing out, RT-05 RT-06', async () => {
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(offline()).toBe(1)
  // A second tab of the same user, which goes again.
  let leave: (() => void) | undefined
  const other = navigator.locks.request(
    `suki.tabs.${buyerId}`,
    { mode: 'shared' },
    () => new Promise<void>((resolve) => (leave = resolve)),
  )
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    globalThis.dispatchEvent(new Event('pagehide'))
    const before = offline()
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(offline()).toBe(before)
  })
  const before = offline()
  signOut()
  expect(offline()).toBe(before + 1)
  leave?.()
  await other
})
