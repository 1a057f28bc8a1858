import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { conversationIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectShown } from '../support/user.ts'
import {
  bubbles,
  dolores,
  openChats,
  openMenu,
  panaderia,
  rice,
  rowOf as rowIn,
  windows,
} from './support/chats.ts'

const path = '/liza-manalo/chats'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const list = async () => within(await screen.findByRole('region', { name: 'Conversations' }))
const rowOf = async (shop: string) =>
  (await list()).findByRole('link', { name: new RegExp(`^${shop}`) })
const thread = (shop: string) => screen.findByRole('region', { name: shop })
const field = (shop: string) => screen.findByRole('textbox', { name: `Message to ${shop}` })

afterEach(() => page.viewport(1280, 800))

test.each([1280, 768])(
  'at %i px the list and a conversation are side by side, CHAT-29',
  async (width) => {
    await page.viewport(width, 800)
    const { address } = openApp(path, 'as:liza')
    await heading('Chats')
    await expectShown('Choose a conversation')
    await waitFor(() => expect(document.title).toMatch(/^Chats/))
    await userEvent.click(await rowOf(dolores))
    expect(address()).toBe(`${path}?chat=${conversationIds.lizaDolores}`)
    const shown = await thread(dolores)
    await waitFor(async () => expect(document.activeElement).toBe(await field(dolores)))
    expect(await rowOf(dolores)).toHaveAttribute('aria-current', 'true')
    const listBox = screen.getByRole('region', { name: 'Conversations' }).getBoundingClientRect()
    expect(shown.getBoundingClientRect().left).toBeGreaterThanOrEqual(listBox.right - 1)
    expect(
      (await field(dolores)).getBoundingClientRect().bottom,
      'the composer is in view',
    ).toBeLessThan(800)
  },
)

test('the page minimises the windows; their bubbles are there again on the next page, CHAT-29', async () => {
  const { router } = openApp('/home', 'as:liza')
  await openChats(rice, panaderia)
  await router.navigate(path)
  await heading('Chats')
  await waitFor(() => expect(windows()).toEqual([]))
  expect(bubbles(), 'nothing floats over the composer').toEqual([])
  await router.navigate('/cart')
  // One whose messages were not loaded in time is unread.
  await waitFor(() =>
    expect(
      bubbles()
        .map((name) => name?.replace(', unread', ''))
        .toSorted(),
    ).toEqual([panaderia, rice]),
  )
  expect(windows()).toEqual([])
})

test('a conversation that is chosen in the menu is shown on the page, not in a window, CHAT-29', async () => {
  const { address } = openApp(path, 'as:liza')
  await heading('Chats')
  await userEvent.click(await rowIn(await openMenu(), rice))
  await thread(rice)
  expect(address()).toBe(`${path}?chat=${conversationIds.lizaRice}`)
  expect(windows()).toEqual([])
})

test('deleting the conversation that is shown leads back to the list, CHAT-02 CHAT-29', async () => {
  const { address } = openApp(`${path}?chat=${conversationIds.lizaDolores}`, 'as:liza')
  await thread(dolores)
  await userEvent.click(
    await (await list()).findByRole('button', { name: `Options for ${dolores}` }),
  )
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await expectShown('Choose a conversation')
  await waitFor(() => expect(address()).toBe(path))
})

test.each([
  ['of another user', conversationIds.carloBotika],
  ['whose id has no form of one', 'mango'],
])('a conversation %s is not shown, CHAT-29', async (_what, id) => {
  openApp(`${path}?chat=${id}`, 'as:liza')
  await expectShown('This conversation does not exist')
})

test('an address with the name of another user redirects to the own page, CHAT-29', async () => {
  const { address } = openApp('/mia-tan/chats', 'as:liza')
  await heading('Chats')
  await waitFor(() => expect(address()).toBe(path))
})

test('on a phone the page opens on the list, with the offer of the app above it, CHAT-28 GEN-08', async () => {
  await page.viewport(360, 640)
  const { address, router } = openApp(['/contact', path], 'as:liza')
  await heading('Chats')
  expect(screen.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  expect(screen.getByText('Chat in our app, too.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download App' })).toHaveAttribute('href', '/download')

  await userEvent.click(await rowOf(rice))
  const sheet = await thread(rice)
  await waitFor(() => expect(sheet.getBoundingClientRect().height).toBe(640))
  expect((await heading('Chats')).closest('[inert]'), 'behind the sheet').not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to chats' }))
  await waitFor(() => expect(address()).toBe(path))
  // The list's entry, not another one.
  await router.navigate(-1)
  await heading('Contact us')
})

test('on a phone a link to a conversation leads back to the list, CHAT-29', async () => {
  await page.viewport(360, 640)
  const { address } = openApp(`${path}?chat=${conversationIds.lizaRice}`, 'as:liza')
  await thread(rice)
  await userEvent.click(screen.getByRole('button', { name: 'Back to chats' }))
  await waitFor(() => expect(address()).toBe(path))
})
