import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, userEvent as pointer } from 'vitest/browser'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'

beforeEach(async () => {
  // A mouse that rests on the banner stops it.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
})
afterEach(() => void vi.useRealTimers())

const slides = [
  ['Enjoy the freshness of fruits!', 'Produce Catalog'],
  ['Shop conveniently!', 'Shop Now!'],
  ['Shop conveniently!', 'Shop Now!'],
] as const

test('the banner changes every 5 s, begins anew after its third slide, can be moved and paused, and each slide has an action that is coming soon, HOME-01 HOME-02 HOME-03 HOME-04', async () => {
  // The clock of the banner stands still; the browser scrolls by its own.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  openApp('/home')
  const banner = within(await screen.findByRole('region', { name: 'What is new' }))
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const button = (name: string) => banner.getByRole('button', { name })
  const slideOf = (n: number) => banner.getByRole('group', { name: `${n} of 3` })
  const track = slideOf(1).parentElement!
  /** Waits until the banner has come to rest at a slide, and its number is shown. Vitest's own waiting would move the clock. */
  const expectSlide = async (n: number) => {
    while (Math.abs(track.scrollLeft - (n - 1) * track.clientWidth) >= 2) await new Promise(requestAnimationFrame)
    expect(await banner.findByText(`${n} / 3`)).toBeVisible()
    const [title, action] = slides[n - 1]!
    const slide = within(slideOf(n))
    expect(slide.getByText(title)).toBeVisible()
    expect(slide.getByRole('link', { name: action })).toHaveAttribute('href', '/home?coming-soon=true')
  }
  /** Slides that the user attends to don't change. */
  const leave = async (name: string) => {
    await userEvent.unhover(button(name))
    act(() => button(name).blur())
  }

  await expectSlide(1)
  for (const [shown, next] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ] as const) {
    pass(4999)
    expect(banner.getByText(`${shown} / 3`)).toBeVisible()
    pass(1)
    await expectSlide(next)
  }
  await userEvent.click(button('Next slide'))
  await expectSlide(2)
  await leave('Next slide')
  pass(5000)
  await expectSlide(3)
  await userEvent.click(button('Pause slides'))
  await leave('Play slides')
  pass(20_000)
  expect(banner.getByText('3 / 3')).toBeVisible()
})

test('the shortcuts lead to the nearest shop, or say that they are coming soon; a text asks to support local shops, HOME-05 HOME-06 HOME-14', async () => {
  const { address } = openApp('/home')
  expect(await screen.findByText(/^Support local: /)).toBeVisible()
  const shortcuts = within(screen.getByRole('list', { name: 'Shortcuts' }))
  expect(shortcuts.getByRole('link', { name: 'Nearest Shop' })).toHaveAttribute('href', '/nearby')
  for (const name of ['Top Products', 'Top Stores', 'Top Deals']) {
    await userEvent.click(shortcuts.getByRole('link', { name }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Feature Coming Soon' }))
    expect(address()).toBe('/home?coming-soon=true')
    await userEvent.click(dialog.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(address()).toBe('/home'))
  }
})

test('a product in the list shows what it is, its shop and how many were sold, and a press anywhere on its card opens it, CARD-01 CARD-02 CARD-03 CARD-05', async () => {
  const { address } = openApp('/home')
  const link = await screen.findByRole('link', { name: 'Carabao Mango, Ripe, 1 kg' })
  const card = link.closest('article')!
  const shown = within(card)
  expect(shown.getByText('₱165.00')).toBeVisible()
  expect(shown.getByText('Fruits')).toBeVisible()
  expect(shown.getByRole('img', { name: /^Rated \d\.\d out of 5$/ })).toBeVisible()
  expect(shown.getByText(/^[\d,]+ sold$/)).toBeVisible()
  expect(shown.queryByRole('button')).toBeNull()
  expect(shown.getByRole('link', { name: 'Dolores Fresh Market Stall 14' })).toHaveAttribute('href', '/dolores-fresh-market-stall-14')
  await pointer.click(card, { position: { x: 20, y: 20 } })
  await waitFor(() => expect(address()).toBe(`/products/${namedProducts.mango.id}`))
})
