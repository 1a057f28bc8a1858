import { type InputDevice, keyboard, pointer } from './support/inputDevice.ts'
import type { Marketplace } from './support/marketplace.ts'
import {
  buying,
  cartTab,
  expectToast,
  fillLogin,
  orderCards,
  quantity,
  shopGroup,
} from './support/pageObjects.ts'
import { money, names, product } from './support/records.ts'
import { by, expect, type Page, test } from './support/test.ts'

/** All of other shops. */
const INITIAL_LINES = 3
const rice = product('jasmineRice')

async function buyRiceAndMangoes(
  page: Page,
  marketplace: Marketplace,
  input: InputDevice,
): Promise<void> {
  /** Other shops may sell it, too. */
  const openProduct = async (name: string, shop: string, stock: number) => {
    const cards = by.article(by.main(page)).filter({ hasText: shop })
    await input.press(by.link(cards, name, { exact: true }))
    await expect(by.h1(page, name)).toBeAttached()
    await expect(page.getByText(`${stock} in stock`)).toBeVisible()
  }
  const addOne = async () => {
    await input.press(by.button(buying(page), 'Add to cart'))
    const dialog = by.dialog(page, 'Choose a quantity')
    await expect(by.spinbutton(dialog)).toHaveValue('1')
    await input.press(by.button(dialog, 'Add to cart'))
  }
  const goHome = () => input.press(by.link(by.banner(page), 'Suki, home'))

  await test.step('the visitor is asked to log in, and the rice is added once', async () => {
    await marketplace.visit('/')
    await expect(page).toHaveURL('/home')
    await openProduct(names.rice, names.riceShop, rice.stocks)
    const path = new URL(page.url()).pathname
    await addOne()
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('login') === 'true' && url.searchParams.get('from') === path,
    )
    await fillLogin(page, 'mia', input)
    await expectToast(page, 'Success', 'Product added to cart!')
    await expect(page).toHaveURL(path)
  })
  await test.step('search', async () => {
    await goHome()
    const text = 'carabao mango'
    await input.fill(by.combobox(page, 'Search products'), text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      (url) => url.pathname === '/discover' && url.searchParams.get('query') === text,
    )
    await openProduct(names.mango, names.mangoShop, product('mango').stocks)
    await addOne()
    await expectToast(page, 'Success', 'Product added to cart!')
  })
  await test.step('cart', async () => {
    await goHome()
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
  })
  await test.step('checkout', async () => {
    await expect(by.h1(page, 'Checkout')).toBeVisible()
    const delivery = (shop: string, method: string) =>
      by.radio(by.radiogroup(page, `Delivery Options of ${shop}`), method)
    await input.press(by.button(page, `Change Delivery Options of ${names.riceShop}`))
    await expect(delivery(names.riceShop, 'Pickup')).toBeChecked()
    await input.choose(delivery(names.riceShop, 'Delivery'))
    await expect(delivery(names.riceShop, 'Delivery')).toBeChecked()
    await expect(delivery(names.mangoShop, 'Pickup')).toBeChecked()
    await expect(by.radio(page, /^Cash on Delivery\/Pickup/)).toBeChecked()
    const totals = by.complementary(page, 'Cart Overall Total')
    const amount = money(rice.price + product('mango').price)
    await expect(totals.getByText('Total Amount').locator('..')).toContainText(amount)
    await input.press(by.button(totals, 'Check Out'))
    await expectToast(page, 'Success', 'Payment successful')
    await expect(by.h1(page, 'Order Accepted!')).toBeAttached()
  })
  await test.step('orders, and the stock that is left', async () => {
    await input.press(by.link(page, 'View Orders'))
    await expect(page).toHaveURL('/profile/mia-villanueva/orders?status=PENDING')
    const orders = orderCards(page)
    await expect(orders).toHaveCount(2)
    const folded = by.button(orders, /^Details/)
    while ((await folded.count()) > 0) await input.press(folded.first())
    const of = (shop: string) => orders.filter({ hasText: shop })
    await expect(of(names.riceShop)).toContainText(names.rice)
    await expect(of(names.riceShop).getByText('Pending', { exact: true }).first()).toBeVisible()
    for (const [shop, method] of [
      [names.riceShop, 'Delivery'],
      [names.mangoShop, 'Pickup'],
    ] as const)
      await expect(by.term(of(shop)).filter({ hasText: method })).toBeVisible()
    await expect(cartTab(page, INITIAL_LINES)).toBeVisible()
    await input.press(by.link(by.list(page, 'Orders'), names.rice))
    await expect(page.getByText(`${rice.stocks - 1} in stock`)).toBeVisible()
  })
}

test(
  'a visitor logs in and buys rice and mangoes of two shops, SHELL-01 CARD-03 ACCESS-04 ACCESS-13 AUTH-08 CART-28 CART-32 CHECKOUT-22 PAY-12 PAY-13 PAY-18',
  { tag: ['@live', '@also-phone', '@all-live-phone', '@engines', '@bare'] },
  ({ page, marketplace }) => {
    test.slow()
    return buyRiceAndMangoes(page, marketplace, pointer)
  },
)

test(
  'the journey by keyboard only, ACCESS-04 CART-07 CHECKOUT-04 PAY-12',
  { tag: '@all-phone' },
  ({ page, marketplace }) => {
    test.slow()
    return buyRiceAndMangoes(page, marketplace, keyboard(page))
  },
)
