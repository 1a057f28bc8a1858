import { expectAccessibleAtBothWidths } from './support/axe.ts'
import { names, orderIds, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeAttached()
const products = (page: Page) => expect(page.getByRole('list', { name: 'Products' }).getByRole('article').first()).toBeVisible()

test('axe: home, HOME-02', async ({ page, marketplace }) => {
  await marketplace.visit('/home')
  await products(page)
  await expectAccessibleAtBothWidths(page)
})

test('axe: product list, SHELL-02', async ({ page, marketplace }) => {
  await marketplace.visit('/discover?query=rice', 'as:liza')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('axe: product, and its quantity dialog, PRODUCT-11 PRODUCT-20', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('pandesal'), 'as:mia')
  await expect(page.getByRole('heading', { name: 'Buyer Ratings' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const open = page.getByRole('dialog', { name: 'Choose a quantity' })
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: sold-out product, PRODUCT-21', async ({ page, marketplace }) => {
  await marketplace.visit(productPath('ubeIceCream'))
  await expect(page.getByRole('button', { name: 'Sold Out' }).first()).toBeDisabled()
  await expectAccessibleAtBothWidths(page)
})

test('axe: shop', async ({ page, marketplace }) => {
  await marketplace.visit('/san-fernando-rice-center')
  await heading(page, names.riceShop)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('axe: login dialog, empty and with errors, AUTH-01', async ({ page, marketplace }) => {
  await marketplace.visit('/home?login=true')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await expectAccessibleAtBothWidths(page)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  const open = dialog.getByText('Email is required')
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: cart, empty, CART-01', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:ana')
  await expect(page.getByText('You have no items in cart')).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('axe: cart, full and in edit mode, CART-04 CART-10', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:carlo')
  await expect(page.getByRole('heading', { name: 'Unavailable Products' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const open = page.getByRole('button', { name: 'Delete selected' })
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: checkout, its addresses and the GCash warning, CHECKOUT-02', async ({ page, marketplace }) => {
  await marketplace.visit('/cart', 'as:mia')
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await page.getByRole('button', { name: 'Check Out' }).click()
  await expect(page.getByText('Total Amount')).toBeVisible()
  await page.getByRole('button', { name: 'Change address' }).click()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('radio', { name: /GCash/ }).check()
  const open = page.getByRole('dialog')
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: result of a checkout, PAY-15', async ({ page, marketplace }) => {
  await marketplace.visit(`/cart/checkout?status=success&id=${orderIds.miaPreparing}`, 'as:mia')
  await heading(page, 'Order Accepted!')
  await expectAccessibleAtBothWidths(page)
})

test('axe: order list and its cancel dialog, ORDERS-08', async ({ page, marketplace }) => {
  await marketplace.visit('/profile/liza-manalo/orders', 'as:liza')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article').first()).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  const open = page.getByRole('dialog', { name: 'Cancel order' })
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: page not found, SHELL-05', async ({ page, marketplace }) => {
  await marketplace.visit('/no/such/page')
  await heading(page, 'Page not found')
  await expectAccessibleAtBothWidths(page)
})

test('axe: coming-soon dialog, SHELL-16', async ({ page, marketplace }) => {
  await marketplace.visit('/home?coming-soon=true')
  const open = page.getByRole('dialog', { name: 'Feature Coming Soon' })
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: account menu, SHELL-17', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'as:jose')
  await page.getByRole('button', { name: 'Account of Jose' }).click()
  const open = page.getByText('Hi, Jose!')
  await expect(open).toBeVisible()
  await expectAccessibleAtBothWidths(page, open)
})

test('axe: a failed list, ERR-06', async ({ page, marketplace }) => {
  await marketplace.visit('/home', 'fail:listProducts:503:9')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
})

test('320 px wide: nothing is cut off', async ({ page, marketplace }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, sim] of [
    ['/home', ''],
    [productPath('mango'), 'as:liza'],
    ['/cart', ''],
    ['/profile/liza-manalo/orders', ''],
  ] as const) {
    await marketplace.visit(path, sim)
    await expect(
      page
        .getByRole('article')
        .or(page.getByRole('region', { name: names.mangoShop }))
        .or(page.getByText('in stock'))
        .first(),
    ).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})
