import { expect, type Page } from '@playwright/test'
import { by } from './by.ts'
import type { InputDevice } from './inputDevice.ts'
import type { Marketplace } from './marketplace.ts'
import {
  cartTab,
  expectToast,
  fillLogin,
  shopGroup,
  orderCards,
  quantity,
  buying,
} from './pageObjects.ts'
import { money, names, product } from './records.ts'

/** All of other shops. */
const INITIAL_LINES = 3

/** Other shops may sell it, too. */
async function openProduct(
  page: Page,
  input: InputDevice,
  name: string,
  shop: string,
  stock: number,
): Promise<void> {
  await input.press(
    by.link(by.article(by.main(page)).filter({ hasText: shop }), name, { exact: true }),
  )
  await expect(by.h1(page, name)).toBeAttached()
  await expect(page.getByText(`${stock} in stock`)).toBeVisible()
}

async function searchFor(page: Page, input: InputDevice, text: string): Promise<void> {
  await input.fill(by.combobox(page, 'Search products'), text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    (url) => url.pathname === '/discover' && url.searchParams.get('query') === text,
  )
}

const addToCart = (page: Page) => by.button(buying(page), 'Add to cart')

async function confirmOne(page: Page, input: InputDevice): Promise<void> {
  const dialog = by.dialog(page, 'Choose a quantity')
  await expect(by.spinbutton(dialog)).toHaveValue('1')
  await input.press(by.button(dialog, 'Add to cart'))
}

/** The visitor is asked to log in, and the rice is added once. */
async function addRice(page: Page, input: InputDevice): Promise<void> {
  await openProduct(page, input, names.rice, names.riceShop, product('jasmineRice').stocks)
  const path = new URL(page.url()).pathname
  await input.press(addToCart(page))
  await confirmOne(page, input)
  await expect(page).toHaveURL(
    (url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === path,
  )
  await fillLogin(page, input, 'mia')
  await expectToast(page, 'Success', 'Product added to cart!')
  await expect(page).toHaveURL(path)
}

async function chooseBoth(page: Page, input: InputDevice): Promise<void> {
  await input.press(by.link(by.banner(page), 'Suki, home'))
  await input.press(cartTab(page, INITIAL_LINES + 2))
  await expect(by.h1(page, 'Cart')).toBeVisible()
  for (const [shop, name] of [
    [names.riceShop, names.rice],
    [names.mangoShop, names.mango],
  ] as const) {
    await expect(quantity(shopGroup(page, shop), name)).toHaveValue('1')
    await input.choose(by.checkbox(page, `Select all of ${shop}`))
  }
  const overview = by.complementary(page, 'Cart Overview')
  await expect(overview.getByText('2 products selected')).toBeVisible()
  await input.press(by.button(overview, 'Check Out'))
}

async function checkOut(page: Page, input: InputDevice): Promise<void> {
  await expect(by.h1(page, 'Checkout')).toBeVisible()
  const delivery = (shop: string, method: string) =>
    by.radio(by.radiogroup(page, `Delivery Options of ${shop}`), method)
  await input.press(by.button(page, `Change here: Delivery Options of ${names.riceShop}`))
  await expect(delivery(names.riceShop, 'Pickup')).toBeChecked()
  await input.choose(delivery(names.riceShop, 'Delivery'))
  await expect(delivery(names.riceShop, 'Delivery')).toBeChecked()
  await expect(delivery(names.mangoShop, 'Pickup')).toBeChecked()
  await expect(by.radio(page, /^Cash on Delivery\/Pickup/)).toBeChecked()
  const totals = by.complementary(page, 'Cart Overall Total')
  const amount = money(product('jasmineRice').price + product('mango').price)
  await expect(totals.getByText('Total Amount').locator('..')).toContainText(amount)
  await input.press(by.button(totals, 'Check Out'))
  await expectToast(page, 'Success', 'Payment successful')
  await expect(by.h1(page, 'Order Accepted!')).toBeAttached()
}

async function findOrders(page: Page, input: InputDevice): Promise<void> {
  await input.press(by.link(page, 'View Orders'))
  await expect(page).toHaveURL('/profile/mia-villanueva/orders?status=PENDING')
  const orders = orderCards(page)
  await expect(orders).toHaveCount(2)
  const folded = by.button(orders, /^Details/)
  while ((await folded.count()) > 0) await input.press(folded.first())
  const riceOrder = orders.filter({ hasText: names.riceShop })
  await expect(riceOrder).toContainText(names.rice)
  await expect(riceOrder.getByText('Pending', { exact: true }).first()).toBeVisible()
  await expect(by.term(riceOrder).filter({ hasText: 'Delivery' })).toBeVisible()
  await expect(
    by.term(orders.filter({ hasText: names.mangoShop })).filter({ hasText: 'Pickup' }),
  ).toBeVisible()
}

async function checkStock(page: Page, input: InputDevice): Promise<void> {
  await expect(cartTab(page, INITIAL_LINES)).toBeVisible()
  await input.press(by.link(by.list(page, 'Orders'), names.rice))
  await expect(page.getByText(`${product('jasmineRice').stocks - 1} in stock`)).toBeVisible()
}

export async function buyRiceAndMangoes(
  page: Page,
  marketplace: Marketplace,
  input: InputDevice,
): Promise<void> {
  await marketplace.visit('/')
  await expect(page).toHaveURL('/home')
  await addRice(page, input)
  await input.press(by.link(by.banner(page), 'Suki, home'))
  await searchFor(page, input, 'carabao mango')
  await openProduct(page, input, names.mango, names.mangoShop, product('mango').stocks)
  await input.press(addToCart(page))
  await confirmOne(page, input)
  await expectToast(page, 'Success', 'Product added to cart!')
  await chooseBoth(page, input)
  await checkOut(page, input)
  await findOrders(page, input)
  await checkStock(page, input)
}
