import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conversationIds, shopId } from '#fixtures/named.ts'
import { setChatDraft } from '#state/chatDrafts.ts'
import { openChatWindow } from '#state/chatWindows.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  expectLink,
  expectNone,
  expectShown,
  expectToast,
  findButton,
  press,
  resize,
} from '../support/user.ts'
import {
  bubbles,
  dolores,
  meat,
  openChats,
  openMenu,
  panaderia,
  rice,
  rowOf,
  windowOf,
  windows,
} from './support/chats.ts'

const riceShop = '/san-fernando-rice-center'
/** Its messages are read: a window that is minimised before they are in view has read none. */
const doloresShop = '/dolores-fresh-market-stall-14'

const minimise = (shop: string) => press(`Minimise chat with ${shop}`)
const close = (shop: string) => press(`Close chat with ${shop}`)
const openBubble = (shop: string) => press(`Open chat with ${shop}`)
const field = async (shop: string) =>
  within(await windowOf(shop)).findByRole('textbox', { name: `Message to ${shop}` })
const expectFocus = async (element: Element | Promise<Element>) => {
  const wanted = await element
  await expect.poll(() => document.activeElement).toBe(wanted)
}
/** Opens the menu of the user's latest message to a shop; returns the window. */
async function openMessageMenu(shop: string) {
  const window = within(await windowOf(shop))
  const menus = await window.findAllByRole('button', { name: /^Actions for your message/ })
  await userEvent.click(menus.at(-1)!)
  return window
}

test('windows open, are minimised to bubbles, reopen and close, CHAT-06 CHAT-07 CHAT-08 CHAT-09 CHAT-11', async () => {
  openApp('/home', 'as:liza')
  await openChats(rice, dolores)
  expect(windows()).toEqual([rice, dolores])
  // The composer of the one that was opened has the focus.
  await expectFocus(field(dolores))
  await openChats(rice)
  await expectFocus(field(rice))
  expect(windows(), 'an open one stays in its place').toEqual([rice, dolores])

  await minimise(rice)
  await minimise(dolores)
  expect(windows()).toEqual([])
  expect(bubbles(), 'the latest first').toEqual([dolores, rice])
  await openBubble(rice)
  await expectFocus(field(rice))
  await close(rice)
  expect(windows()).toEqual([])
  await userEvent.hover(buttonNamed(`Open chat with ${dolores}`))
  await close(dolores)
  expect(bubbles()).toEqual([])
  await openChats(rice)
  expect(windows()).toEqual([rice])
})

test('a fifth window hides the oldest, which keeps its draft; fewer are shown where fewer fit, CHAT-10 SHELL-14', async () => {
  openApp('/home', 'as:liza')
  const fifth = "Aling Nena's Sari-Sari Store"
  await openChats(rice)
  await userEvent.fill(await field(rice), 'Half a sack?')
  await openChats(panaderia, dolores, meat)
  expect(windows()).toHaveLength(4)
  for (const one of screen.getAllByRole('dialog', { name: /^Chat with/ })) {
    const { left, right, width } = one.getBoundingClientRect()
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThanOrEqual(1280)
    expect(width).toBeGreaterThan(260)
  }
  await openChats(fifth)
  expect(windows()).toEqual([panaderia, dolores, meat, fifth])
  expect(bubbles()).toEqual([rice])
  await close(fifth)
  await expect.poll(windows).toHaveLength(4)
  expect(await field(rice)).toHaveValue('Half a sack?')

  await resize(1000, 800)
  await waitFor(() =>
    expect(windows()).toEqual([panaderia, dolores, meat].slice(-windows().length)),
  )
  expect(windows().length).toBeLessThan(4)
  await resize(800, 800)
  await expect.poll(windows).toEqual([dolores, meat])
  setChatDraft(conversationIds.lizaRice, '')
})

test('Escape closes a menu or a dialog first, then minimises; the focus returns to where the user was, CHAT-02 CHAT-09', async () => {
  openApp(riceShop, 'as:liza')
  const button = await findButton('Chat')
  button.focus()
  await userEvent.keyboard('{Enter}')
  await expectFocus(field(rice))
  await openMessageMenu(rice)
  await userEvent.keyboard('{Escape}')
  expect(windows()).toEqual([rice])
  await press('Unsend', await openMessageMenu(rice), 'menuitem')
  const dialog = await screen.findByRole('dialog', { name: /Unsend/ })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.isConnected).toBe(false)
  expect(windows()).toEqual([rice])
  await userEvent.keyboard('{Escape}')
  expect(windows()).toEqual([])
  await expectFocus(button)

  // A bubble that opened the window is there again.
  const bubble = () => buttonNamed(`Open chat with ${rice}`)
  bubble().focus()
  await userEvent.keyboard('{Enter}')
  await expectFocus(field(rice))
  await userEvent.keyboard('{Escape}')
  await expectFocus(bubble())
})

test('an opened conversation is marked read, also at the second try; its head shows whether the shop is online now, CHAT-12 CHAT-22', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  // The first try to say that it was read fails.
  const { tables } = openApp('/home', 'as:liza,fail:markConversationRead:503:1')
  const { conversations, shops } = tables
  const workUntil = (to: string) =>
    shops.update(shopId('riceCenter'), { working_hour: { from: '00:00', to } })
  workUntil('23:59')
  await findButton('Chats, 3 unread messages')
  await openChats(rice)
  const window = within(await windowOf(rice))
  await expectShown('Online', window)
  expectLink(rice, riceShop, window)
  const inWorld = () => conversations.get(conversationIds.lizaRice)?.unread_messages
  await vi.waitFor(() => expect(inWorld()).toBe(0), 10_000)
  await findButton('Chats, 1 unread message')
  expect(await rowOf(await openMenu(), rice)).not.toHaveAccessibleName(/, unread/)
  workUntil('00:00')
  await vi.advanceTimersByTimeAsync(61_000)
  await expectShown('Offline', window)
  workUntil('23:59')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expectShown('Online', window)
})

test('a conversation that is opened in a window without the focus is marked read once the window has it, CHAT-12', async () => {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { tables } = openApp('/home', 'as:liza')
  const inWorld = () => tables.conversations.get(conversationIds.lizaRice)?.unread_messages
  await openChats(rice)
  await expectShown(/^(Online|Offline)$/, within(await windowOf(rice)))
  // Another call has been answered meanwhile.
  await rowOf(await openMenu(), rice)
  expect(inWorld()).toBeGreaterThan(0)
  focus.mockReturnValue(true)
  globalThis.dispatchEvent(new Event('focus'))
  await expect.poll(inWorld).toBe(0)
})

test('a chat that cannot be opened says so; the next press creates the conversation, CHAT-25 CHAT-26 ERR-74', async () => {
  const { tables } = openApp(riceShop, 'as:mia,fail:createConversation:500')
  const { conversations } = tables
  const count = () => [...conversations.all()].length
  const before = count()
  await press('Chat')
  await expectToast('Failed to open chat')
  expect(windows()).toEqual([])
  await press('Chat')
  await windowOf(rice)
  expect(count()).toBe(before + 1)
})

describe('on a phone', () => {
  async function open(...path: string[]) {
    await resize(360, 640)
    return openApp(path, 'as:liza')
  }

  test('a window that was open does not cover another page that is loaded, CHAT-06', async () => {
    openChatWindow({
      conversationId: conversationIds.lizaRice,
      shop: { _id: shopId('riceCenter'), shop_name: rice, display_picture: null },
    })
    await open('/cart')
    await expect.poll(bubbles).toEqual([rice])
    expect(windows()).toEqual([])
  })

  test('the window fills the screen, the page behind is inert, and Back minimises it, CHAT-06 CHAT-09', async () => {
    const { router, address } = await open('/cart', riceShop)
    await press('Chat')
    const window = await windowOf(rice)
    await waitFor(() => {
      const { left, top, width, height } = window.getBoundingClientRect()
      expect([left, top, width, height]).toEqual([0, 0, document.body.clientWidth, 640])
    })
    expect(
      screen.getByRole('heading', { level: 1, hidden: true }).closest('[inert]'),
    ).not.toBeNull()
    await expect
      .poll(async () => (await field(rice)).getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(640)

    await router.navigate(-1)
    await expect.poll(windows).toEqual([])
    expect(address(), 'the page behind').toBe(riceShop)
    await expect.poll(bubbles).toEqual([rice])
    expect(document.querySelector('[inert]')).toBeNull()

    // The button takes its history entry back.
    await openBubble(rice)
    await minimise(rice)
    await expect.poll(() => router.state.location.state).toBeNull()
    await router.navigate(-1)
    await expect.poll(address).toBe('/cart')
  })

  test('Back minimises the window, also before its history entry is rendered, CHAT-06', async () => {
    const { router, address } = await open('/cart', doloresShop)
    // As soon as the entry is added, as on a slow device.
    const stop = router.subscribe(({ historyAction }) => {
      if (historyAction !== 'PUSH') return
      stop()
      void router.navigate(-1)
    })
    await press('Chat')
    await expect.poll(bubbles).toEqual([dolores])
    expect(windows()).toEqual([])
    expect(address(), 'the page behind').toBe(doloresShop)
    await router.navigate(-1)
    await expect.poll(address).toBe('/cart')
  })

  test('the on-screen keyboard hides nothing of the window, CHAT-06', async () => {
    await open('/home')
    await openChats(rice)
    const screenPart = globalThis.visualViewport as VisualViewport
    // As Safari does it: the page keeps its size, and the visible part of it is smaller.
    vi.spyOn(screenPart, 'height', 'get').mockReturnValue(300)
    vi.spyOn(screenPart, 'offsetTop', 'get').mockReturnValue(40)
    screenPart.dispatchEvent(new Event('resize'))
    const shown = await windowOf(rice)
    await expect.poll(() => shown.getBoundingClientRect()).toMatchObject({ top: 40, height: 300 })
    expect((await field(rice)).getBoundingClientRect().bottom).toBeLessThanOrEqual(340)
  })

  test('a link in the window leads to its screen, and Back shows the window again, CHAT-07', async () => {
    const { router, address } = await open('/home')
    await openChats(rice)
    await press(rice, within(await windowOf(rice)), 'link')
    await expect.poll(address).toBe(riceShop)
    await expect.poll(windows).toEqual([])
    await router.navigate(-1)
    await windowOf(rice)
    expect(address()).toBe('/home')
  })

  test('an arrow leads back to the list in which the chat was chosen, not from one that a shop’s page opened, CHAT-07 CHAT-24', async () => {
    const { router, address } = await open('/cart', riceShop)
    await press('Chat')
    await windowOf(rice)
    expectNone('button', 'Back to chats')
    await minimise(rice)
    await openChats(dolores)
    expectNone('button', /^Minimise/)
    await press('Back to chats')
    await expect.poll(address).toBe('/liza-manalo/chats')
    await expect.poll(windows).toEqual([])
    // The list took the place of the window: behind it is the page on which it was opened.
    await router.navigate(-1)
    await expect.poll(address).toBe(riceShop)
    await findButton('Chat')
    expect(windows()).toEqual([])
  })
})
