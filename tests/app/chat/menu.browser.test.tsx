import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conversationIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectToast } from '../support/toast.ts'
import { expectShown } from '../support/user.ts'
import {
  addConversations,
  chatsButton,
  dolores,
  meat,
  openMenu,
  panaderia,
  rice,
  rowOf,
  shopsOf,
  shopsOfLiza,
  windowOf,
} from './support/chats.ts'

type Menu = Awaited<ReturnType<typeof openMenu>>
/** Waits for the first shops of the list; the next page may be loaded at any time. */
const expectFirst = (menu: Menu, shops: readonly string[]) =>
  waitFor(() => expect(shopsOf(menu).slice(0, shops.length)).toEqual(shops))

/** Deletes the conversation with a shop by its menu. */
async function remove(menu: Menu, shop: string) {
  await userEvent.click(await menu.findByRole('button', { name: `Options for ${shop}` }))
  await userEvent.click(await menu.findByRole('menuitem', { name: 'Delete conversation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }))
  expect(dialog.getByText(`Your messages with ${shop} will be deleted.`)).toBeVisible()
  return dialog
}

test('the button counts unread messages; the tabs are All and Unread, CHAT-01 CHAT-23', async () => {
  openApp('/home', 'as:liza')
  await screen.findByRole('button', { name: 'Chats, 3 unread messages' })
  const menu = await openMenu()
  await expectFirst(menu, [rice, panaderia, dolores, meat])
  const unread = await rowOf(menu, rice)
  // Not by colour alone: by a text, in bold and by a dot.
  expect(unread).toHaveAccessibleName(/unread\)/)
  expect(getComputedStyle(within(unread).getByText(/^Maaari po kayong/)).fontWeight).toBe('750')
  expect(await rowOf(menu, dolores)).not.toHaveAccessibleName(/unread\)/)
  await userEvent.click(menu.getByRole('tab', { name: 'Unread' }))
  await waitFor(() => expect(shopsOf(menu)).toEqual([rice, panaderia]))
})

test('the list loads on, 10 conversations at a time, each shown once, also after one was deleted, CHAT-24', async () => {
  const { market, asked } = openApp('/home', 'as:liza')
  addConversations(market, 12)
  const all = shopsOfLiza(market)
  const menu = await openMenu()
  const first = all.at(-1) as string
  await expectFirst(menu, [first])
  await userEvent.click((await remove(menu, first)).getByRole('button', { name: 'Delete' }))
  await expectToast('Conversation deleted successfully')
  const rows = menu.getByRole('list', { name: 'Chats' })
  await waitFor(() => {
    rows.closest('[data-scroller]')?.scrollTo(0, 99_999)
    expect(shopsOf(menu).toSorted()).toEqual(all.filter((shop) => shop !== first).toSorted())
  })
  expect(menu.getByText('No more chats to show')).toBeVisible()
  expect(
    asked.some(({ url }) => url.includes('/conversations/user') && url.includes('page=2')),
  ).toBe(true)
})

test('a search finds shops and last messages among the chats that are loaded, and says so; more are loaded on request, CHAT-24', async () => {
  const { market, asked } = openApp('/home', 'as:liza')
  addConversations(market, 12)
  const menu = await openMenu()
  const box = await menu.findByRole('searchbox', { name: 'Search your chats' })
  await userEvent.fill(box, 'PANADERÍA')
  await waitFor(() =>
    expect(shopsOf(menu).every((shop) => shop?.startsWith('Panaderia'))).toBe(true),
  )
  const pages = asked.filter(({ url }) => url.includes('/conversations/user')).length
  await userEvent.fill(box, 'zebra')
  await expectShown(/^Nothing found in /, menu)
  for (
    let more = menu.queryByRole('button', { name: 'Load more' });
    more;
    more = menu.queryByRole('button', { name: 'Load more' })
  ) {
    expect(menu.getByText(/^Nothing found in the \d+ chats that are loaded\.$/)).toBeVisible()
    await userEvent.click(more)
    await waitFor(() => expect(more?.isConnected && !menu.queryByText('Loading...')).toBeFalsy())
  }
  await expectShown('Nothing found in your chats.', menu)
  expect(
    asked.filter(({ url }) => url.includes('/conversations/user')).length,
  ).toBeGreaterThanOrEqual(pages)
  await userEvent.fill(box, '')
  await waitFor(() => expect(shopsOf(menu).length).toBeGreaterThan(10))
})

test('a conversation is deleted after a question; the focus goes to the next row, CHAT-02 CHAT-03 ERR-75', async () => {
  const { market } = openApp('/home', 'as:liza')
  const menu = await openMenu()
  const asked = await remove(menu, panaderia)
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  await expectFirst(menu, [rice, panaderia, dolores, meat])
  await userEvent.click((await remove(menu, panaderia)).getByRole('button', { name: 'Delete' }))
  await expectToast('Conversation deleted successfully')
  await expectFirst(menu, [rice, dolores, meat])
  expect(document.activeElement).toBe(await rowOf(menu, dolores))
  expect(market.world.tables.conversations.get(conversationIds.lizaPanaderia)?.deleted).toBe(true)
  await screen.findByRole('button', { name: 'Chats, 2 unread messages' })
})

test('a deletion that fails puts the conversation back in its place, CHAT-04 ERR-76', async () => {
  openApp('/home', 'as:liza,latency:300,fail:deleteConversations:500')
  const menu = await openMenu()
  // A click from outside of the page may return after the response, before which the row is gone.
  fireEvent.click((await remove(menu, panaderia)).getByRole('button', { name: 'Delete' }))
  await expectFirst(menu, [rice, dolores, meat])
  await expectToast('Failed to delete conversation')
  expect(shopsOf(menu)[0]).toBe(rice)
  await expectFirst(menu, [rice, panaderia, dolores, meat])
})

test('the window of a deleted conversation closes, CHAT-02 CHAT-08', async () => {
  openApp('/home', 'as:liza')
  await userEvent.click(await rowOf(await openMenu(), dolores))
  const window = await windowOf(dolores)
  await userEvent.click(
    (await remove(await openMenu(), dolores)).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(window.isConnected).toBe(false))
})

test('without conversations, and without unread ones, the list says so, CHAT-05', async () => {
  openApp('/home', 'as:ana')
  const menu = await openMenu()
  await expectShown('No chats available!', menu)
  await userEvent.click(menu.getByRole('tab', { name: 'Unread' }))
  await expectShown('No chats available!', menu)
})

test('a list that cannot be loaded says so in its place, and loads on Retry, CHAT-01', async () => {
  openApp('/home', 'as:liza,fail:listConversations:500:6')
  const menu = await openMenu()
  await expectShown(/^Your chats could not be loaded/, menu)
  // Each load makes two calls.
  const retry = () => menu.queryByRole('button', { name: 'Retry' })
  await userEvent.click(await menu.findByRole('button', { name: 'Retry' }))
  await waitFor(() => {
    retry()?.click()
    expect(shopsOf(menu)[0]).toBe(rice)
  })
})

test('by keyboard: to a conversation and its window, back to the button, and to the page of all chats, CHAT-07 CHAT-29', async () => {
  const { address } = openApp('/home', 'as:liza')
  const button = await chatsButton()
  button.focus()
  await userEvent.keyboard('{Enter}')
  const menu = within(await screen.findByRole('dialog', { name: 'Chats' }))
  const wanted = await rowOf(menu, rice)
  for (let presses = 0; document.activeElement !== wanted && presses < 8; presses += 1)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  const window = await windowOf(rice)
  const field = await within(window).findByRole('textbox', { name: `Message to ${rice}` })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('link', { name: 'See all chats' }))
  await waitFor(() => expect(address()).toBe('/liza-manalo/chats'))
})
