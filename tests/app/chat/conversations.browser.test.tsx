import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { conversationIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  findButton,
  press,
  resize,
} from '../support/user.ts'
import {
  addConversations,
  bubbles,
  chatsButton,
  dolores,
  meat,
  openChats,
  openMenu,
  panaderia,
  rice,
  rowOf,
  shopsOf,
  shopsOfLiza,
  windowOf,
  windows,
} from './support/chats.ts'

type Menu = Awaited<ReturnType<typeof openMenu>>
/** Waits for the first shops of the list; the next page may be loaded at any time. */
const expectFirst = (menu: Menu, shops: readonly string[]) =>
  waitFor(() => expect(shopsOf(menu).slice(0, shops.length)).toEqual(shops))

async function openList(sim = 'as:liza') {
  const app = openApp('/home', sim)
  return { ...app, menu: await openMenu() }
}

async function askToDelete(menu: Menu, shop: string) {
  await press(`Options for ${shop}`, menu)
  await press('Delete conversation', screen, 'menuitem')
  const dialog = await dialogNamed('Delete this conversation?')
  await expectShown(`Your messages with ${shop} will be deleted.`, dialog)
  return dialog
}
const remove = async (menu: Menu, shop: string) => press('Delete', await askToDelete(menu, shop))
const deleted = 'Conversation deleted successfully'

test('the button counts unread messages; the tabs are All and Unread, CHAT-01 CHAT-23', async () => {
  openApp('/home', 'as:liza')
  await findButton('Chats, 3 unread messages')
  const menu = await openMenu()
  await expectFirst(menu, [rice, panaderia, dolores, meat])
  const unread = await rowOf(menu, rice)
  // Not by colour alone: by a text, in bold and by a dot.
  expect(unread).toHaveAccessibleName(/unread\)/)
  expect(getComputedStyle(within(unread).getByText(/^Maaari po kayong/)).fontWeight).toBe('750')
  expect(await rowOf(menu, dolores)).not.toHaveAccessibleName(/unread\)/)
  await press('Unread', menu, 'tab')
  await expect.poll(() => shopsOf(menu)).toEqual([rice, panaderia])
})

test('the list loads on, 10 conversations at a time, each shown once, also after one was deleted, CHAT-24', async () => {
  const { market, asked } = openApp('/home', 'as:liza')
  addConversations(market, 12)
  const all = shopsOfLiza(market)
  const menu = await openMenu()
  const first = all.at(-1) as string
  await expectFirst(menu, [first])
  await remove(menu, first)
  await expectToast(deleted)
  const rows = menu.getByRole('list', { name: 'Chats' })
  await waitFor(() => {
    rows.closest('[data-scroller]')?.scrollTo(0, 99_999)
    expect(shopsOf(menu).toSorted()).toEqual(all.filter((shop) => shop !== first).toSorted())
  })
  await expectShown('No more chats to show', menu)
  expect(asked.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/\/conversations\/user.*page=2/),
  )
})

test('a search is among the chats that are loaded, and says so; more are loaded on request, CHAT-24', async () => {
  const { market } = openApp('/home', 'as:liza')
  addConversations(market, 12)
  const menu = await openMenu()
  const box = await menu.findByRole('searchbox', { name: 'Search your chats' })
  await userEvent.fill(box, 'PANADERÍA')
  await expect.poll(() => shopsOf(menu).every((shop) => shop?.startsWith('Panaderia'))).toBe(true)
  await userEvent.fill(box, 'zebra')
  await expectShown(/^Nothing found in /, menu)
  const more = () => menu.queryByRole('button', { name: 'Load more' })
  for (let button = more(); button; button = more()) {
    await expectShown(/^Nothing found in the \d+ chats that are loaded\.$/, menu)
    await userEvent.click(button)
    await waitFor(() => expect(button?.isConnected && !menu.queryByText('Loading...')).toBeFalsy())
  }
  await expectShown('Nothing found in your chats.', menu)
  await userEvent.fill(box, '')
  await expect.poll(() => shopsOf(menu).length).toBeGreaterThan(10)
})

test('a conversation is deleted after a question, a failure puts it back; the focus goes to the next row, CHAT-02 CHAT-03 CHAT-04 ERR-75 ERR-76', async () => {
  const { menu, tables } = await openList('as:liza,latency:300,fail:deleteConversations:500')
  await press('Cancel', await askToDelete(menu, panaderia))
  await expectFirst(menu, [rice, panaderia, dolores, meat])
  // A click from outside of the page may return after the response, before which the row is gone.
  fireEvent.click(buttonNamed('Delete', await askToDelete(menu, panaderia)))
  await expectFirst(menu, [rice, dolores, meat])
  await expectToast('Failed to delete conversation')
  await expectFirst(menu, [rice, panaderia, dolores, meat])
  await remove(menu, panaderia)
  await expectToast(deleted)
  await expectFirst(menu, [rice, dolores, meat])
  expect(await rowOf(menu, dolores)).toHaveFocus()
  expect(tables.conversations.get(conversationIds.lizaPanaderia)?.deleted).toBe(true)
  await findButton('Chats, 2 unread messages')
})

test('the window of a deleted conversation closes, CHAT-02 CHAT-08', async () => {
  openApp('/home', 'as:liza')
  await userEvent.click(await rowOf(await openMenu(), dolores))
  const window = await windowOf(dolores)
  await remove(await openMenu(), dolores)
  await expect.poll(() => window.isConnected).toBe(false)
})

test('without conversations, and without unread ones, the list says so, CHAT-05', async () => {
  const { menu } = await openList('as:ana')
  await expectShown('No chats available!', menu)
  await press('Unread', menu, 'tab')
  await expectShown('No chats available!', menu)
})

test('a list that cannot be loaded says so in its place, and loads on Retry, CHAT-01', async () => {
  const { menu } = await openList('as:liza,fail:listConversations:500:6')
  await expectShown(/^Your chats could not be loaded/, menu)
  await waitFor(() => {
    // Each load makes two calls.
    menu.queryByRole('button', { name: 'Retry' })?.click()
    expect(shopsOf(menu)[0]).toBe(rice)
  })
})

test('by keyboard: to a conversation, back to the button, and to the page of all chats, CHAT-07 CHAT-29', async () => {
  const { address } = openApp('/home', 'as:liza')
  const button = await chatsButton()
  button.focus()
  await userEvent.keyboard('{Enter}')
  const menu = await dialogNamed('Chats')
  const wanted = await rowOf(menu, rice)
  for (let presses = 0; document.activeElement !== wanted && presses < 8; presses += 1)
    await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  const window = await windowOf(rice)
  const field = await within(window).findByRole('textbox', { name: `Message to ${rice}` })
  await expect.poll(() => document.activeElement).toBe(field)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button)
  await userEvent.keyboard('{Enter}')
  await press('See all chats', screen, 'link')
  await expect.poll(address).toBe('/liza-manalo/chats')
})

const path = '/liza-manalo/chats'
const list = () => screen.findByRole('region', { name: 'Conversations' })
const rowOnPage = async (shop: string) =>
  within(await list()).findByRole('link', { name: new RegExp(`^${shop}`) })
const thread = (shop: string) => screen.findByRole('region', { name: shop })
const open = (chat: string) => openApp(`${path}?chat=${chat}`, 'as:liza')
const field = (shop: string) => screen.findByRole('textbox', { name: `Message to ${shop}` })

test.each([1280, 768])(
  'at %i px the list and a conversation are side by side, CHAT-29',
  async (width) => {
    await resize(width, 800)
    const { address } = openApp(path, 'as:liza')
    await expectScreen('Chats')
    await expectShown('Choose a conversation')
    await expect.poll(() => document.title).toMatch(/^Chats/)
    await userEvent.click(await rowOnPage(dolores))
    expect(address()).toBe(`${path}?chat=${conversationIds.lizaDolores}`)
    const shown = await thread(dolores)
    await waitFor(async () => expect(await field(dolores)).toHaveFocus())
    expect(await rowOnPage(dolores)).toHaveAttribute('aria-current', 'true')
    expect(shown.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      (await list()).getBoundingClientRect().right - 1,
    )
    const { bottom } = (await field(dolores)).getBoundingClientRect()
    expect(bottom, 'the composer is in view').toBeLessThan(800)
  },
)

test('the page minimises the windows; their bubbles are there again on the next page, CHAT-29', async () => {
  const { router } = openApp('/home', 'as:liza')
  await openChats(rice, panaderia)
  await router.navigate(path)
  await expectScreen('Chats')
  await expect.poll(windows).toEqual([])
  expect(bubbles(), 'nothing floats over the composer').toEqual([])
  await router.navigate('/cart')
  // One whose messages were not loaded in time is unread.
  await expect
    .poll(() => bubbles().toSorted())
    .toMatchObject([expect.stringContaining(panaderia), expect.stringContaining(rice)])
  expect(windows()).toEqual([])
})

test('a conversation that is chosen in the menu is shown on the page, not in a window, CHAT-29', async () => {
  const { address } = openApp(path, 'as:liza')
  await expectScreen('Chats')
  await userEvent.click(await rowOf(await openMenu(), rice))
  await thread(rice)
  expect(address()).toBe(`${path}?chat=${conversationIds.lizaRice}`)
  expect(windows()).toEqual([])
})

test('deleting the conversation that is shown leads back to the list, CHAT-02 CHAT-29', async () => {
  const { address } = open(conversationIds.lizaDolores)
  await thread(dolores)
  await remove(within(await list()), dolores)
  await expectShown('Choose a conversation')
  await expect.poll(address).toBe(path)
})

test.each([
  ['of another user', conversationIds.carloBotika],
  ['whose id has no form of one', 'mango'],
])('a conversation %s is not shown, CHAT-29', async (_what, id) => {
  open(id)
  await expectShown('This conversation does not exist')
})

test('an address with the name of another user redirects to the own page, CHAT-29', async () => {
  const { address } = openApp('/mia-tan/chats', 'as:liza')
  await expectScreen('Chats')
  await expect.poll(address).toBe(path)
})

test('on a phone the page opens on the list, with the offer of the app above it, CHAT-28 GEN-08', async () => {
  await resize(360, 640)
  const { address, router } = openApp(['/contact', path], 'as:liza')
  await expectScreen('Chats')
  await expectVisible('heading', 'Welcome!')
  await expectShown('Chat in our app, too.')
  expectLink('Download App', '/download')

  await userEvent.click(await rowOnPage(rice))
  const sheet = await thread(rice)
  await expect.poll(() => sheet.getBoundingClientRect().height).toBe(640)
  expect((await expectScreen('Chats')).closest('[inert]'), 'behind the sheet').not.toBeNull()
  await press('Back to chats')
  await expect.poll(address).toBe(path)
  // The list's entry, not another one.
  await router.navigate(-1)
  await expectScreen('Contact us')
})

test('on a phone a link to a conversation leads back to the list, CHAT-29', async () => {
  await resize(360, 640)
  const { address } = open(conversationIds.lizaRice)
  await thread(rice)
  await press('Back to chats')
  await expect.poll(address).toBe(path)
})
