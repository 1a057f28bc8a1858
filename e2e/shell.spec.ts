import { checkoutPath, expectForm, placeButton } from './support/checkout.ts'
import { cartTab, expectToast } from './support/pageObjects.ts'
import { buyer, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('SHELL-01 the root redirects home, SHELL-07 SHELL-08 the top bar', async ({ page, marketplace }) => {
  await marketplace.visit('/')
  await expect(page).toHaveURL('/home')
  await expect(banner(page).getByRole('link', { name: 'Suki, home' })).toBeVisible()
  await expect(banner(page).getByRole('combobox', { name: 'Search products' })).toBeVisible()
  for (const [name, path] of [
    ['Home', '/home'],
    ['Cart', '/cart'],
    ['Favourites', '/favourites'],
    ['Scheduler', '/order/schedule'],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('SHELL-02 SHELL-03 the category sidebar is shown beside the browsing screens', async ({ page, marketplace }) => {
  const sidebar = page.getByRole('navigation', { name: 'Categories', exact: true })
  for (const path of ['/home', '/discover', productPath('mango'), '/san-fernando-rice-center']) {
    await marketplace.visit(path)
    await expect(sidebar, path).toBeVisible()
  }
  await sidebar.getByRole('link', { name: 'Dairy', exact: true }).click()
  await expect(page).toHaveURL('/discover?categories=dairy')
  for (const path of ['/cart', '/nowhere/at/all']) {
    await marketplace.visit(path)
    await expect(main(page).first(), path).toBeVisible()
    await expect(sidebar, path).toBeHidden()
  }
})

test('SHELL-05 an unknown address', async ({ page, marketplace }) => {
  await marketplace.visit('/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeAttached()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/home')
})

test('SHELL-09 the badge counts the lines of the cart', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:liza')
  await expect(cartTab(page, 5)).toBeVisible()
})

test('SHELL-10 SHELL-17 SHELL-18 SHELL-19 SHELL-20 SHELL-21 SHELL-22 the account of a buyer with a shop', async ({
  page,
  marketplace,
  context,
}) => {
  await marketplace.visit('/home', 'as:jose')
  await expect(banner(page).getByRole('button', { name: 'Chats' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Notifications' })).toBeVisible()
  await banner(page).getByRole('button', { name: 'Account of Jose' }).click()
  await expect(page.getByText('Hi, Jose!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Account' })).toHaveAttribute('href', '/profile/jose-dizon')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  for (const [name, status] of [
    ['Preparing', 'PREPARING'],
    ['Shipped', 'SHIPPED'],
    ['Completed', 'COMPLETED'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/profile/jose-dizon/orders?status=${status}`)
  }
  // The token is passed in the fragment, which is not sent to servers.
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value
  await expect(page.getByRole('link', { name: 'Switch to Seller View' })).toHaveAttribute(
    'href',
    `https://seller.suki.example/#token=${token}`,
  )
})

test('SHELL-20 ACCESS-17 without a shop there is no seller view', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:mia')
  await banner(page).getByRole('button', { name: 'Account of Mia' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Switch to Seller View' })).toHaveCount(0)
})

test('SHELL-23 LOG-03 signing out ends the session and goes home', { tag: '@live' }, async ({ page, marketplace, context }) => {
  await marketplace.visit(productPath('mango'), 'as:mia')
  await banner(page).getByRole('button', { name: 'Account of Mia' }).click()
  const logged = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/user/logs'))
  const documents: string[] = []
  page.on('domcontentloaded', (loaded) => documents.push(new URL(loaded.url()).pathname))
  await page.getByRole('button', { name: 'Sign Out' }).click()
  const entry = await logged
  expect(entry.postDataJSON()).toMatchObject({ event_type: 'LOGOUT', user_id: buyer('mia').id })
  expect(entry.headers().authorization).toMatch(/^Bearer ./)
  await expect(banner(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page).toHaveURL('/home')
  expect(documents, 'the page is loaded anew').toEqual(['/home'])
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
})

test('SHELL-12 SHELL-13 the bottom bar, on phones and not on product pages', async ({ page, marketplace }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await marketplace.visit('/home')
  const bar = main(page)
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Cart', 'Favourites', 'Scheduler'])
  const box = await bar.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(730)
  await marketplace.visit(productPath('mango'))
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(main(page)).toBeHidden()
})

test('SHELL-16 coming soon opens on any page; closing it removes the parameter', async ({ page, marketplace }) => {
  for (const path of ['/home', productPath('mango'), '/nowhere/at/all']) {
    await marketplace.visit(`${path}?coming-soon=true`)
    const dialog = page.getByRole('dialog', { name: 'Feature Coming Soon' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(path)
  }
})

test(
  'SHELL-07 without network, a screen not visited yet keeps the bars and the app working',
  { tag: '@live' },
  async ({ page, marketplace, context, monitor }) => {
    await marketplace.visit('/home')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await monitor.defects(), 'while there is a network').toEqual([])
    // A service worker that is in control already hides why it could not fetch the page and the files of the screen.
    monitor.allow(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED \(http:\/\/localhost:\d+\/(assets\/[\w-]+\.(js|css))?\)/)
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Nearest Shop' }).click()
    // The demo's marketplace needs no network, so there code that can't be loaded is an ordinary failure.
    const problem = page.getByRole('main').getByText(marketplace.live ? /^You are offline/ : /^This could not be loaded/)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry', exact: true })
    await expect(problem).toBeVisible()
    await retry.click()
    await expect(retry, 'the try has ended').toBeVisible()
    await expect(banner(page).getByRole('combobox', { name: 'Search products' })).toBeVisible()
    await expect(problem).toBeVisible()
    await context.setOffline(false)
    if (!marketplace.live) await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Nearby shops' })).toBeAttached()
    await expect(page).toHaveURL('/nearby')
  },
)

test('SHELL-26 a service worker is served', { tag: '@live' }, async ({ page, marketplace, request }) => {
  await marketplace.visit('/home')
  await expect(main(page).first()).toBeVisible()
  const answer = await request.get('/service-worker.js')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('javascript')
})

test('RT-08 ERR-110 LOG-04 ERR-112 failing sockets and a failing log show no message', async ({ page, marketplace }) => {
  await marketplace.visit(checkoutPath('quickmelt'), 'as:mia,freeze,socket:down,fail:writeUserLog:500:9')
  const failed = page.waitForResponse((answer) => answer.url().endsWith('/user/logs') && answer.status() === 500)
  await expectForm(page)
  await placeButton(page).click()
  await expectToast(page, 'Success', 'Payment successful')
  await failed
  // Title and description of the one toast.
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph')).toHaveCount(2)
})
