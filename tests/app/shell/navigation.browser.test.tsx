import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { showBugReport } from '#state/bugReport.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNone,
  expectScreen,
  expectVisible,
  partNamed,
  press,
  resize,
} from '../support/user.ts'

const mango = `/products/${namedProducts.mango.id}`
const onPhone = () => resize(360, 740)
const openCategories = async () => {
  await press('Categories')
  return dialogNamed('Categories')
}

afterEach(() => showBugReport(false))

test.each([360, 768])(
  'at %i px the categories open in a menu, three levels deep, SHELL-02 OPEN-18',
  async (width) => {
    await resize(width, 740)
    const { address, go } = openApp(['/home', mango])
    const menu = await openCategories()
    await expectVisible('link', 'Dairy', menu)
    expectNone('link', 'Fruits', menu)
    await press('Fresh, subcategories', menu)
    await press('Fresh produce, subcategories', menu)
    await press('Fruits', menu, 'link')
    await expectNoDialog()
    expect(address()).toBe('/discover?categories=fruits')
    expect(await expectScreen('Fruits')).toHaveFocus()
    // Back returns to the screen on which the menu was opened, not to the menu.
    await go(-1)
    expect(address()).toBe(mango)
  },
)

test('Escape, Close and Back close the categories without an extra history entry, SHELL-02', async () => {
  await onPhone()
  const { address, go } = openApp(['/contact', '/home?categories=dairy'])
  await screen.findAllByRole('article')
  await openCategories()
  expect(address()).toBe('/home?categories=dairy&menu=categories')
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
  await expectNoDialog()
  expect(buttonNamed('Categories')).toHaveFocus()
  await press('Close', await openCategories())
  await expectNoDialog()
  await openCategories()
  await go(-1)
  await expectNoDialog()
  expect(address()).toBe('/home?categories=dairy')
  await go(-1)
  expect(address()).toBe('/contact')
})

test('the categories survive a reload, and open from the link on an empty list, SHELL-02', async () => {
  await onPhone()
  const { address } = openApp('/discover?query=zzqx&menu=categories')
  await press('Close', await dialogNamed('Categories'))
  await expectNoDialog()
  expect(address()).toBe('/discover?query=zzqx')
  await press('Browse categories', screen, 'link')
  await dialogNamed('Categories')
})

test('the sidebar leads to the categories, and there is no button for them beside it, SHELL-02', async () => {
  const { address } = openApp('/home')
  const sidebar = await screen.findByRole('navigation', { name: 'Categories' })
  expectNone('button', 'Categories')
  await press('Dairy', within(sidebar), 'link')
  await expect.poll(address).toBe('/discover?categories=dairy')
})

test('help links can be reached beside an infinite list, SHELL-15', async () => {
  openApp('/home')
  await screen.findAllByRole('article')
  const help = await partNamed('Help', 'navigation')
  for (const name of ['Contact Us', 'Terms & Conditions', 'Privacy Policy', 'Get the app']) {
    const { top, bottom, height } = help.getByRole('link', { name }).getBoundingClientRect()
    expect(height, name).toBeGreaterThan(0)
    expect(top, name).toBeGreaterThanOrEqual(0)
    expect(bottom, name).toBeLessThanOrEqual(innerHeight)
  }
  await press('Report a Bug', help)
  await dialogNamed('Report a Bug')
})

test('on phones the help links are in the menu, and closing a report returns there, SHELL-15', async () => {
  await onPhone()
  const { address } = openApp('/home')
  const menu = await openCategories()
  await press('Report a Bug', menu)
  await press('Close', await dialogNamed('Report a Bug'))
  await press('Contact Us', menu, 'link')
  await expect.poll(address).toBe('/contact')
})

test('a screen that arrives leaves the focus to the field in which the user types, SEARCH-01', async () => {
  const { router } = openApp('/home')
  const box = await screen.findByRole('combobox', { name: 'Search products' })
  const arrived = router.navigate('/discover?categories=fruits')
  await userEvent.type(box, 'man')
  await arrived
  expect(await expectScreen('Fruits')).toBeVisible()
  expect(box).toHaveFocus()
  await userEvent.keyboard('goes{Enter}')
  expect(await expectScreen('Results for “mangoes”')).toHaveFocus()
})

test.each([
  ['/products?sort=new', '/discover'],
  ['/profile#shipping-address', '/profile/liza-manalo#shipping-address'],
  ['/orders?status=PENDING', '/profile/liza-manalo/orders?status=PENDING'],
  ['/order', '/order/schedule'],
  ['/discover?login=true&query=rice', '/discover?query=rice'],
  ['/discover?signup=true', '/discover'],
  ['/home?login=true&from=%2Ffavourites', '/favourites'],
  ['/home?login=true&from=https%3A%2F%2Felsewhere.example', '/home'],
])('a signed-in user is redirected from %s to %s, SHELL-03 AUTH-09', async (from, to) => {
  const { address } = openApp(['/contact', from], 'as:liza')
  // On a desk the first list is opened then.
  await expect.poll(() => address().replace(/(?<=^\/order\/schedule)\/\w+$/, '')).toBe(to)
  expectNone('dialog')
})

test.each(['/profile', '/orders', '/order'])(
  '%s asks a visitor to log in, ACCESS-11 ACCESS-12',
  async (path) => {
    openApp(path)
    await expectVisible('dialog', 'Log in')
  },
)

test.each([
  [`/products/65f0a1c2d3e4b5a697889999`, 'Product not found', 'Browse products', '/discover'],
  ['/products/no-product-at-all', 'Product not found', 'Browse products', '/discover'],
  ['/a/b/c', 'Page not found', 'Go to Homepage', '/home'],
])(
  'what is not at %s is said (%s), with a link to go on, SHELL-05 PRODUCT-24',
  async (path, name, link, to) => {
    await onPhone()
    const { address } = openApp(path)
    await expectScreen(name)
    expect(screen.queryByText(/^Error: ./) !== null).toBe(path.startsWith('/products'))
    expectNone('button', 'Retry')
    await expectVisible('navigation', 'Main')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await press(link, screen, 'link')
    await expect.poll(address).toBe(to)
  },
)

const tabs = [
  ['Home', '/home'],
  ['Cart', '/cart'],
  ['Favourites', '/favourites'],
  ['Scheduler', '/order/schedule'],
]

test.each([
  [360, '/home', tabs],
  [1280, '/home', tabs],
  [360, mango, [tabs[1]]],
  [1280, mango, tabs],
])(
  'at %i px the main navigation of %s is at its edge of the screen, SHELL-12 SHELL-13',
  async (width, path, links) => {
    await resize(width, 800)
    openApp(path)
    const bar = await screen.findByRole('navigation', { name: 'Main' })
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(links)
    const { bottom } = bar.getBoundingClientRect()
    if (width === 360 && path === '/home') expect(bottom).toBeGreaterThan(790)
    else expect(bottom).toBeLessThan(200)
  },
)
