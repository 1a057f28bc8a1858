import { cleanup, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '#api/cache/queryClient.ts'
import '#app/notifications/notificationWorker.ts'
import { sendReplies } from '#app/notifications/sendReplies.ts'
import type { StoredReply } from '#domain/notificationMessages.ts'
import { openNotificationStore } from '#domain/notificationStore.ts'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { outgoingMessages } from '#state/chatOutbox.ts'
import { setOwner } from '#state/personal.ts'
import { signIn, signOut } from '#state/session.ts'
import { dismissToast, useToast } from '#ui/toast.ts'
import { as, openMarket } from '../../marketplace/support/market.ts'
import { serve } from '../support/openScreen.tsx'
import { expectShown, expectToast, press, resize } from '../support/user.ts'
import { links, openBell, openPanel } from './support/bell.tsx'

/** What the user has allowed, in place of the test browser's own answer. */
let permission: NotificationPermission

beforeEach(() => {
  permission = 'default'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
})
afterEach(() => localStorage.removeItem('suki.notifications.card'))

const card = () => screen.queryByRole('region', { name: 'Notifications on this device' })

/** Opens the panel of a page that was just loaded. */
async function openNew() {
  cleanup()
  openBell()
  await openPanel()
}

test('only a button asks for the permission, and the card goes when it is given, RT-07', async () => {
  const ask = vi
    .spyOn(Notification, 'requestPermission')
    .mockImplementation(async () => (permission = 'granted'))
  await openNew()
  await waitFor(() => expect(card()).toMatchTextContent('See messages of shops on this device'))
  expect(ask).not.toHaveBeenCalled()
  await press('Turn on')
  await expectToast('Notifications are on')
  expect(card()).toBeNull()
  expect(ask).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveFocus()
})

test('on a phone the invitation is one line above the news, RT-07', async () => {
  await resize(360, 640)
  await openNew()
  await waitFor(() => expect(card()).not.toBeNull())
  const invitation = screen.getByText('See when shops reply')
  expect(invitation.getBoundingClientRect().height).toBeLessThan(
    1.5 * Number.parseFloat(getComputedStyle(invitation).lineHeight),
  )
  expect(card()?.getBoundingClientRect().height).toBeLessThan(72)
  await press('Not now')
  await waitFor(() => expect(card()).toBeNull())
})

test('where notifications are blocked one line says so and a press what to change, until it is closed, RT-07', async () => {
  permission = 'denied'
  await openNew()
  await waitFor(() => expect(card()).not.toBeNull())
  expect(card()?.getBoundingClientRect().height).toBeLessThan(72)
  expect(screen.getByText(/open the site’s settings/)).not.toBeVisible()
  await userEvent.click(screen.getByText('How to turn on'))
  await expectShown(/open the site’s settings/)
  await press('Got it')
  await waitFor(() => expect(card()).toBeNull())
  await openNew()
  expect(await links()).not.toEqual([])
  expect(card()).toBeNull()
})

test('where the browser has no notifications there is no card, and in another app it says where they are, RT-07', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'Notification')!
  Reflect.deleteProperty(globalThis, 'Notification')
  onTestFinished(() => void Object.defineProperty(globalThis, 'Notification', own))
  await openNew()
  expect(await links()).not.toEqual([])
  expect(card()).toBeNull()

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14; wv) [FBAN/FB4A;FBAV/450.0]',
  )
  await openNew()
  await waitFor(() => expect(card()).toMatchTextContent(/^Open Suki in your browser/))
})

const liza = namedBuyers.liza.id
const conversationId = conversationIds.lizaRice
const store = openNotificationStore(import.meta.env.BASE_URL)

afterEach(async () => {
  signOut()
  dismissToast()
  await store.clear()
})

const reply = (more: Partial<StoredReply> = {}): StoredReply => ({
  key: crypto.randomUUID(),
  conversationId,
  shopId: shopId('riceCenter'),
  buyerId: liza,
  text: 'Two sacks, please',
  at: Date.now(),
  ...more,
})

function open(sim = '') {
  const market = openMarket({ products: 80, now: Date.now() })
  applyScenario(market, parseScenario(sim))
  signIn(market.login('liza'))
  serve(market.fetch)
  const sent = () =>
    market.world.tables.chatMessages
      .by('conversation_id', conversationId)
      .filter(({ content }) => content === 'Two sacks, please')
      .map(({ sender }) => sender)
  const send = () => sendReplies(createQueryClient(), liza)
  const isRead = async () =>
    (await as(market, 'liza')('GET', `/conversations/${conversationId}`)).body.is_buyer_read
  return { sent, send, isRead }
}

test('two tabs that find a reply send it once, and the conversation is read, RT-07', async () => {
  const { sent, send, isRead } = open()
  await store.putReply(reply())
  expect(await isRead()).toBe(false)
  await Promise.all([send(), send()])
  await expect.poll(() => outgoingMessages()).toEqual([])
  expect(sent()).toEqual(['buyer'])
  expect(await isRead()).toBe(true)
  expect(await store.replies()).toEqual([])
})

test('a reply whose tab was closed before it could drop it arrives once, without keys, RT-07', async () => {
  const { sent, send } = open('nokey')
  await store.putReply(reply())
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new Error('closed')
  })
  await expect(send()).rejects.toThrow('closed')
  expect(sent()).toEqual([])
  await send()
  await expect.poll(() => outgoingMessages()).toEqual([])
  expect(sent()).toEqual(['buyer'])
})

test('another buyer’s reply is left alone, RT-07', async () => {
  const { sent, send } = open()
  await store.putReply(reply({ buyerId: namedBuyers.mia.id }))
  await send()
  expect([sent(), (await store.replies()).length]).toEqual([[], 1])
})

test('a sign-out, and the login of another buyer, close the notifications and drop the replies, RT-07', () => {
  const postMessage = vi.fn<(message: unknown) => void>()
  vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue({
    postMessage,
  } as unknown as ServiceWorker)
  open()
  setOwner(liza)
  expect(postMessage).not.toHaveBeenCalled()
  setOwner(namedBuyers.mia.id)
  expect(postMessage.mock.lastCall).toEqual([{ type: 'notification:forget' }])
  signOut()
  expect(postMessage).toHaveBeenCalledTimes(2)
})

test('a reply that can’t be sent says so, and waits in its chat, RT-07', async () => {
  const { send } = open('fail:sendMessage:500')
  const { result } = renderHook(() => useToast())
  await store.putReply(reply())
  await send()
  await expect.poll(() => result.current?.title).toBe('Your reply was not sent')
  expect(outgoingMessages()).toMatchObject([{ content: 'Two sacks, please', phase: 'failed' }])
})

test('of three pages that note a message at once, one shows it; later ones don’t, RT-07', async () => {
  const pages = [1, 2, 3].map(() => openNotificationStore(import.meta.env.BASE_URL))
  const shown = await Promise.all(pages.map((page) => page.noteShown('m1')))
  expect(shown.filter(Boolean)).toHaveLength(1)
  expect(await store.noteShown('m1')).toBe(false)
  expect(await store.noteShown('m2')).toBe(true)
})

test('replies are stored in their order until they are dropped, separately for each path, RT-07', async () => {
  await store.putReply(reply({ key: 'second', at: 2 }))
  await store.putReply(reply({ key: 'first', at: 1 }))
  await store.putReply(reply({ key: 'first', at: 1 }))
  expect((await store.replies()).map(({ key }) => key)).toEqual(['first', 'second'])
  expect(await openNotificationStore('/test/other/').replies()).toEqual([])
  await store.dropReply('first')
  await store.dropReply('first')
  expect(await store.replies()).toHaveLength(1)
  await store.clear()
  expect(await store.replies()).toEqual([])
})
