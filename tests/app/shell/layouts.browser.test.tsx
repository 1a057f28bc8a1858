import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { showBugReport } from '#state/bugReport.ts'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { press } from '../support/user.ts'

const addresses = {
  sidebar: [
    '/home',
    '/discover',
    `/products/${namedProducts.mango.id}`,
    '/san-fernando-rice-center',
    '/liza-manalo/chats',
  ],
  plain: [
    '/cart',
    '/cart/checkout',
    '/favourites',
    '/order/schedule',
    '/order/schedule/65f0a1c2d3e4b5a697881001',
    `/orders/${orderIds.lizaPending}`,
    '/nearby',
    '/profile/liza-manalo',
    '/profile/liza-manalo/orders',
    '/nowhere/at/all',
  ],
  // On arrival by Back, /download does not redirect.
  standalone: ['/reset-password', '/contact', '/privacy-policy', '/terms-conditions', '/download'],
}

beforeEach(async () => {
  setPosition(positions.sanFernando)
  await page.viewport(1280, 800)
})

afterEach(async () => {
  showBugReport(false)
  await page.viewport(1280, 800)
})

/** Opens an address as a signed-in user, by Back from another one, and waits for its heading. */
async function open(path: string) {
  const { address } = openApp(['/contact', path], 'as:liza')
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  expect(address()).toBe(path)
}
const categories = () => screen.queryByRole('navigation', { name: 'Categories' })
const search = () => screen.queryByRole('combobox', { name: 'Search products' })

function expectTopBar() {
  const bar = within(screen.getAllByRole('banner')[0]!)
  expect(bar.getByRole('link', { name: 'Suki, home' })).toHaveAttribute('href', '/home')
  expect(bar.getByRole('combobox', { name: 'Search products' })).toBeVisible()
}

/**
 * The field of the Report a Bug dialog, opened by the button on the screen or the one in its
 * category menu.
 */
async function openBugReport() {
  const shown = () =>
    screen
      .queryAllByRole('button', { name: 'Report a Bug' })
      .find((button) => button.checkVisibility())
  if (!shown()) await press('Categories')
  await waitFor(() => expect(shown()).toBeDefined())
  await userEvent.click(shown()!)
  const dialog = await screen.findByRole('dialog', { name: 'Report a Bug' })
  return within(dialog).findByLabelText(/What happened/)
}

test.each(addresses.sidebar)(
  '%s has the top bar, the categories beside it, and a way to report a bug, SHELL-02 SHELL-07 SHELL-15',
  async (path) => {
    await open(path)
    expectTopBar()
    const tree = categories()!
    expect(tree).toBeVisible()
    expect(tree.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.querySelector('main')!.getBoundingClientRect().left,
    )
    expect(await openBugReport()).toBeVisible()
  },
)

test.each(addresses.plain)(
  '%s has the top bar, no categories, and a way to report a bug, SHELL-03 SHELL-06 SHELL-07 SHELL-15',
  async (path) => {
    await open(path)
    expectTopBar()
    expect(categories()).toBeNull()
    expect(await openBugReport()).toBeVisible()
  },
)

test.each(addresses.standalone)(
  '%s has only the logo and a way to report a bug, SHELL-04 SHELL-15',
  async (path) => {
    await open(path)
    expect(search()).toBeNull()
    expect(categories()).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Suki, home' })).toBeVisible()
    expect(await openBugReport()).toBeVisible()
  },
)

test.each([
  ['/home', 'home'],
  ['/discover', 'products'],
  ['/san-fernando-rice-center', 'shop'],
  ['/favourites', 'products'],
  ['/cart', 'cart'],
  ['/cart/checkout', 'checkout'],
  ['/cart/checkout?status=success', 'result'],
  ['/profile/liza-manalo', 'profile'],
  ['/profile/liza-manalo/orders', 'orders'],
  ['/orders', 'orders'],
  ['/order', 'schedules'],
  ['/nearby', 'nearby'],
  ['/reset-password', 'form'],
])(
  'from its first moment %s shows the skeleton of its own screen, and is never empty',
  async (path, shape) => {
    const { router } = openApp(path, 'as:liza')
    expect(document.querySelector('main [data-shape]')).toHaveAttribute('data-shape', shape)
    while (router.state.navigation.state !== 'idle' || !router.state.initialized) {
      expect(document.querySelector('main')).not.toBeEmptyDOMElement()
      await new Promise(requestAnimationFrame)
    }
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  },
)
