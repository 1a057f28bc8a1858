import { saveAddress } from './support/addressForm.ts'
import { detailsOf, logEntries } from './support/activityLog.ts'
import { expectToast } from './support/pageObjects.ts'
import { checkoutPath, expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { orderIds } from './support/records.ts'
import { expect, test } from './support/test.ts'

test('LOG-01 LOG-02 LOG-03 LOG-09 LOG-10 LOG-11 added, changed and deleted addresses are logged', async ({ page, marketplace }) => {
  const all = logEntries(page)
  await marketplace.visit('/profile/mia-villanueva', 'as:mia')
  const section = page.getByRole('region', { name: 'Shipping Address' })
  const cards = section.getByRole('listitem')
  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Address' })
  await edit.getByLabel('Street').fill('1 Rizal Street')
  await edit.getByRole('button', { name: 'Save Address' }).click()
  await expectToast(page, 'Address updated')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Updated')
  await cards
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Delete Address' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Address deleted')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Deleted')
  await section.getByRole('button', { name: 'Add Address' }).click()
  await saveAddress(page.getByRole('dialog', { name: 'Add Address' }))
  await expectToast(page, 'Address Added')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Added')
  for (const { user_id, user_agent, ...rest } of all) {
    expect(rest).toMatchObject({ event_type: 'OTHER', profile: 'BUYER', ip_address: '' })
    expect(user_id).toMatch(/^[0-9a-f]{24}$/)
    expect(user_agent).toContain('Mozilla')
  }
})

test('LOG-15 placing an order is logged', { tag: '@live' }, async ({ page, marketplace }) => {
  const all = logEntries(page)
  await marketplace.visit(checkoutPath('jasmineRice'), 'as:mia,freeze')
  await expectForm(page)
  await placeButton(page).click()
  await expectAccepted(page)
  await expect.poll(() => detailsOf(all)).toContain('ORDER Order Created')
})

test('LOG-12 LOG-13 LOG-15 cancelled, received and refunded orders are logged', async ({ page, marketplace }) => {
  const all = logEntries(page)
  const order = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`
  await marketplace.visit(order(orderIds.lizaPending), 'as:liza,freeze')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByRole('radio', { name: 'CHANGE OF MIND' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Order Cancelled')
  await expect.poll(() => detailsOf(all)).toContain('ORDER Customer Cancelled Order')
  await page.goto(order(orderIds.lizaPickup))
  await page.getByRole('button', { name: 'Order Collected' }).click()
  await page.getByRole('button', { name: 'Yes, I have it' }).click()
  await expectToast(page, 'Order Received')
  await expect.poll(() => detailsOf(all)).toContain('ORDER Customer Received Order')
  await page.getByRole('button', { name: 'Request Refund' }).click()
  const request = page.getByRole('dialog', { name: 'Request a refund' })
  await request.getByRole('textbox').fill('The fish had turned')
  await request.getByRole('button', { name: 'Request Refund' }).click()
  await expectToast(page, 'Refund Requested')
  await expect.poll(() => detailsOf(all)).toContain('ORDER Customer Requested Refund')
})
