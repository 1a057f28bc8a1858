import { expectToast } from './support/parts.ts'
import { checkoutPath, expectAccepted, expectForm, placeButton } from './support/checkout.ts'
import { orderIds } from './support/records.ts'
import { expect, type Page, test } from './support/test.ts'

interface Entry {
  user_id: string
  event_type: string
  event_details: string
  profile: string
}

/** What the app writes into the activity log from now on. */
function entries(page: Page): Entry[] {
  const all: Entry[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/logs')) all.push(request.postDataJSON() as Entry)
  })
  return all
}
const detailsOf = (all: Entry[]) => all.map(({ event_type, event_details }) => `${event_type} ${event_details}`)

test('LOG-01 LOG-02 LOG-03 LOG-09 LOG-10 LOG-11 addresses are added, changed and deleted', async ({ page, market }) => {
  const all = entries(page)
  await market.visit('/profile/mia-villanueva', 'as:mia')
  const section = page.getByRole('region', { name: 'Shipping Address' })
  const cards = section.getByRole('listitem')
  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Address' })
  await edit.getByLabel('Street').fill('1 Rizal Street')
  await edit.getByRole('button', { name: 'Save Address' }).click()
  await expectToast(page, 'Address updated')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Updated')
  await cards.getByRole('button', { name: /^Delete/ }).first().click()
  await page.getByRole('dialog', { name: 'Delete Address' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Address deleted')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Deleted')
  await section.getByRole('button', { name: 'Add Address' }).click()
  const add = page.getByRole('dialog', { name: 'Add Address' })
  for (const [label, place] of [['Region', 'National Capital'], ['City or municipality', 'Pasig'], ['Barangay', 'Kapitolyo']] as const) {
    const field = add.getByRole('combobox', { name: label })
    await expect(field).toBeEnabled()
    await field.fill(place)
    await add.locator('.ant-select-item-option:visible').filter({ hasText: place }).first().waitFor()
    await field.press('Enter')
  }
  for (const [label, text] of [['Street', '7 West Capitol Drive'], ['ZIP code', '1603'], ['Latitude', '14.57'], ['Longitude', '121.05']] as const) await add.getByLabel(label).fill(text)
  await add.getByRole('button', { name: 'Save Address' }).click()
  await expectToast(page, 'Address Added')
  await expect.poll(() => detailsOf(all)).toContain('OTHER Address Added')
  for (const entry of all) expect(entry).toMatchObject({ user_id: expect.stringMatching(/^[0-9a-f]{24}$/) as string, profile: 'BUYER', ip_address: '', user_agent: expect.stringContaining('Mozilla') as string })
})

test('LOG-12 LOG-13 LOG-15 orders are placed, cancelled and received', { tag: '@live' }, async ({ page, market }) => {
  const all = entries(page)
  await market.visit(checkoutPath('jasmineRice'), 'as:mia,freeze')
  await expectForm(page)
  await placeButton(page).click()
  await expectAccepted(page)
  await expect.poll(() => detailsOf(all)).toContain('ORDER Order Created')
  await page.goto('/profile/mia-villanueva/orders?status=PENDING')
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByRole('radio', { name: 'CHANGE OF MIND' }).check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expectToast(page, 'Order Cancelled')
  await expect.poll(() => detailsOf(all)).toContain('ORDER Customer Cancelled Order')
})

test('LOG-04 ERR-112 a log that can not be written is nobody’s business', async ({ page, market }) => {
  await market.visit(`/profile/liza-manalo/orders?transaction_id=${orderIds.lizaUnrated}`, 'as:liza,freeze,fail:writeUserLog:503:9')
  const failed = page.waitForResponse((answer) => answer.url().endsWith('/user/logs') && answer.status() === 503)
  await page.getByRole('button', { name: 'Rate', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Rate product/ })
  await dialog.getByRole('radio', { name: /^5 star/ }).first().check()
  await dialog.getByRole('button', { name: 'Submit rating' }).click()
  await failed
  await expectToast(page, 'Product(s) Rated')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/error|failed/i)).toHaveCount(0)
})
