import { expectAccessible } from './support/axe.ts'
import { checkoutPath, chooseGcash, expectForm, orderCall, placeButton } from './support/checkout.ts'
import { names, orderIds, product, productPath } from './support/records.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

// Each test runs axe on several screens, and each run takes seconds.
test.describe.configure({ timeout: 90_000 })

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name, exact: typeof name === 'string' })
const orderPath = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`

/** Waits for an element and checks the screen with axe. */
async function check(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  await expectAccessible(page)
}

test('axe: recent searches, suggestions, and none, SEARCH-02 SEARCH-04', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:liza')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.click()
  await check(page, page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option').first())
  await box.fill('rice')
  await check(page, page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first())
  await box.fill('zzzz')
  await check(page, page.getByText('No results found'))
})

test('axe: menu of a product, its report, and the last step of a new list, REPORT-01', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('garlic'), 'as:liza')
  await page.getByRole('button', { name: 'More about this product' }).click()
  const report = page.getByRole('button', { name: 'Flag or report this product' })
  await check(page, report)
  await report.click()
  await check(page, dialog(page, 'Flag or report this product'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add to a scheduled list' }).click()
  await dialog(page, 'Scheduled lists').getByRole('button', { name: 'New list' }).click()
  const flow = dialog(page, 'New list')
  await flow.getByLabel('List name').fill('For the adobo')
  await flow.getByRole('button', { name: 'Cancel' }).click()
  await check(page, page.getByRole('button', { name: 'Discard' }))
})

test('axe: the removal of a favourite, and a removed cart line, FAV-03 CART-12', async ({ page, marketplace }) => {
  await marketplace.visit('/favourites', 'as:liza')
  await page.getByRole('button', { name: `Remove ${names.calamansi} from favourites` }).click()
  await check(page, dialog(page, 'Remove from favourites'))
  await marketplace.visit('/cart')
  await page.getByRole('button', { name: `Remove ${names.tomatoes}` }).click()
  await check(page, page.getByRole('button', { name: 'Undo' }))
})

test('axe: new address at checkout, the wait for GCash, and a failed payment, CHECKOUT-08 PAY-08', async ({ page, marketplace }) => {
  await marketplace.visit(checkoutPath('quickmelt'), 'as:mia,freeze')
  await expectForm(page)
  await page.getByRole('button', { name: 'New Address' }).click()
  const address = dialog(page, 'New Address')
  await check(page, address.getByLabel('Street'))
  await address.getByRole('button', { name: 'Save Address' }).click()
  await check(page, address.getByText('Coordinates are required').first())
  await address.getByLabel('Street').fill('12 Mabini Street')
  await address.getByRole('button', { name: 'Cancel' }).click()
  await check(page, dialog(page, 'Discard this address?'))
  await page.getByRole('button', { name: 'Discard' }).click()
  await chooseGcash(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()])
  await check(page, dialog(page, 'Waiting for GCash Payment'))
  await popup.getByRole('button', { name: 'Fail' }).click()
  await check(page, page.getByText('The payment failed'))
})

test('axe: changes before paying, an order in an unknown state, and one that exists, CHECKOUT-26', async ({ page, marketplace }) => {
  const path = checkoutPath('bandages')
  await marketplace.visit(checkoutPath('lastCrab', 'bandages'), `as:mia,freeze,stock:${product('lastCrab').id}:0`)
  await check(page, page.getByRole('button', { name: 'Accept changes' }))
  await marketplace.visit(path, 'slow:createTransactions:60000')
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  await sent
  await page.reload()
  await check(page, page.getByText('Looking for your order...'))
  const other = checkoutPath('paracetamol')
  // The call that was under way when the page was left may not have arrived: the next one would be slow.
  await marketplace.visit(other, 'reset,as:mia,freeze')
  await expectForm(page)
  await placeButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached()
  await page.goto(other)
  await check(page, page.getByText('You have ordered this already'))
})

test('axe: rating with a picture, refund, and order again, REVIEW-01 ORDERS-24 ORDERS-25', async ({ page, marketplace }) => {
  await marketplace.visit(orderPath(orderIds.lizaUnrated), 'as:liza,freeze')
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  const rate = dialog(page, /^Rate product/)
  await rate
    .getByRole('radio', { name: /^5 star/ })
    .first()
    .check()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
  await rate.getByLabel(/^Add Files/).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await check(page, rate.getByRole('button', { name: 'Remove file 1, a.png' }))
  await rate.getByRole('button', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Request Refund' }).click()
  await check(page, dialog(page, 'Request a refund'))
  await marketplace.visit(orderPath(orderIds.lizaCancelled))
  await page.getByRole('button', { name: 'Order Again' }).click()
  await check(page, dialog(page, 'Order Again').getByRole('listitem').first())
})

test('axe: a session that has ended, AUTH-18', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:liza,token:expired')
  await expect(page.getByRole('article').first()).toBeVisible()
  await check(page, page.getByText('TOKEN EXPIRED PLEASE LOGIN AGAIN').first())
})
