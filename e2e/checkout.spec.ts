import { saveAddress } from './support/addressForm.ts'
import {
  checkoutPath,
  expectAccepted,
  expectForm,
  orderCall,
  placeButton,
} from './support/checkout.ts'
import { expectToast } from './support/pageObjects.ts'
import { expect, test } from './support/test.ts'

test(
  'a double click orders once, and opening the form again does not order, CHECKOUT-22',
  { tag: '@live' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/cart', 'as:mia')
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
    await page.getByRole('button', { name: 'Check Out' }).click()
    await expectForm(page)
    const form = page.url()
    await placeButton(page).dblclick()
    await expectAccepted(page)
    // Back skips the form; opened by its address, the form says that it was ordered.
    await page.goBack()
    await expect(page.getByText('You have no items in cart')).toBeVisible()
    await page.goto(form)
    await expect(page.getByText('You have ordered this already')).toBeVisible()
    await page.getByRole('link', { name: 'View Orders' }).click()
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('article')).toHaveCount(3)
  },
)

test('a user without an address adds one in the checkout and orders to it, CHECKOUT-08 CHECKOUT-21', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(checkoutPath('quickmelt'), 'as:ana,freeze')
  const dialog = page.getByRole('dialog', { name: 'New Address' })
  await expect(dialog.getByRole('textbox').first()).toHaveValue('Ana Reyes')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Add an address to continue.')).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await expect(page.getByText(/the shop needs your name and number for a pickup/)).toBeVisible()
  const opener = page.getByRole('button', { name: 'New Address' })
  await opener.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await saveAddress(dialog)
  await expectToast(page, 'Address Added', 'Your address has been added successfully.')
  await expect(page.getByRole('region', { name: 'Billing & Address' })).toContainText(
    '7 West Capitol Drive',
  )
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  const { transactions } = (await sent).postDataJSON() as { transactions: { address?: string }[] }
  expect(transactions[0]?.address).toMatch(/^[0-9a-f]{24}$/)
  await expectAccepted(page)
})
