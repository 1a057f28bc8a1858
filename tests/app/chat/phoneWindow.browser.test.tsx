import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '../support/app.tsx'
import { bubbles, dolores, openChats, rice, windowOf, windows } from './support/chats.ts'

const riceShop = '/san-fernando-rice-center'
/** Its messages are read: a window that is minimised before they are in view has read none. */
const doloresShop = '/dolores-fresh-market-stall-14'

beforeEach(() => page.viewport(360, 640))
afterEach(() => page.viewport(1280, 800))

const minimise = async (shop: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Minimise chat with ${shop}` }))
const field = async (shop: string) =>
  within(await windowOf(shop)).findByRole('textbox', { name: `Message to ${shop}` })

test('on a phone the window fills the screen, the page behind is inert, and Back minimises it, CHAT-06 CHAT-09', async () => {
  const { router, address } = openApp(['/cart', riceShop], 'as:liza')
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }))
  const window = await windowOf(rice)
  await waitFor(() => {
    const { left, top, width, height } = window.getBoundingClientRect()
    expect([left, top, width, height]).toEqual([
      0,
      0,
      document.body.getBoundingClientRect().width,
      640,
    ])
  })
  expect(screen.getByRole('heading', { level: 1, hidden: true }).closest('[inert]')).not.toBeNull()
  await waitFor(async () =>
    expect((await field(rice)).getBoundingClientRect().bottom).toBeLessThanOrEqual(640),
  )

  await router.navigate(-1)
  await waitFor(() => expect(windows()).toEqual([]))
  expect(address(), 'the page behind').toBe(riceShop)
  expect(bubbles()).toEqual([rice])
  expect(document.querySelector('[inert]')).toBeNull()

  // The button takes its history entry back.
  await userEvent.click(screen.getByRole('button', { name: `Open chat with ${rice}` }))
  await minimise(rice)
  await waitFor(() => expect(router.state.location.state).toBeNull())
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('on a phone Back minimises the window, also before its history entry is rendered, CHAT-06', async () => {
  const { router, address } = openApp(['/cart', doloresShop], 'as:liza')
  // As soon as the entry is added, as on a slow device.
  const stop = router.subscribe(({ historyAction }) => {
    if (historyAction !== 'PUSH') return
    stop()
    void router.navigate(-1)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }))
  await waitFor(() => expect(bubbles()).toEqual([dolores]))
  expect(windows()).toEqual([])
  expect(address(), 'the page behind').toBe(doloresShop)
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('on a phone the on-screen keyboard hides nothing of the window, CHAT-06', async () => {
  openApp('/home', 'as:liza')
  await openChats(rice)
  const screenPart = globalThis.visualViewport as VisualViewport
  // As Safari does it: the page keeps its size, and the visible part of it is smaller.
  vi.spyOn(screenPart, 'height', 'get').mockReturnValue(300)
  vi.spyOn(screenPart, 'offsetTop', 'get').mockReturnValue(40)
  screenPart.dispatchEvent(new Event('resize'))
  const shown = await windowOf(rice)
  await waitFor(() => {
    const { top, height } = shown.getBoundingClientRect()
    expect([top, height]).toEqual([40, 300])
  })
  expect((await field(rice)).getBoundingClientRect().bottom).toBeLessThanOrEqual(340)
})

test('on a phone a link in the window leads to its screen, and Back shows the window again, CHAT-07', async () => {
  const { router, address } = openApp('/home', 'as:liza')
  await openChats(rice)
  await userEvent.click(within(await windowOf(rice)).getByRole('link', { name: rice }))
  await waitFor(() => expect(address()).toBe(riceShop))
  await waitFor(() => expect(windows()).toEqual([]))
  await router.navigate(-1)
  await windowOf(rice)
  expect(address()).toBe('/home')
})

test('on a phone an arrow leads back to the list in which the chat was chosen, CHAT-07 CHAT-24', async () => {
  const { router, address } = openApp(['/cart', riceShop], 'as:liza')
  await openChats(dolores)
  expect(screen.queryByRole('button', { name: /^Minimise/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Back to chats' }))
  await waitFor(() => expect(address()).toBe('/liza-manalo/chats'))
  await waitFor(() => expect(windows()).toEqual([]))
  // The list took the place of the window: behind it is the page on which it was opened.
  await router.navigate(-1)
  await waitFor(() => expect(address()).toBe(riceShop))
  await screen.findByRole('button', { name: 'Chat' })
  expect(windows()).toEqual([])
})

test('on a phone a chat that a shop’s page opened has no arrow back to a list, CHAT-07', async () => {
  openApp(['/cart', riceShop], 'as:liza')
  await userEvent.click(await screen.findByRole('button', { name: 'Chat' }))
  await windowOf(rice)
  expect(screen.queryByRole('button', { name: 'Back to chats' })).toBeNull()
})
