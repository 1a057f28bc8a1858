import { returnToTab } from './support/crashes.ts'
import { acceptGcash, placeButton } from './support/checkout.ts'
import { fastForwardUntil } from './support/clock.ts'
import { cartTab, expectToast } from './support/pageObjects.ts'
import { money, names, product } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const totals = (page: Page) => page.getByRole('complementary', { name: 'Cart Overall Total' })
const row = (page: Page, label: string) => totals(page).getByText(label, { exact: true }).locator('..')
const delivery = (page: Page, shop: string, method: string) =>
  page.getByRole('group', { name: `Delivery Options of ${shop}` }).getByRole('radio', { name: method })

/** Goes from the cart to the checkout form, with only mangoes selected. */
async function checkOutMangoes(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: `Select ${names.mango}` }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(row(page, 'Total Amount')).toContainText('₱')
}

test(
  'CHECKOUT-02 CHECKOUT-03 CHECKOUT-05 CHECKOUT-06 CHECKOUT-12 CHECKOUT-15 CHECKOUT-16 PAY-02 PAY-03 the form',
  { tag: '@widths' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart', 'as:liza')
    await checkOutMangoes(page)
    await expect(page.getByRole('region', { name: 'Items Summary' })).toContainText(names.mango)
    await expect(delivery(page, names.mangoShop, 'Pickup')).toBeChecked()
    const address = page.getByRole('region', { name: 'Billing & Address' })
    for (const text of ['Liza Manalo', '18 Sampaguita Street', '09171230001']) await expect(address).toContainText(text)
    const payment = page.getByRole('region', { name: 'Payment Method' })
    await expect(payment.getByRole('radio')).toHaveCount(2)
    await expect(payment.getByRole('radio', { name: /^Cash on Delivery\/Pickup/ })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Delivery Instructions' })).toBeVisible()
    const amount = money(product('mango').price * 2)
    await expect(row(page, 'Merchandise Total')).toContainText(amount)
    await expect(row(page, 'Transaction Fee incl. VAT')).toContainText(money(0))
    await expect(row(page, 'Total Amount')).toContainText(amount)
    await expect(totals(page).getByText('Service Fee')).toHaveCount(0)
  },
)

test('CHECKOUT-07 CHECKOUT-09 ERR-30 another address', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByRole('radio', { name: /Erlinda Manalo/ }).check()
  await expectToast(page, 'Address changed', 'Your address has been successfully changed')
  await expect(page.getByRole('region', { name: 'Billing & Address' })).toContainText('09205550142')
})

test('CHECKOUT-13 CHECKOUT-14 CHECKOUT-22 CHECKOUT-23 ERR-43 the request; instructions are sent only when there are any', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  await delivery(page, names.mangoShop, 'Delivery').check()
  await page.getByRole('textbox', { name: 'Delivery Instructions' }).fill('   ')
  const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/transactions'))
  await placeButton(page).click()
  const body = (await request).postDataJSON() as { transactions: Record<string, unknown>[]; urls: Record<string, string> }
  expect(body.transactions).toHaveLength(1)
  expect(body.transactions[0]).toMatchObject({ payment_method: 'cod', delivery_method: 'DELIVERY' })
  expect(body.transactions[0]).not.toHaveProperty('delivery_instruction')
  expect(Object.keys(body.urls).toSorted()).toEqual(['failure', 'success'])
  await expectToast(page, 'Success', 'Payment successful')
  // The ordered line has left the cart, the others are still there.
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(cartTab(page, 4)).toBeVisible()
})

test('CHECKOUT-21 without an address nothing can be ordered', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  const form = page.url()
  await marketplace.visit(form.slice(form.indexOf('/cart')), 'as:ana')
  await expect(page.getByText('You have no address yet', { exact: false })).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
})

for (const trouble of ['fail:createTransactions:503', 'drop:createTransactions']) {
  test(`CHECKOUT-26 ERR-42 a checkout that fails can be tried again, and orders once: ${trouble}`, async ({ page, marketplace }) => {
    await page.clock.install()
    await marketplace.visit('/cart', `as:mia,nokey,${trouble}`)
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
    await page.getByRole('button', { name: 'Check Out' }).click()
    await placeButton(page).click()
    // The app searches for the order before it reports failure, since the server may still be creating it.
    // The toast first: it vanishes by the same clock.
    await fastForwardUntil(page, page.getByRole('region', { name: 'Messages' }).getByText('Error', { exact: true }))
    await expectToast(page, 'Error', 'An error occurred while processing your payment')
    await expect(page.getByRole('alert').getByText(/Your order was not placed/)).toBeVisible()
    await placeButton(page).click()
    await expectToast(page, 'Success', 'Payment successful')
    await page.getByRole('link', { name: 'View Orders' }).click()
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(3)
  })
}

test('a double click orders once, and opening the form again does not order', { tag: '@live' }, async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:mia')
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  await expect(row(page, 'Total Amount')).toContainText('₱')
  const form = page.url()
  await placeButton(page).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached()
  // Back skips the form; opened by its address, the form says that it was ordered.
  await page.goBack()
  await expect(page.getByText('You have no items in cart')).toBeVisible()
  await page.goto(form)
  await expect(page.getByText('You have ordered this already')).toBeVisible()
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(3)
})

test('changes since the cart are shown before paying', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  const form = page.url()
  await marketplace.visit(form.slice(form.indexOf('/cart')), `stock:${product('mango').id}:1`)
  await expect(page.getByRole('alert').getByText(/only 1 of .* is left/i)).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Accept changes' }).click()
  await expect(placeButton(page)).toBeEnabled()
})

test('CHECKOUT-19 CHECKOUT-20 CHECKOUT-15 ERR-109 a failed price summary is only logged: known prices are shown, and GCash waits for the total', async ({
  page,
  marketplace,
  monitor,
}) => {
  monitor.allow(/console: /)
  await marketplace.visit('/cart', 'as:liza,fail:getPriceSummary:500:4')
  await page.getByRole('checkbox', { name: `Select ${names.mango}` }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  const amount = money(product('mango').price * 2)
  await expect(row(page, 'Merchandise Total')).toContainText(amount)
  await expect(row(page, 'Total Amount')).toContainText('Not known')
  await expect(page.getByText('The fees and the total could not be loaded.')).toBeVisible()
  // Cash is paid to the shop or the courier, who know the total, so cash needs no summary.
  await expect(placeButton(page)).toBeEnabled()
  await acceptGcash(page)
  await expect(row(page, 'Total Amount')).toContainText('Not known')
  await expect(placeButton(page)).toBeDisabled()
  await expect(page.getByText('To pay by GCash, the total must be known first.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('paragraph')).toHaveCount(0)
  await totals(page).getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, 'Total Amount')).toContainText('₱')
  await expect(placeButton(page)).toBeEnabled()
})

test('CHECKOUT-24 ERR-111 ordered lines that could not be removed from the cart are only logged', async ({
  page,
  marketplace,
  monitor,
}) => {
  monitor.allow(/Ordered lines are still in the cart/)
  await marketplace.visit('/cart', 'as:liza,fail:removeCartLines:500')
  await checkOutMangoes(page)
  await placeButton(page).click()
  await expectToast(page, 'Success', 'Payment successful')
})

test('CHECKOUT-11 ERR-41 addresses that cannot be loaded', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:liza,fail:listAddresses:503:9')
  await page.getByRole('checkbox', { name: `Select ${names.mango}` }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  await expect(page.getByRole('alert').getByText('Error: The service is unavailable', { exact: true })).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
})

test('PAY-04 PAY-05 PAY-06 CHECKOUT-17 CHECKOUT-18 GCash shows a warning first, also after a reload; Cancel returns to cash; the GCash fees', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  const gcash = page.getByRole('radio', { name: /^GCash/ })
  await gcash.check()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('radio', { name: /^Cash on/ })).toBeChecked()
  await gcash.check()
  await expect(page.getByRole('dialog', { name: 'GCash is experimental' })).toBeVisible()
  await page.reload()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /tester/ })
    .click()
  await expect(gcash).toBeChecked()
  await page.reload()
  await expect(gcash).toBeChecked()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Mangoes for 330 pesos: 2.3 % for the provider and 12 % VAT on that, and 10 pesos for the marketplace.
  await expect(row(page, 'Merchandise Total')).toContainText(money(330))
  await expect(row(page, 'Service Fee')).toContainText(money(10))
  await expect(row(page, 'Transaction Fee incl. VAT')).toContainText(money(7.59 + 0.91))
  await expect(row(page, 'Total Amount')).toContainText(money(348.5))
})

test('CHECKOUT-05 CHECKOUT-13 choices are kept when another tab removes a line from the cart', async ({ page, marketplace, context }) => {
  await marketplace.visit('/cart', 'as:liza')
  await checkOutMangoes(page)
  await delivery(page, names.mangoShop, 'Delivery').check()
  const note = page.getByRole('textbox', { name: 'Delivery Instructions' })
  await note.fill('The blue gate')
  const other = await context.newPage()
  await marketplace.visit('/cart', '', other)
  await other.getByRole('button', { name: `Remove ${names.mango}` }).click()
  await expectToast(other, 'Success', 'Product removed from your cart')
  await Promise.all([page.waitForResponse(/\/carts\/user\//), returnToTab(page)])
  await expect(page.getByRole('region', { name: 'Items Summary' })).toContainText(names.mango)
  await expect(note).toHaveValue('The blue gate')
  await expect(delivery(page, names.mangoShop, 'Delivery')).toBeChecked()
})

test('CHECKOUT-10 ERR-39 addresses that load slowly', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:liza,slow:listAddresses:3000')
  await page.getByRole('checkbox', { name: `Select ${names.mango}` }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  const address = page.getByRole('region', { name: 'Billing & Address' })
  await expect(address.getByText('Loading...').first()).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await expect(address).toContainText('18 Sampaguita Street')
  await expect(address.getByText('Loading...')).toHaveCount(0)
})
