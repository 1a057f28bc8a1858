import { saveAddress } from './support/addressForm.ts'
import {
  checkoutPath,
  expectAccepted,
  expectForm,
  orderCall,
  placeButton,
} from './support/checkout.ts'
import { expectToast } from './support/pageObjects.ts'
import { by, expect, test } from './support/test.ts'

test('a user without an address adds one in the checkout and orders to it, CHECKOUT-08 CHECKOUT-21', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(checkoutPath('quickmelt'), 'as:ana,freeze')
  const dialog = by.dialog(page, 'New Address')
  await expect(by.textbox(dialog).first()).toHaveValue('Ana Reyes')
  await by.button(dialog, 'Cancel').click()
  await expect(page.getByText('Add an address to continue.')).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await expect(page.getByText(/the shop needs your name and number for a pickup/)).toBeVisible()
  const opener = by.button(page, 'New Address')
  await opener.click()
  await by.button(dialog, 'Cancel').click()
  await expect(opener).toBeFocused()
  await opener.click()
  await saveAddress(dialog)
  await expectToast(page, 'Address Added', 'Your address has been added successfully.')
  await expect(by.region(page, 'Billing & Address')).toContainText('7 West Capitol Drive')
  await expectForm(page)
  const sent = page.waitForRequest(orderCall)
  await placeButton(page).click()
  const { transactions } = (await sent).postDataJSON() as { transactions: { address?: string }[] }
  expect(transactions[0]?.address).toMatch(/^[0-9a-f]{24}$/)
  await expectAccepted(page)
})
