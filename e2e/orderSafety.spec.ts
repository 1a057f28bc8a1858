import { checkoutPath, expectAccepted, expectForm, expectOrders, orderCall, placeButton } from './support/checkout.ts'
import { fastForwardUntil } from './support/clock.ts'
import { tabTo } from './support/inputDevice.ts'
import { expectToast } from './support/pageObjects.ts'
import { product, productPath } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

// More cases, at the speed of unit tests: tests/checkout/orderCases.test.ts.
const path = checkoutPath('quickmelt', 'bandages')
const orders = '/profile/mia-villanueva/orders?status=PENDING'
const denial = (page: Page) => page.getByText(/was not placed/)

test('Enter twice orders once per shop, CHECKOUT-22', async ({ page, marketplace }) => {
  await marketplace.visit(path, 'as:mia,freeze,nokey')
  await expectForm(page)
  await tabTo(page, placeButton(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

for (const trouble of ['lose:createTransactions', 'bend:createTransactions:empty', 'bend:createTransactions:null'])
  test(`a lost or malformed response: the app finds the order and does not send it again, CHECKOUT-22 CHECKOUT-26: ${trouble}`, async ({
    page,
    marketplace,
  }) => {
    const sent: string[] = []
    page.on('request', (one) => orderCall(one) && sent.push(one.url()))
    await marketplace.visit(path, `as:mia,freeze,nokey,${trouble}`)
    await expectForm(page)
    await placeButton(page).click()
    await expectToast(page, 'Success', 'Payment successful')
    await expectAccepted(page)
    await expectOrders(page, orders, 2)
    expect(sent).toHaveLength(1)
  })

test('a slow response: both tabs say that it takes long, and neither says that the order failed, CHECKOUT-22 CHECKOUT-26', async ({
  page,
  marketplace,
  context,
}) => {
  await page.clock.install()
  await marketplace.visit(path, 'as:mia,freeze,nokey,slow:createTransactions:6000')
  await expectForm(page)
  const other = await context.newPage()
  await marketplace.visit(path, '', other)
  await expectForm(other)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  const first = await sent
  await page.clock.fastForward(45_000)
  await expect(page.getByText(/take longer than usual.*on its way/)).toBeVisible()
  await expect(denial(page)).toHaveCount(0)
  // The other tab shows the same attempt and can't send.
  await expect(placeButton(other)).toHaveAttribute('aria-busy', 'true')
  await first.response()
  for (const tab of [page, other]) await expectAccepted(tab)
  await expectOrders(page, orders, 2)
})

test('a response that never comes: the call times out, and the order is found, CHECKOUT-22 CHECKOUT-26', async ({ page, marketplace }) => {
  await page.clock.install()
  await marketplace.visit(path, 'as:mia,freeze,nokey,hang:createTransactions')
  await expectForm(page)
  await placeButton(page).click()
  await page.clock.fastForward(60_000)
  await expect(placeButton(page)).toHaveAttribute('aria-busy', 'true')
  await fastForwardUntil(page, page.getByText('Order Accepted!').first())
  await expectOrders(page, orders, 2)
})

test('a lost response, and orders that cannot be read: only Check again is offered, CHECKOUT-22', async ({ page, marketplace }) => {
  // The first read of the orders, before the order is sent, works; the next four fail.
  await marketplace.visit(
    path,
    'as:mia,freeze,nokey,lose:createTransactions,slow:listCustomerTransactions:1,drop:listCustomerTransactions:4',
  )
  await expectForm(page)
  await placeButton(page).click()
  await expect(page.getByText('We could not check your order')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
  await page.reload()
  await expect(placeButton(page)).toHaveCount(0)
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Check again' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order Accepted!' })).toBeAttached({ timeout: 1500 })
  }).toPass()
  await expectOrders(page, orders, 2)
})

test('orders that cannot be read before sending: nothing is sent, and the message says so, CHECKOUT-26 ERR-42', async ({
  page,
  marketplace,
}) => {
  const sent: string[] = []
  page.on('request', (one) => orderCall(one) && sent.push(one.url()))
  await marketplace.visit(path, 'as:mia,freeze,drop:listCustomerTransactions')
  await expectForm(page)
  await placeButton(page).click()
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await expect(page.getByRole('alert').getByText(/nothing was sent and nothing was charged/)).toBeVisible()
  expect(sent).toEqual([])
  await placeButton(page).click()
  await expectAccepted(page)
})

test('a reload while the order is being sent orders once, CHECKOUT-22', async ({ page, marketplace, monitor }) => {
  monitor.allow(/net::ERR_/)
  await page.clock.install()
  await marketplace.visit(path, 'as:mia,freeze,nokey,slow:createTransactions:3000')
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  await sent
  await page.reload()
  await expect(page.getByText('Looking for your order...')).toBeVisible()
  // The order may have arrived before the reload or not; both lead to one order.
  await fastForwardUntil(page, page.getByText('Order Accepted!').first().or(denial(page)))
  if (await placeButton(page).isVisible()) await placeButton(page).click()
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('a failure keeps the choices and the input, and the retry orders once, CHECKOUT-26 ERR-42', async ({ page, marketplace }) => {
  await page.clock.install()
  await marketplace.visit(path, 'as:mia,freeze,fail:createTransactions:503')
  await expectForm(page)
  const note = page.getByRole('textbox', { name: 'Delivery Instructions' })
  await note.fill('The blue gate')
  await placeButton(page).click()
  await fastForwardUntil(page, page.getByRole('alert').getByText(/Your order was not placed and nothing was charged/))
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await page.reload()
  await expectForm(page)
  await expect(note).toHaveValue('The blue gate')
  await placeButton(page).click()
  await expectAccepted(page)
  await expectOrders(page, orders, 2)
})

test('two tabs that send the same checkout order once; Back shows that it was ordered, CHECKOUT-22', async ({
  page,
  marketplace,
  context,
}) => {
  await marketplace.visit(path, 'as:mia,freeze,nokey')
  const other = await context.newPage()
  await marketplace.visit(path, '', other)
  await expectForm(page)
  await expectForm(other)
  // In the slower tab the button may be gone already.
  const tabs = [page, other]
  await Promise.all(
    tabs.map((tab) =>
      placeButton(tab)
        .click({ timeout: 3000 })
        .catch(() => undefined),
    ),
  )
  for (const tab of tabs) await expectAccepted(tab)
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(2)
  await page.goto(path)
  await expect(page.getByText('You have ordered this already')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test('products that have sold out meanwhile are named with their shop, CHECKOUT-26', async ({ page, marketplace, context, monitor }) => {
  monitor.allow(/status of 409/)
  await marketplace.visit(checkoutPath('lastCrab'), 'as:mia,freeze')
  await expectForm(page)
  const other = await context.newPage()
  await marketplace.visit(productPath('lastCrab'), `stock:${product('lastCrab').id}:0`, other)
  await expect(other.getByText('Sold Out').first()).toBeVisible()
  await placeButton(page).click()
  await expectToast(page, 'Error', 'An error occurred while processing your payment')
  await expect(page.getByText(/Alimango \(Mud Crab\), Medium.* from .* is sold out and was left out/)).toBeVisible()
})

test(
  'offline nothing is sent, not even when the connection is back, CHECKOUT-26',
  { tag: '@live' },
  async ({ page, marketplace, context, monitor }) => {
    // The demo's marketplace needs no network.
    test.skip(!marketplace.live)
    monitor.allow(/net::ERR_/, /socket/i)
    await marketplace.visit(path, 'as:mia,freeze,nokey')
    await expectForm(page)
    await context.setOffline(true)
    await placeButton(page).click()
    await expect(page.getByRole('alert').getByText(/nothing was sent and nothing was charged/)).toBeVisible()
    const sent: string[] = []
    page.on('request', (one) => orderCall(one) && sent.push(one.url()))
    await Promise.all([page.waitForResponse(/\/transactions\/summary|\/carts\/user\//), context.setOffline(false)])
    await expectForm(page)
    expect(sent).toEqual([])
    await placeButton(page).click()
    await expectAccepted(page)
    await expectOrders(page, orders, 2)
  },
)
