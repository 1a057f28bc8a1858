import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { conversationIds, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

const mango = `/products/${namedProducts.mango.id}`
const loaded = () =>
  waitFor(() => expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull())

afterEach(() => {
  document.documentElement.style.fontSize = ''
  return page.viewport(1280, 800)
})

/**
 * The part of the screen's height that no bar covers which stays there while the page scrolls,
 * between 0 and 1, in the middle of its width.
 */
function freeHeight(): number {
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement))
  const lines = Array.from({ length: innerHeight }, (_, y) =>
    document.elementFromPoint(innerWidth / 2, y),
  )
  return lines.filter((element) => !isBar(element)).length / innerHeight
}

/** Waits until so much of the scrolled screen is free. */
const expectFree = (share: number, path: string) =>
  waitFor(() => {
    scrollTo(0, innerHeight)
    expect(freeHeight(), path).toBeGreaterThan(share)
  })

const screens = [
  '/home',
  mango,
  '/cart',
  checkoutPath('mango', 'mangoCake'),
  '/profile/liza-manalo/orders',
  '/order/schedule',
  '/liza-manalo/chats',
  '/nearby',
]

test.each([
  ['at 400 % zoom', 320, 256],
  ['on a phone in landscape', 740, 360],
])(
  '%s (%i x %i px) no bar stays over a screen, and the main navigation is in the bar at the top',
  async (_name, width, height) => {
    await page.viewport(width, height)
    const { router } = openApp('/terms-conditions', 'as:liza,position:15.0286,120.6898')
    for (const path of screens) {
      await router.navigate(path)
      await loaded()
      await waitFor(() =>
        expect(screen.getByRole('navigation', { name: 'Main' }).closest('header')).not.toBeNull(),
      )
      await expectFree(0.9, path)
    }
  },
)

test('at 200 % zoom on a laptop the bars of the cart and of a product leave half of the screen', async () => {
  await page.viewport(640, 450)
  const { router } = openApp('/terms-conditions', 'as:liza')
  for (const path of ['/cart', mango]) {
    await router.navigate(path)
    await loaded()
    await expectFree(0.5, path)
  }
})

test('at 400 % zoom a list in a sheet and a conversation leave room for what they are about', async () => {
  await page.viewport(320, 256)
  const { router } = openApp(`/liza-manalo/chats?chat=${conversationIds.lizaRice}`, 'as:liza')
  const thread = await screen.findByRole('region', { name: /^Messages with/ })
  expect(thread.clientHeight).toBeGreaterThan(innerHeight / 2)
  await router.navigate(`/order/schedule/${scheduleIds.weeklyGroceries}`)
  const button = await screen.findByRole('button', { name: 'Advance Checkout' })
  expect(button.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
})

test('the cart can be checked out at 400 % zoom, CART-32', async () => {
  await page.viewport(320, 256)
  const { address } = openApp('/cart', 'as:liza')
  await press('Select all', screen, 'checkbox')
  const button = screen.getByRole('button', { name: 'Check Out' })
  button.scrollIntoView()
  await userEvent.click(button)
  await expect.poll(address).toMatch(/^\/cart\/checkout/)
})

test.each([16, 32])(
  'with a font size of %i px counts leave their icons visible, and labels are whole',
  async (size) => {
    document.documentElement.style.fontSize = `${size}px`
    await page.viewport(360, 740)
    openApp('/cart', 'as:liza')
    const controls = [
      await screen.findByRole('link', { name: /^Cart \(/ }),
      ...(await screen.findAllByRole('button', { name: /^(Chats|Notifications), / })),
    ]
    expect(controls).toHaveLength(3)
    for (const control of controls) {
      const icon = control.querySelector('svg')!.getBoundingClientRect()
      const count = [...control.parentElement!.querySelectorAll('[aria-hidden=true]')]
        .find((one) => /^\d+$/.test(one.textContent))!
        .getBoundingClientRect()
      const covered =
        Math.max(0, Math.min(icon.right, count.right) - Math.max(icon.left, count.left)) *
        Math.max(0, Math.min(icon.bottom, count.bottom) - Math.max(icon.top, count.top))
      expect(covered / (icon.width * icon.height)).toBeLessThan(0.25)
    }
    const labels = within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.lastElementChild!)
    for (const label of labels) expect(label.getClientRects()).toHaveLength(1)
  },
)
