import {
  checkoutPath,
  expectAccepted,
  expectForm,
  expectOrders,
  orderCall,
  placeButton,
} from './support/checkout.ts'
import { orderCards } from './support/pageObjects.ts'
import { by, expect, type Page, test, type Locator } from './support/test.ts'

const STEP_MS = 5000

/** Needs `page.clock.install()` before the visit. */
async function fastForwardUntil(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await expect(awaited).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50] })
}

// More cases, at the speed of unit tests: tests/app/checkout/walk.test.ts, and on the screen:
// tests/app/checkout/outcome.browser.test.tsx.
const path = checkoutPath('quickmelt', 'bandages')
const orders = '/profile/mia-villanueva/orders?status=PENDING'
const denial = (page: Page) => page.getByText(/was not placed/)

test(
  'while a response is slow, both tabs wait for it, and neither says that the order failed, CHECKOUT-22 CHECKOUT-26',
  { tag: '@all' },
  async ({ page, marketplace, context }) => {
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
    await expect(page.getByText(/taking longer than usual.*being placed/)).toBeVisible()
    await expect(denial(page)).toHaveCount(0)
    await expect(placeButton(other)).toHaveAttribute('aria-busy', 'true')
    await first.response()
    for (const tab of [page, other]) await expectAccepted(tab)
    await expectOrders(page, orders, 2)
  },
)

test('a reload while the order is being sent orders once, CHECKOUT-22', async ({
  page,
  marketplace,
  monitor,
}) => {
  monitor.allow(/net::ERR_/)
  await page.clock.install()
  await marketplace.visit(path, 'as:mia,freeze,nokey,slow:createTransactions:3000')
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  await sent
  await page.reload()
  await expect(page.getByText('Looking for your order...')).toBeVisible()
  // The order may have arrived before the reload or not.
  await fastForwardUntil(page, page.getByText('Order Accepted!').first().or(denial(page)))
  if (await placeButton(page).isVisible()) await placeButton(page).click()
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
  const tabs = [page, other]
  await Promise.all(
    tabs.map((tab) =>
      placeButton(tab)
        .click({ timeout: 3000 })
        .catch(() => undefined),
    ),
  )
  for (const tab of tabs) await expectAccepted(tab)
  await by.link(page, 'View Orders').click()
  await expect(orderCards(page)).toHaveCount(2)
  await page.goto(path)
  await expect(page.getByText('You have ordered this already')).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test(
  'offline nothing is sent, not even when the connection is back, CHECKOUT-26',
  // The demo's marketplace needs no network.
  { tag: ['@no-demo', '@all-live'] },
  async ({ page, marketplace, context, monitor }) => {
    monitor.allow(/net::ERR_/, /socket/i)
    await marketplace.visit(path, 'as:mia,freeze,nokey')
    await expectForm(page)
    await context.setOffline(true)
    await placeButton(page).click()
    await expect(by.alert(page).getByText(/was not placed and nothing was charged/)).toBeVisible()
    const sent: string[] = []
    page.on('request', (one) => orderCall(one) && sent.push(one.url()))
    await Promise.all([
      page.waitForResponse(/\/transactions\/summary|\/carts\/user\//),
      context.setOffline(false),
    ])
    await expectForm(page)
    expect(sent).toEqual([])
    await placeButton(page).click()
    await expectAccepted(page)
    await expectOrders(page, orders, 2)
  },
)
