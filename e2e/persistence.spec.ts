import { placeOrder } from './support/checkout.ts'
import { crashMarketplace, stopServiceWorker } from './support/crashes.ts'
import {
  addToCart,
  cartTab,
  expectToast,
  fillLogin,
  orderCards,
  quantity,
  checkOutAll,
  openConsole,
} from './support/pageObjects.ts'
import { names, product, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

test.use({ isolated: true })

const addRice = async (page: Page) => {
  await addToCart(page)
  await by.button(by.region(page, 'Messages'), 'Dismiss').click()
}
const networkError = /net::ERR_FAILED/

test('a crash of the marketplace and a stopped service worker lose nothing, and the page keeps working', async ({
  page,
  marketplace,
  browser,
  monitor,
}) => {
  monitor.allow(networkError)
  await marketplace.visit(productPath('jasmineRice'), 'as:mia')
  await addRice(page)
  await crashMarketplace(browser, page)
  await expect(() => addRice(page)).toPass()
  await stopServiceWorker(page)
  await addRice(page)
  await page.goto('/cart')
  await expect(quantity(page, names.rice)).toHaveValue('3')
})

test(
  'what is armed survives the end of the marketplace and of the only tab, with its counts, and is taken back for good',
  { tag: '@all' },
  async ({ page, marketplace, browser, monitor }) => {
    monitor.allow(networkError)
    const armed = by.listitem(by.list(page, 'Active faults'))
    await marketplace.visit(productPath('jasmineRice'), 'as:mia,latency:20,fail:addToCart:503:2')
    await by.button(page, 'Add to cart').click()
    await by.button(by.dialog(page), 'Add to cart').click()
    await expectToast(page, 'An error occurred', 'Failed to add product to cart')
    await openConsole(page, 'Faults')
    await expect(armed).toHaveCount(2)
    await crashMarketplace(browser, page)
    await page.reload()
    await expect(armed).toHaveText([
      /latency:20/,
      /the next time; has happened once.*fail:addToCart:503/,
    ])
    await by.button(armed.nth(1), /^Turn off/).click()
    await expect(armed).toHaveText([/latency:20/])
    await page.reload()
    await expect(armed).toHaveText([/latency:20/])
    await by.button(page, 'Close the demo panel').click()
    await addRice(page)
  },
)

test(
  'a crash during a checkout: the retry orders once',
  { tag: '@all' },
  async ({ page, marketplace, browser, monitor }) => {
    monitor.allow(networkError)
    await marketplace.visit('/cart', 'as:mia')
    await checkOutAll(page)
    await expect(by.main(page).getByText('Total Amount')).toBeVisible()
    await crashMarketplace(browser, page)
    await expect(async () => {
      await by.button(page, 'Check Out').click({ timeout: 1000 })
      await expect(by.h1(page, 'Order Accepted!')).toBeAttached({
        timeout: 3000,
      })
    }).toPass()
    await by.link(page, 'View Orders').click()
    await expect(orderCards(page)).toHaveCount(3)
  },
)

test('closing every tab loses nothing', async ({ page, marketplace, context }) => {
  await marketplace.visit(productPath('jasmineRice'), 'as:mia')
  await addRice(page)
  await page.close()
  const again = await context.newPage()
  await marketplace.visit('/cart', '', again)
  await expect(quantity(again, names.rice)).toHaveValue('1')
  await marketplace.visit(productPath('jasmineRice'), '', again)
  await expect(again.getByText(`${product('jasmineRice').stocks} in stock`)).toBeVisible()
})

test(
  'without SharedWorker the first page runs the marketplace for the other tabs, and one of them takes over when it closes',
  { tag: '@all' },
  async ({ page, marketplace, context, monitor }) => {
    // A request that is pending while the page closes fails, and is repeated.
    monitor.allow(/Failed to load resource: net::ERR_FAILED/)
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))
    await marketplace.visit(productPath('jasmineRice'), 'as:mia,freeze')
    expect(await page.evaluate(() => 'SharedWorker' in globalThis)).toBe(false)
    await addRice(page)
    const other = await context.newPage()
    await marketplace.visit('/cart', '', other)
    await expect(quantity(other, names.rice)).toHaveValue('1')
    await page.close()
    await quantity(other, names.rice).fill('2')
    await by.checkbox(other, `Select ${names.rice}`).check()
    await by.button(other, 'Check Out').click()
    await placeOrder(other)
    const last = await context.newPage()
    await marketplace.visit(productPath('jasmineRice'), '', last)
    await expect(last.getByText(`${product('jasmineRice').stocks - 2} in stock`)).toBeVisible()
  },
)

test(
  'in a browser that refuses to store anything the demo starts, a user logs in and orders, and the login says how long it lasts',
  { tag: '@all' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/the browser stores nothing|refuses a service worker/)
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
        Object.defineProperty(globalThis, name, { get: refuse })
      for (const name of ['BroadcastChannel', 'SharedWorker'])
        Object.defineProperty(globalThis, name, {
          value: class {
            constructor() {
              refuse()
            }
          },
        })
      for (const name of ['locks', 'serviceWorker'])
        Object.defineProperty(navigator, name, { get: refuse })
      Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    })
    await marketplace.visit('/cart?login=true')
    await fillLogin(page, 'liza')
    await expectToast(
      page,
      'Login Successful',
      'Your browser doesn’t save data, so you’ll be logged out when you reload or leave this page.',
    )
    await checkOutAll(page)
    await placeOrder(page)
  },
)

test(
  'a world whose stamp was forged starts afresh, with a notice',
  { tag: '@all' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/The demo starts over/)
    // No marketplace runs in its tab.
    const elsewhere = '/service-worker.js'
    await marketplace.visit(productPath('jasmineRice'), 'as:mia')
    await addRice(page)
    await page.goto(elsewhere)
    await page.evaluate(async () => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)))
      const database = await answer(indexedDB.open('suki /'))
      const stamps = database.transaction('stamp', 'readwrite').objectStore('stamp')
      const stamp = (await answer(stamps.get('stamp'))) as object
      await answer(stamps.put({ ...stamp, products: -1, seed: 'forged' }, 'stamp'))
      database.close()
    })
    // The last page's marketplace may take a moment to end.
    await expect(async () => {
      await page.goto(elsewhere)
      await marketplace.visit('/cart')
      await expect(
        page.getByText('The demo starts over: what was stored at your last visit no longer fits.'),
      ).toBeVisible({
        timeout: 3000,
      })
    }).toPass()
    await expect(cartTab(page, 3)).toBeVisible()
  },
)

test('a world is downloaded and loaded: all tabs show it, and it is saved', async ({
  page,
  marketplace,
  context,
  monitor,
}) => {
  monitor.allow(/^notice: Another world was loaded/)
  const stock = (tab: Page, left: number) =>
    expect(tab.getByText(`${left} in stock`).first()).toBeVisible()
  await marketplace.visit(productPath('mango'), 'as:liza,stock:mango:7,freeze')
  await openConsole(page, 'World')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    by.button(page, 'Download the world').click(),
  ])
  const saved = await file.path()
  await marketplace.visit(productPath('mango'), 'reset,stock:mango:3')
  const other = await context.newPage()
  await other.goto(productPath('mango'))
  await stock(other, 3)
  await page.getByLabel('Load a world').setInputFiles(saved)
  await by.button(page, 'Replace the world').click()
  await stock(other, 7)
  await stock(page, 7)
  await expect(page.getByText(/^Another world was loaded, with \d+ changed rows\.$/)).toBeVisible()
  await page.reload()
  await stock(page, 7)
})
