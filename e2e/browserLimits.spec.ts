import { addresses } from '#scripts/addresses.mjs'
import { checkoutPath, placeOrder } from './support/checkout.ts'
import { addToCart, expectToast, quantity, openCart } from './support/pageObjects.ts'
import { png } from './support/pictures.ts'
import { names, orderIds, productPath } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

test.use({ isolated: true })

const notice = (page: Page, text: RegExp) => page.locator('suki-simulator').getByText(text)

test.describe('without https', () => {
  test.use({ baseURL: addresses.insecure })

  test('the page says that it needs https', { tag: '@all' }, async ({ page, monitor }) => {
    // The browser notes that it ignores some headers there.
    monitor.allow(/https:/, /origin was untrustworthy/)
    await page.goto('/home')
    await expect(by.alert(page)).toContainText('Open it at an address that begins with https://')
  })
})

const withoutDatabase = (page: Page) =>
  page.addInitScript(() => {
    for (const name of [
      'SharedWorker',
      'indexedDB',
      'IDBFactory',
      'IDBDatabase',
      'IDBRequest',
      'IDBTransaction',
    ])
      Reflect.deleteProperty(globalThis, name)
  })
async function withoutRoom(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: addresses.demo, quotaSize: 1 })
}

for (const [what, limit, reason] of [
  ['a browser without IndexedDB', withoutDatabase, /What you do will be lost .* stores nothing/],
  ['a storage that is full from the start', withoutRoom, /stores nothing .*[Qq]uota/],
] as const)
  test(
    `${what}: the demo says that nothing is saved, and a user orders`,
    { tag: '@all' },
    async ({ page, marketplace, monitor }) => {
      monitor.allow(/the browser stores nothing|\[MSW\] Failed to store/)
      await limit(page)
      await marketplace.visit('/home', 'as:mia,freeze')
      await expect(notice(page, reason)).toBeVisible()
      await page.goto(checkoutPath('quickmelt'))
      await placeOrder(page)
    },
  )

test(
  'a storage that becomes full: the demo says so once, and a user goes on shopping',
  { tag: '@all' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/the browser stores nothing/)
    await page.addInitScript(() => {
      // The marketplace runs in this page, where its storage can fail.
      Reflect.deleteProperty(globalThis, 'SharedWorker')
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
        const request = put.apply(this, row)
        // As browsers do when there is no room.
        if (Object.hasOwn(globalThis, 'isFull')) this.transaction.abort()
        return request
      }
    })
    await marketplace.visit(productPath('jasmineRice'), 'as:mia,freeze')
    await addToCart(page)
    await expect(notice(page, /the browser stores nothing/)).toHaveCount(0)
    await page.evaluate(() => Object.assign(globalThis, { isFull: true }))
    await by.button(by.region(page, 'Messages'), 'Dismiss').click()
    await addToCart(page)
    await expect(notice(page, /the browser stores nothing/)).toBeVisible()
    await openCart(page)
    await expect(quantity(page, names.rice)).toHaveValue('2')
  },
)

test(
  'a browser that refuses a service worker, as some do in private windows: the demo says so, and a user uploads a picture, FILE-02',
  { tag: '@all' },
  async ({ page, marketplace, monitor }) => {
    monitor.allow(/refuses a service worker/)
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('refused', 'SecurityError'))
    })
    await marketplace.visit(
      `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`,
      'as:liza,freeze',
    )
    await expect(notice(page, /refuses a service worker.* A normal window/)).toBeVisible()
    await by.button(page, 'Rate', { exact: true }).click()
    const dialog = by.dialog(page, /^Rate product/)
    await by.radio(by.region(dialog, /Bangus/), /^5 star/).check()
    await dialog.getByLabel(/^Add Files/).setInputFiles(png('a.png'))
    await by.button(dialog, 'Submit rating').click()
    await expectToast(page, 'Product(s) Rated', 'Your rating has been successfully submitted.')
  },
)

test(
  'on a later page the demo’s files come straight from its server, and only pages and calls by the service worker',
  { tag: '@all' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/home')
    await expect(by.article(by.list(page, 'Products')).first()).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await page.reload()
    await expect(by.article(by.list(page, 'Products')).first()).toBeVisible()
    const entries = await page.evaluate(() =>
      performance
        .getEntries()
        .map((entry) => entry.toJSON() as { name: string; workerFinalSourceType?: string }),
    )
    const paths = (direct: boolean) =>
      entries
        .filter(
          ({ name, workerFinalSourceType }) =>
            URL.canParse(name) && (workerFinalSourceType === 'network') === direct,
        )
        .map(({ name }) => new URL(name).pathname)
    expect(paths(true)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/assets\/app-.*\.js$/),
        expect.stringMatching(/^\/demo\//),
      ]),
    )
    expect(paths(true).filter((path) => path.startsWith('/api/'))).toEqual([])
    expect(paths(false)).toEqual(expect.arrayContaining(['/home', '/api/products']))
  },
)
