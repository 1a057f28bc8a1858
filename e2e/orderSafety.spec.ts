import { checkoutPath, expectAccepted, expectForm, expectOrders, placeButton } from './support/checkout.ts'
import { tabTo } from './support/inputDevice.ts'
import { expectToast } from './support/parts.ts'
import { product, productPath } from './support/records.ts'
import { expect, test } from './support/test.ts'

const path = checkoutPath('quickmelt', 'bandages')
const orders = '/profile/mia-villanueva/orders?status=PENDING'

test('Enter twice orders once per shop, CHECKOUT-22', async ({ page, market }) => {
  await market.visit(path, 'as:mia,freeze')
  await expectForm(page)
  await tabTo(page, placeButton(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('an answer that got lost: the app finds the order by itself, CHECKOUT-22 CHECKOUT-26', async ({ page, market }) => {
  await market.visit(path, 'as:mia,freeze,lose:createTransactions')
  await expectForm(page)
  await placeButton(page).click()
  await expectToast(page, 'Success', 'Payment successful')
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('an answer that takes too long, and a second try while the first is still under way, order once, CHECKOUT-22 CHECKOUT-26', async ({
  page,
  market,
}) => {
  await page.clock.install()
  await market.visit(path, 'as:mia,freeze,slow:createTransactions:6000')
  await expectForm(page)
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/transactions'))
  await placeButton(page).click()
  const first = await sent
  await page.clock.fastForward(31_000)
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await placeButton(page).click()
  await expectAccepted(page)
  await first.response()
  await expectOrders(page, orders, 2)
})

test('an answer that got lost, and nobody can tell: it is looked for before anything else is offered, CHECKOUT-22', async ({
  page,
  market,
}) => {
  await market.visit(path, 'as:mia,freeze,lose:createTransactions,drop:listCustomerTransactions:14')
  await expectForm(page)
  await placeButton(page).click()
  await expect(page.getByText('We could not check your order')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
  await page.reload()
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Check again' }).isVisible()) await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached({ timeout: 1500 })
  }).toPass()
  await expectOrders(page, orders, 2)
})

test('a reload while the order is on its way orders once, CHECKOUT-22', async ({ page, market, watch }) => {
  watch.allow(/net::ERR_/)
  await market.visit(path, 'as:mia,freeze,slow:createTransactions:4000')
  await expectForm(page)
  const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/transactions'))
  await placeButton(page).click()
  await sent
  await page.reload()
  // Whether it had arrived by then or not, there is one way on.
  await expect(
    page
      .getByText('Order Accepted!')
      .first()
      .or(page.getByText('Your order was not placed', { exact: false })),
  ).toBeVisible()
  if (await placeButton(page).isVisible()) await placeButton(page).click()
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('a failure keeps what was chosen and typed, and the second try orders once, CHECKOUT-26 ERR-42', async ({ page, market }) => {
  await market.visit(path, 'as:mia,freeze,fail:createTransactions:503')
  await expectForm(page)
  const note = page.getByRole('textbox', { name: 'Delivery Instructions' })
  await note.fill('The blue gate')
  await placeButton(page).click()
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await expect(page.getByRole('alert').getByText(/Your order was not placed and nothing was charged/)).toBeVisible()
  await page.reload()
  await expectForm(page)
  await expect(note).toHaveValue('The blue gate')
  await placeButton(page).click()
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('two tabs that send the same checkout order once; Back finds it ordered, CHECKOUT-22', async ({ page, market, context, watch }) => {
  // Both tidy up the cart: the slower one may find nothing left to do.
  watch.allow(/status of 404.*carts\/remove/, /Ordered lines are still in the cart/)
  await market.visit(path, 'as:mia,freeze')
  const other = await context.newPage()
  await market.visit(path, '', other)
  await expectForm(page)
  await expectForm(other)
  // The slower one may find its button gone.
  const tabs = [page, other]
  await Promise.all(
    tabs.map((tab) =>
      placeButton(tab)
        .click({ timeout: 3000 })
        .catch(() => undefined),
    ),
  )
  for (const tab of tabs)
    await expect(tab.getByText('You have ordered this already').or(tab.getByText('Order Accepted!')).first()).toBeAttached()
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(2)
  await page.goto(path)
  await expect(page.getByText('You have ordered this already')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test('what was sold meanwhile is named with its shop, CHECKOUT-26', async ({ page, market, context, watch }) => {
  watch.allow(/status of 409/)
  await market.visit(checkoutPath('lastCrab'), 'as:mia,freeze')
  await expectForm(page)
  const other = await context.newPage()
  await market.visit(productPath('lastCrab'), `stock:${product('lastCrab').id}:0`, other)
  await expect(other.getByText('Sold Out').first()).toBeVisible()
  await placeButton(page).click()
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await expect(page.getByText(/Alimango \(Mud Crab\), Medium.* from .* is sold out and was left out/)).toBeVisible()
})
