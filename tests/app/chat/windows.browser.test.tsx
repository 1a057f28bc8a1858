import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conversationIds, shopId } from '#fixtures/named.ts'
import { setChatDraft } from '#state/chatDrafts.ts'
import { openChatWindow } from '#state/chatWindows.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { expectShown } from '../support/user.ts'
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

afterEach(() => page.viewport(1280, 800))

const minimise = async (shop: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Minimise chat with ${shop}` }))
const close = async (shop: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Close chat with ${shop}` }))
const field = async (shop: string) =>
  within(await windowOf(shop)).findByRole('textbox', { name: `Message to ${shop}` })
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))

test('windows open, are minimised to bubbles, reopen and close, CHAT-06 CHAT-07 CHAT-08 CHAT-09 CHAT-11', async () => {
  openApp('/home', 'as:liza')
  await openChats(rice, dolores)
  expect(windows()).toEqual([rice, dolores])
  // The composer of the one that was opened has the focus.
  await hasFocus(await field(dolores))
  await openChats(rice)
  await hasFocus(await field(rice))
  expect(windows(), 'an open one stays in its place').toEqual([rice, dolores])

  await minimise(rice)
  await minimise(dolores)
  expect(windows()).toEqual([])
  expect(bubbles(), 'the latest first').toEqual([dolores, rice])
  await userEvent.click(screen.getByRole('button', { name: `Open chat with ${rice}` }))
  await hasFocus(await field(rice))
  await close(rice)
  expect(windows()).toEqual([])
  await userEvent.hover(screen.getByRole('button', { name: `Open chat with ${dolores}` }))
  await close(dolores)
  expect(bubbles()).toEqual([])
  await openChats(rice)
  expect(windows()).toEqual([rice])
})

test('on a phone a window that was open does not cover another page that is loaded, CHAT-06', async () => {
  await page.viewport(360, 640)
  openChatWindow({
    conversationId: conversationIds.lizaRice,
    shop: { _id: shopId('riceCenter'), shop_name: rice, display_picture: null },
  })
  openApp('/cart', 'as:liza')
  await waitFor(() => expect(bubbles()).toEqual([rice]))
  expect(windows()).toEqual([])
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
  await waitFor(() => expect(windows()).toHaveLength(4))
  expect(await field(rice)).toHaveValue('Half a sack?')

  await page.viewport(1000, 800)
  await waitFor(() =>
    expect(windows()).toEqual([panaderia, dolores, meat].slice(-windows().length)),
  )
  expect(windows().length).toBeLessThan(4)
  await page.viewport(800, 800)
  await waitFor(() => expect(windows()).toEqual([dolores, meat]))
  setChatDraft(conversationIds.lizaRice, '')
})

test('Escape minimises, but a menu in the window first; the focus returns to where the user was, CHAT-09', async () => {
  openApp(riceShop, 'as:liza')
  const button = await screen.findByRole('button', { name: 'Chat' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await hasFocus(await field(rice))
  const window = within(await windowOf(rice))
  await userEvent.click(
    (await window.findAllByRole('button', { name: /^Actions for your message/ })).at(
      -1,
    ) as HTMLElement,
  )
  await userEvent.keyboard('{Escape}')
  expect(windows()).toEqual([rice])
  await userEvent.keyboard('{Escape}')
  expect(windows()).toEqual([])
  await hasFocus(button)

  // A bubble that opened the window is there again.
  screen.getByRole('button', { name: `Open chat with ${rice}` }).focus()
  await userEvent.keyboard('{Enter}')
  await hasFocus(await field(rice))
  await userEvent.keyboard('{Escape}')
  await hasFocus(screen.getByRole('button', { name: `Open chat with ${rice}` }))
})

test('Escape in a dialog over a window leaves the window, CHAT-02', async () => {
  openApp('/home', 'as:liza')
  await openChats(rice)
  const window = within(await windowOf(rice))
  await userEvent.click(
    (await window.findAllByRole('button', { name: /^Actions for your message/ })).at(
      -1,
    ) as HTMLElement,
  )
  await userEvent.click(await window.findByRole('menuitem', { name: 'Unsend' }))
  const dialog = await screen.findByRole('dialog', { name: /Unsend/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  expect(windows()).toEqual([rice])
})

test('opening a conversation marks it read, also when the first try fails; the head shows whether the shop is online, and follows it, at once when the user returns to the tab, CHAT-12 CHAT-22', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    // The first try to say that it was read fails.
    const { market } = openApp('/home', 'as:liza,fail:markConversationRead:503:1')
    const { conversations, shops } = market.world.tables
    const workUntil = (to: string) =>
      shops.update(shopId('riceCenter'), { working_hour: { from: '00:00', to } })
    workUntil('23:59')
    await screen.findByRole('button', { name: 'Chats, 3 unread messages' })
    await openChats(rice)
    const window = within(await windowOf(rice))
    await expectShown('Online', window)
    expect(window.getByRole('link', { name: rice })).toHaveAttribute('href', riceShop)
    const inWorld = () => conversations.get(conversationIds.lizaRice)?.unread_messages
    await vi.waitFor(() => expect(inWorld()).toBe(0), 10_000)
    await screen.findByRole('button', { name: 'Chats, 1 unread message' })
    expect(await rowOf(await openMenu(), rice)).not.toHaveAccessibleName(/, unread/)
    workUntil('00:00')
    await vi.advanceTimersByTimeAsync(61_000)
    await expectShown('Offline', window)
    workUntil('23:59')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expectShown('Online', window)
  } finally {
    vi.useRealTimers()
  }
})

test('a chat that cannot be opened says so; the next press creates the conversation, CHAT-25 CHAT-26 ERR-74', async () => {
  const { market } = openApp(riceShop, 'as:mia,fail:createConversation:500')
  const button = await screen.findByRole('button', { name: 'Chat' })
  await userEvent.click(button)
  await expectToast('Failed to open chat')
  expect(windows()).toEqual([])
  await userEvent.click(button)
  await windowOf(rice)
  const created = [...market.world.tables.conversations.all()].filter(
    ({ seller_id }) => seller_id === shopId('riceCenter'),
  )
  expect(created).toHaveLength(2)
})
