import { scheduleIds } from '../fixtures/named.ts'
import { detailsOf, logEntries } from './support/activityLog.ts'
import { saveAddress } from './support/addressForm.ts'
import { checkoutPath, expectAccepted, expectForm, orderCall, placeButton } from './support/checkout.ts'
import { expectToast } from './support/pageObjects.ts'
import { expect, type Page, test } from './support/test.ts'

/** The next date of a scheduled list of the signed-in user, ISO 8601. */
const nextDate = (page: Page, id: string) =>
  page.evaluate(async (list) => {
    const authorization = `Bearer ${/token=([^;]+)/.exec(document.cookie)?.[1]}`
    const response = await fetch(`/api/order/schedule/${list}`, { headers: { authorization } })
    return ((await response.json()) as { next_checkout_date: string }).next_checkout_date
  }, id)

/** Opens the selection of the open checkout as an early checkout of a scheduled list, by the address that the scheduler makes. */
async function openFromScheduler(page: Page, id: string, sim = ''): Promise<void> {
  const params = new URLSearchParams({ schedule: id, due: await nextDate(page, id) })
  await page.goto(`${page.url()}&${params}${sim && `&sim=${sim}`}`)
  await expectForm(page)
}

test('ordering a scheduled list moves its next date and leaves the cart alone, CHECKOUT-25 LOG-16', async ({ page, marketplace }) => {
  const called: string[] = []
  const logged = logEntries(page)
  page.on('request', (one) => called.push(`${one.method()} ${new URL(one.url()).pathname}`))
  await marketplace.visit(checkoutPath('ubePandesal'), 'as:mia,freeze')
  await expectForm(page)
  await openFromScheduler(page, scheduleIds.miaBreakfast)
  // The address has the list, so opening it again finds the same attempt.
  const form = page.url()
  await page.goto('/cart')
  await page.goto(form)
  await expectForm(page)
  await placeButton(page).click()
  await expectToast(page, 'Success', 'Payment successful')
  await expectAccepted(page)
  expect(called).toContain(`PUT /api/order/schedule/${scheduleIds.miaBreakfast}/advance/checkout`)
  expect(called).not.toContain('POST /api/carts/remove/multiple')
  await expect.poll(() => detailsOf(logged)).toContain('SCHEDULE Schedule Advanced')
})

test('a scheduled list whose date cannot be moved: an error, and the orders are shown, CHECKOUT-25 SCHED-70', async ({
  page,
  marketplace,
  monitor,
}) => {
  monitor.allow(/status of 500/)
  await marketplace.visit(checkoutPath('waterRefill'), 'as:mia,freeze')
  await expectForm(page)
  await openFromScheduler(page, scheduleIds.miaBreakfast, 'fail:advanceCheckout:500')
  await placeButton(page).click()
  await expectToast(page, 'Failed to checkout')
  await expectAccepted(page)
})

test('a user without an address adds one in the checkout and orders to it, CHECKOUT-08', async ({ page, marketplace }) => {
  await marketplace.visit(checkoutPath('quickmelt'), 'as:ana,freeze')
  await expect(page.getByText(/You have no address yet/)).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  const opener = page.getByRole('button', { name: 'New Address' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'New Address' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Ana Reyes')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await saveAddress(dialog)
  await expectToast(page, 'Address Added', 'Your address has been added successfully.')
  await expect(page.getByRole('region', { name: 'Billing & Address' })).toContainText('7 West Capitol Drive')
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  const { transactions } = (await sent).postDataJSON() as { transactions: { address?: string }[] }
  expect(transactions[0]?.address).toMatch(/^[0-9a-f]{24}$/)
  await expectAccepted(page)
})
