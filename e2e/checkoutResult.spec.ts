import { orderIds } from './support/records.ts'
import { expect, test } from './support/test.ts'

test('PAY-12 PAY-14 PAY-15 PAY-17 PAY-19 PAY-20 the result page says accepted only for an order that exists and is not cancelled', async ({
  page,
  marketplace,
  monitor,
}) => {
  monitor.allow(/status of (403|404|422)/)
  const accepted = page.getByRole('heading', { level: 1, name: 'Order Accepted!' })
  const nothing = page.getByText('No payment information available')
  await marketplace.visit(`/cart/checkout?status=success&id=${orderIds.lizaPending}`, 'as:liza')
  await expect(accepted).toBeAttached()
  await expect(page.getByText(/wait for the seller to confirm/)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/home')
  // An unknown order, another user's order, and a malformed id.
  for (const id of ['000000000000000000000001', orderIds.carloPending, 'x'])
    for (const type of ['', '&type=onlinepay']) {
      await marketplace.visit(`/cart/checkout?status=success&id=${id}${type}`)
      await expect(nothing).toBeVisible()
    }
  for (const query of ['', '?status=success', '?status=success&type=onlinepay', '?payment_intent_id=000000000000000000000001']) {
    await marketplace.visit(`/cart/checkout${query}`)
    await expect(nothing).toBeVisible()
  }
  await marketplace.visit(`/cart/checkout?status=success&id=${orderIds.carloCancelled}`, 'as:carlo')
  await expect(page.getByRole('heading', { level: 1, name: 'This order was cancelled' })).toBeAttached()
  await expect(accepted).toHaveCount(0)
})

test('CHECKOUT-01 OPEN-50 links without a valid checkout show a message', async ({ page, marketplace }) => {
  await marketplace.visit('/cart/checkout?state=%25broken', 'as:mia')
  await expect(page.getByText('This checkout link is damaged')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
  await marketplace.visit('/cart/checkout?selection=feedfeedfeedfeed')
  await expect(page.getByText('This checkout is not in this browser')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart')
})
