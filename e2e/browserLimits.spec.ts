import { addresses } from '../scripts/addresses.mjs'
import { acceptGcash, checkoutPath, expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { expectToast } from './support/pageObjects.ts'
import { names, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const quantity = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` })
const notice = (page: Page, text: RegExp) => page.locator('suki-simulator').getByText(text)

async function addRice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to cart' }).click()
  await expectToast(page, 'Success', 'Product added to cart!')
}

async function orderInCash(page: Page): Promise<void> {
  await page.goto(checkoutPath('quickmelt'))
  await expectForm(page)
  await placeButton(page).click()
  await expectAccepted(page)
}

/** Leaves the demo so much room in the browser's storage, bytes; without a number as much as usual. */
async function limitStorage(page: Page, quotaSize?: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: addresses.demo, quotaSize })
}

test.describe('without https, as a phone in the same network opens the demo', () => {
  test.use({ baseURL: addresses.insecure })

  test('PAY-10 PAY-11 the demo starts, one tab runs the marketplace for the others, and a user pays in the window of GCash', async ({
    page,
    marketplace,
    context,
    monitor,
  }) => {
    monitor.allow(/an address without https/, /net::ERR_/)
    // Some phones have no shared workers.
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))
    await marketplace.visit(productPath('jasmineRice'), 'as:mia,freeze')
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([false, false, false])
    await expect(notice(page, /the demo works, but takes no uploads/)).toBeVisible()
    await addRice(page)
    const other = await context.newPage()
    await marketplace.visit('/cart', '', other)
    await expect(quantity(other, names.rice)).toHaveValue('1')
    await other.goto(checkoutPath('quickmelt'))
    await expectForm(other)
    await acceptGcash(other)
    await expectForm(other)
    const [popup] = await Promise.all([other.waitForEvent('popup'), placeButton(other).click()])
    await popup.getByRole('button', { name: /^Pay/ }).click()
    await expectAccepted(other)
    // The tab that ran the marketplace is closed: another takes it over.
    await page.close()
    await other.getByRole('link', { name: 'View Orders' }).click()
    await expect(other.getByRole('article').first()).toContainText('GCash, paid')
    await orderInCash(other)
  })
})

test('a browser without IndexedDB: the demo says that nothing is kept, and a user orders', async ({ page, marketplace, monitor }) => {
  monitor.allow(/the browser stores nothing/)
  await page.addInitScript(() => {
    for (const name of ['SharedWorker', 'indexedDB', 'IDBFactory', 'IDBDatabase', 'IDBRequest', 'IDBTransaction'])
      Reflect.deleteProperty(globalThis, name)
  })
  await marketplace.visit('/home', 'as:mia,freeze')
  await expect(notice(page, /What you do will be lost .* the browser stores nothing/)).toBeVisible()
  await orderInCash(page)
})

test('a full storage, from the start or later: the demo says that nothing more is kept, and a user orders', async ({
  page,
  marketplace,
  context,
  monitor,
}) => {
  monitor.allow(/the browser stores nothing/)
  await limitStorage(page, 1)
  await marketplace.visit('/home', 'as:mia,freeze')
  await expect(notice(page, /the browser stores nothing/)).toBeVisible()
  await orderInCash(page)
  await page.close()
  const again = await context.newPage()
  await limitStorage(again)
  await marketplace.visit('/home', 'as:mia,freeze', again)
  await expect(again.getByRole('article').first()).toBeVisible()
  await limitStorage(again, 1)
  await orderInCash(again)
  await expect(notice(again, /the browser stores nothing/)).toBeVisible()
})
