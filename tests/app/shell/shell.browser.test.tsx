import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { showBugReport } from '#state/bugReport.ts'
import { openApp } from '../support/app.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNone,
  expectScreen,
  expectShown,
  expectToast,
  expectVisible,
  press,
  resize,
} from '../support/user.ts'

// As in a build that no search engine should list.
vi.hoisted(() => {
  const robots = { name: 'robots', content: 'noindex' }
  document.head.append(Object.assign(document.createElement('meta'), robots))
})

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

beforeEach(() => void setPosition(positions.sanFernando))
afterEach(() => showBugReport(false))

const screenShown = () => waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())

/** Opens the report by the button on the screen or the one in its category menu. */
async function openBugReport() {
  const shown = () =>
    screen
      .queryAllByRole('button', { name: 'Report a Bug' })
      .find((button) => button.checkVisibility())
  if (!shown()) await press('Categories')
  await waitFor(() => expect(shown()).toBeDefined())
  await userEvent.click(shown()!)
  return (await dialogNamed('Report a Bug')).findByLabelText(/What happened/)
}

test.each(
  Object.entries(addresses).flatMap(([layout, paths]) =>
    paths.map((path) => [path, layout] as const),
  ),
)(
  '%s has the %s layout, and a way to report a bug, SHELL-02 SHELL-03 SHELL-04 SHELL-06 SHELL-07 SHELL-15',
  async (path, layout) => {
    // By Back from another one.
    const { address } = openApp(['/contact', path], 'as:liza')
    await screenShown()
    expect(address()).toBe(path)
    const logo = screen.getAllByRole('link', { name: 'Suki, home' })[0]!
    expect(logo).toBeVisible()
    expect(logo).toHaveAttribute('href', '/home')
    const bar = [
      screen.queryByRole('combobox', { name: 'Search products' }),
      screen.queryByRole('navigation', { name: 'Main' }),
    ]
    for (const part of bar) expect(part?.checkVisibility() ?? false).toBe(layout !== 'standalone')
    const tree = screen.queryByRole('navigation', { name: 'Categories' })
    expect(tree?.checkVisibility() ?? false).toBe(layout === 'sidebar')
    if (tree)
      expect(tree.getBoundingClientRect().right).toBeLessThanOrEqual(
        document.querySelector('main')!.getBoundingClientRect().left,
      )
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
    await screenShown()
  },
)

async function openMenu(sim: string, name: string) {
  openApp('/nowhere/at/all', sim)
  const bar = within(await screen.findByRole('banner'))
  await press(`Account of ${name}`, bar)
  await expectShown(`Hi, ${name}!`, bar)
  await expectVisible('button', 'Sign Out', bar)
  return bar
}

test('a buyer has chats, notifications, and an account with links to profile, orders and the own shop, SHELL-10 SHELL-17 SHELL-18 SHELL-19 SHELL-20 SHELL-21 SHELL-22 GEN-04', async () => {
  const bar = await openMenu('as:jose', 'Jose')
  await expectVisible('button', /^Chats/, bar)
  await expectVisible('button', /^Notifications/, bar)
  const [, token] = /(?:^|; )token=([^;]+)/.exec(document.cookie) ?? []
  expect(token).toMatch(/./)
  for (const [name, href] of [
    ['Manage Account', '/profile/jose-dizon'],
    ['Preparing', '/profile/jose-dizon/orders?status=PREPARING'],
    ['Shipped', '/profile/jose-dizon/orders?status=SHIPPED'],
    ['Completed', '/profile/jose-dizon/orders?status=COMPLETED'],
    // The token is in the fragment, which is not sent to servers.
    ['Switch to Seller View', `https://seller.suki.example/#token=${token}`],
  ] as const)
    expectLink(name, href, bar)
})

test('a buyer without a shop has no seller view; the badge counts the lines of the cart, SHELL-09 SHELL-20 ACCESS-17', async () => {
  const bar = await openMenu('as:liza', 'Liza')
  expectNone('link', 'Switch to Seller View', bar)
  await expectVisible('link', /^Cart \(5 products\)$/, bar)
  await expectVisible('link', 'Deliver to San Fernando City', bar)
  expectLink(/^Deliver to/, '/profile/liza-manalo#shipping-address', bar)
})

test('the offline notice touches neither edge of a small phone, SHELL-26', async () => {
  await resize(320, 640)
  openApp('/home')
  await screen.findAllByRole('article')
  act(() => onlineManager.setOnline(false))
  const notice = await screen.findByText('You are offline. What you see may be out of date.')
  const { left, right } = notice.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(16)
  expect(innerWidth - right).toBeGreaterThanOrEqual(16)
})

const refuses = (over: Element, what: File | string) =>
  ['dragover', 'drop'].every((name) => {
    const dataTransfer = new DataTransfer()
    if (typeof what === 'string') dataTransfer.setData('text/plain', what)
    else dataTransfer.items.add(what)
    return !over.dispatchEvent(
      new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }),
    )
  })

test('what is dropped beside its place does not open in the place of the app', async () => {
  openApp('/profile/liza-manalo/chats', 'as:liza')
  const picture = new File(['GIF89a'], 'resibo.gif', { type: 'image/gif' })
  const search = screen.getByRole('combobox', { name: 'Search products' })
  for (const place of [
    await screen.findByRole('heading', { level: 1 }),
    document.body,
    screen.getByRole('banner'),
    search,
  ])
    expect(refuses(place, picture), place.tagName).toBe(true)
  expect(refuses(document.body, 'https://example.com')).toBe(true)
  expect(refuses(search, 'mangga'), 'a text over a field').toBe(false)
})

const product = { name: 'Carabao Mango, Ripe, 1 kg' }
/** Opens Home, whose list the server answers so; the number of its calls. */
function openBusy(sim: string) {
  const { queries } = openApp('/home', sim)
  return () => queries('/products').length
}
const listed = async () => expect(await screen.findByRole('link', product)).toBeVisible()

test('a server that asks for a short wait is asked again after it, by itself', async () => {
  const calls = openBusy('busy:listProducts:2')
  await expect.poll(calls).toBe(1)
  const began = performance.now()
  await expect.poll(calls).toBe(2)
  expect(performance.now() - began).toBeGreaterThan(1800)
  await listed()
})

test('a longer wait is shown, and no read is sent before it has passed', async () => {
  const calls = openBusy('busy:listProducts:120:1:503')
  await expectShown(/Please wait 2 minutes, then try again/)
  await press('Retry')
  await expectShown(/Please wait 2 minutes, then try again/)
  expect(calls()).toBe(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 115_000)
  await press('Retry')
  // What is left is short: it waits for it.
  await expect.poll(calls).toBe(2)
  await listed()
})

test('429 without a time is not asked again by itself', async () => {
  const calls = openBusy('fail:listProducts:429')
  await press('Retry')
  expect(calls()).toBe(2)
  await listed()
})

test('an entry of the activity log that cannot be written shows no message, LOG-04 ERR-112', async () => {
  const { sent, queryClient } = openApp(
    `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPending}`,
    'as:liza,fail:writeUserLog:500:always',
  )
  await press('Cancel')
  await press('Change of mind', screen, 'radio')
  await press('Cancel order', await dialogNamed('Cancel order'))
  await expectToast('Order Cancelled')
  const outcomes = () =>
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.status)
  await expect.poll(outcomes).toContain('error')
  expect(sent('POST /user/logs')).toHaveLength(1)
  await expectShown('Order Cancelled')
})

test('a double tap on Next goes on by one step of a new list, and on Back by one, SCHED-01', async () => {
  await resize(360, 740)
  openApp('/order/schedule', 'as:liza')
  await press('New list')
  const list = await dialogNamed('New list')
  await userEvent.fill(await list.findByLabelText('List name'), 'Palengke')
  // The dialog slides in.
  await Promise.all(document.getAnimations().map((one) => one.finished))
  await userEvent.dblClick(buttonNamed('Next', list))
  await expectVisible('navigation', 'Step 2 of 5', list)
  await userEvent.dblClick(buttonNamed('Back', list))
  await expectVisible('navigation', 'Step 1 of 5', list)
  expectNone('dialog', 'Discard this list?')
})

test.each(['/reset-password', '/products/no-product', '/no-such-page'])(
  '%s has one robots tag where the whole site has one',
  async (path) => {
    const { go } = openApp(path)
    await expectScreen(/password|not found|exist/i)
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1)
    await go('/reset-password')
    expect(document.querySelectorAll('meta[name=robots]')).toHaveLength(1)
  },
)
