import { checkoutPath, expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { expectToast } from './support/parts.ts'
import { expect, type Page, test } from './support/test.ts'

const path = checkoutPath('quickmelt')
const waiting = (page: Page) => page.getByRole('dialog', { name: 'Waiting for GCash Payment' })

/** Chooses GCash and orders: answers the payment window. */
async function payByGcash(page: Page): Promise<Page> {
  await expectForm(page)
  await page.getByRole('radio', { name: /^GCash/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: /tester/ }).click()
  await expectForm(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), placeButton(page).click()])
  await expect(waiting(page)).toBeVisible()
  return popup
}

async function expectPendingOrders(page: Page, count: number): Promise<void> {
  await page.goto('/profile/mia-villanueva/orders?status=PENDING')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(count)
}

test('GCash, paid, PAY-07 PAY-08 PAY-09 PAY-10 PAY-11 PAY-16 PAY-18 PAY-23', async ({ page, market }) => {
  await market.visit(path, 'as:mia,freeze')
  const popup = await payByGcash(page)
  await expect(waiting(page).getByText('Scan the QR code in the newly opened window to complete your payment.')).toBeVisible()
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([480, 700])
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'onlinepay' && url.searchParams.get('status') === 'success')
  await expectAccepted(page)
  await expect(page.getByText(/online payment was successful.*wait for the seller/)).toBeVisible()
  await closed
  await page.getByRole('link', { name: 'View Orders' }).click()
  await expect(page).toHaveURL('/profile/mia-villanueva/orders?status=PENDING')
  await expect(page.getByRole('article')).toContainText('GCash, paid')
})

for (const [button, title] of [
  ['Fail', 'The payment failed'],
  ['Let it expire', 'The payment has expired'],
] as const) {
  test(`GCash, ${title.toLowerCase()}: ordered again in cash, PAY-10 PAY-12 PAY-13`, async ({ page, market }) => {
    await market.visit(path, 'as:mia,freeze')
    const popup = await payByGcash(page)
    await popup.getByRole('button', { name: button }).click()
    await expect(page.getByText(title)).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectForm(page)
    await page.getByRole('radio', { name: /^Cash on/ }).check()
    await expectForm(page)
    await placeButton(page).click()
    await expectToast(page, 'Success', 'Payment successful')
    await expectPendingOrders(page, 1)
  })
}

test('a closed payment window can be opened again, also after a reload, and is paid once, PAY-08', async ({ page, market }) => {
  await market.visit(path, 'as:mia,freeze')
  const popup = await payByGcash(page)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(waiting(page).getByText(/The payment window is not open/)).toBeVisible()
  await page.reload()
  await expect(waiting(page)).toBeVisible()
  const [again] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Reopen payment window' }).click()])
  await again.getByRole('button', { name: /^Pay/ }).click()
  await expectAccepted(page)
  await expectPendingOrders(page, 1)
})

test('without a socket the payment is read again when its window closes, PAY-10 PAY-11', async ({ page, market, watch }) => {
  watch.allow(/socket/i)
  await market.visit(path, 'as:mia,freeze,socket:down')
  const popup = await payByGcash(page)
  await popup.getByRole('button', { name: /^Pay/ }).click()
  await expectAccepted(page)
})
