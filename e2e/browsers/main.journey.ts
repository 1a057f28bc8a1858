import { buyer, money, names, product, productPath } from '../support/records.ts'
import { everywhere } from './everywhere.ts'
import type { AppPage } from './page.ts'

async function findMangoes(page: AppPage): Promise<void> {
  await page.role('combobox', 'Search products').fill('carabao mango')
  await page.key('Enter')
  await page.at('/discover?query=carabao')
  await page.role('main').role('article').with(names.mangoShop).role('link', names.mango).press()
  await page.text(`${product('mango').stocks} in stock`).shown()
}

async function logIn(page: AppPage): Promise<void> {
  const dialog = page.role('dialog', 'Log in')
  await dialog.label('Email').fill(buyer('mia').email)
  await dialog.label('Password').fill(buyer('mia').password)
  await dialog.role('button', 'Log in').press()
}

async function addMangoes(page: AppPage): Promise<void> {
  await page.role('group', 'Buy this product').role('button', 'Add to cart').press()
  await logIn(page)
  const quantity = page.role('dialog', 'Choose a quantity')
  await quantity.role('button', 'Add to cart').press()
  await page.toast('Product added to cart!')
}

async function checkOut(page: AppPage): Promise<void> {
  await page.role('navigation', 'Main').role('link', /^Cart/).press()
  await page.role('heading', 'Cart').present()
  // What was just added is ticked already.
  const overview = page.role('complementary', 'Cart Overview')
  await overview.role('button', 'Check Out').press()
  await page.role('heading', 'Checkout').present()
  const totals = page.role('complementary', 'Cart Overall Total')
  await totals.containing(money(product('mango').price))
  await totals.role('button', 'Check Out').press()
  await page.role('heading', 'Order Accepted!').present()
}

everywhere(
  'a visitor logs in and buys mangoes, SHELL-01 CARD-03 AUTH-08 CART-28 CHECKOUT-22 PAY-18',
  async (page) => {
    await page.visit('/')
    await page.at('/home')
    await findMangoes(page)
    await addMangoes(page)
    await checkOut(page)
    await page.role('link', 'View Orders').press()
    await page.at('/profile/mia-villanueva/orders?status=PENDING')
    const order = page.role('list', 'Orders').role('article')
    await order.times(1)
    await order.containing(names.mango)
  },
)

everywhere('an order is paid in the window of GCash, PAY-07 PAY-08 PAY-09 PAY-18', async (page) => {
  await page.visit(productPath('quickmelt'), 'as:mia,freeze')
  await page.role('group', 'Buy this product').role('button', 'Buy Now').press()
  await page.role('dialog', 'Choose a quantity').role('button', 'Buy Now').press()
  await page.role('radio', /^GCash/).press()
  await page
    .role('dialog')
    .role('button', /tester/)
    .press()
  await page.role('complementary', 'Cart Overall Total').role('button', 'Check Out').press()
  await page.role('dialog', 'Waiting for GCash Payment').shown()
  const payment = await page.popup()
  await payment.role('button', /^Pay/).press()
  await page.role('heading', 'Order Accepted!').present()
  await page.alone()
  await page.role('link', 'View Orders').press()
  await page.role('list', 'Orders').role('article').containing('GCash, paid')
})

const cart = (page: AppPage, count: number) =>
  page
    .role('navigation', 'Main')
    .role('link', new RegExp(`^Cart \\(${count} products?\\)$`))
    .shown()

everywhere(
  'what is added to the cart in one tab is counted in the other, also after a reload, CART-32',
  async (page) => {
    await page.visit('/home', 'as:mia,freeze')
    await cart(page, 3)
    const other = await page.newTab()
    await other.visit(productPath('garlic'))
    await other.role('group', 'Buy this product').role('button', 'Add to cart').press()
    await other.role('dialog', 'Choose a quantity').role('button', 'Add to cart').press()
    await other.toast('Product added to cart!')
    await cart(page, 4)
    await page.reload()
    await cart(page, 4)
  },
)
