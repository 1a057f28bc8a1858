import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { showBugReport } from '#state/bugReport.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, expectNoDialog, press } from '../support/user.ts'

const mango = `/products/${namedProducts.mango.id}`
const openCategories = async () => {
  await press('Categories')
  return screen.findByRole('dialog', { name: 'Categories' })
}
/** Whether the whole element is visible without scrolling. */
const inView = (element: Element) => {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= innerHeight
}

beforeEach(() => page.viewport(1280, 800))
afterEach(async () => {
  showBugReport(false)
  await page.viewport(1280, 800)
})

test.each([360, 768])(
  'at %i px the categories open in a menu, three levels deep, SHELL-02 OPEN-18',
  async (width) => {
    await page.viewport(width, 740)
    const { address, router } = openApp(['/home', mango])
    const menu = within(await openCategories())
    expect(menu.getByRole('link', { name: 'Dairy' })).toBeVisible()
    expect(menu.queryByRole('link', { name: 'Fruits' })).toBeNull()
    await press('Fresh, subcategories', menu)
    await press('Fresh produce, subcategories', menu)
    await press('Fruits', menu, 'link')
    await expectNoDialog()
    expect(address()).toBe('/discover?categories=fruits')
    expect(await screen.findByRole('heading', { level: 1, name: 'Fruits' })).toHaveFocus()
    // Back returns to the screen on which the menu was opened, not to the menu.
    await router.navigate(-1)
    expect(address()).toBe(mango)
  },
)

test('Escape, Close and Back close the categories without an extra history entry, SHELL-02', async () => {
  await page.viewport(360, 740)
  const { address, router } = openApp(['/contact', '/home?categories=dairy'])
  await screen.findAllByRole('article')
  const menu = await openCategories()
  expect(address()).toBe('/home?categories=dairy&menu=categories')
  menu.dispatchEvent(new Event('cancel', { cancelable: true }))
  await expectNoDialog()
  expect(screen.getByRole('button', { name: 'Categories' })).toHaveFocus()
  await press('Close', within(await openCategories()))
  await expectNoDialog()
  await openCategories()
  await router.navigate(-1)
  await expectNoDialog()
  expect(address()).toBe('/home?categories=dairy')
  await router.navigate(-1)
  expect(address()).toBe('/contact')
})

test('the categories survive a reload, and open from the link on an empty list, SHELL-02', async () => {
  await page.viewport(360, 740)
  const { address } = openApp('/discover?query=zzqx&menu=categories')
  await press('Close', await dialogNamed('Categories'))
  await expectNoDialog()
  expect(address()).toBe('/discover?query=zzqx')
  await press('Browse categories', screen, 'link')
  expect(await screen.findByRole('dialog', { name: 'Categories' })).toBeVisible()
})

test('the sidebar leads to the categories, and there is no button for them beside it, SHELL-02', async () => {
  const { address } = openApp('/home')
  const sidebar = await screen.findByRole('navigation', { name: 'Categories' })
  expect(sidebar).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Categories' })).toBeNull()
  await press('Dairy', within(sidebar), 'link')
  await waitFor(() => expect(address()).toBe('/discover?categories=dairy'))
})

test('help links can be reached beside an infinite list, SHELL-15', async () => {
  openApp('/home')
  await screen.findAllByRole('article')
  const help = screen.getByRole('navigation', { name: 'Help' })
  for (const name of ['Contact Us', 'Terms & Conditions', 'Privacy Policy', 'Get the app'])
    expect(inView(within(help).getByRole('link', { name })), name).toBe(true)
  await press('Report a Bug', within(help))
  expect(await screen.findByRole('dialog', { name: 'Report a Bug' })).toBeVisible()
})

test('on phones the help links are in the menu, and closing a report returns there, SHELL-15', async () => {
  await page.viewport(360, 740)
  const { address } = openApp('/home')
  const menu = within(await openCategories())
  await press('Report a Bug', menu)
  const report = await screen.findByRole('dialog', { name: 'Report a Bug' })
  await press('Close', within(report))
  await press('Contact Us', menu, 'link')
  await waitFor(() => expect(address()).toBe('/contact'))
})

test('a screen that arrives leaves the focus to the field in which the user types, SEARCH-01', async () => {
  const { router } = openApp(['/home'])
  const box = await screen.findByRole('combobox', { name: 'Search products' })
  const arrived = router.navigate('/discover?categories=fruits')
  await userEvent.type(box, 'man')
  await arrived
  expect(await screen.findByRole('heading', { level: 1, name: 'Fruits' })).toBeVisible()
  expect(box).toHaveFocus()
  await userEvent.keyboard('goes{Enter}')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Results for “mangoes”' }),
  ).toHaveFocus()
})

test.each([
  ['/products?sort=new', '/discover'],
  ['/profile#shipping-address', '/profile/liza-manalo#shipping-address'],
  ['/orders?status=PENDING', '/profile/liza-manalo/orders?status=PENDING'],
  ['/order', '/order/schedule'],
])('%s redirects to %s, SHELL-03', async (from, to) => {
  const { address } = openApp(from, 'as:liza')
  await waitFor(() => expect(address()).toBe(to))
})

test.each(['/profile', '/orders', '/order'])(
  '%s asks a visitor to log in, ACCESS-11 ACCESS-12',
  async (path) => {
    openApp(path)
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
  },
)

test.each(['65f0a1c2d3e4b5a697889999', 'no-product-at-all'])(
  'the unknown product %s shows a message and links, PRODUCT-24',
  async (id) => {
    await page.viewport(360, 740)
    const { address } = openApp(`/products/${id}`)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Product not found' }),
    ).toBeInTheDocument()
    expect(screen.getByText(/^Error: ./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await press('Browse products', screen, 'link')
    await waitFor(() => expect(address()).toBe('/discover'))
  },
)
