import { expectAccessible } from './support/axe.ts'
import { placeOptions } from './support/addressForm.ts'
import { expect, test } from './support/test.ts'

const widths = { tag: '@widths' }
const profile = '/profile/mia-villanueva'

test('axe: profile, loaded and with errors, PROFILE-09', widths, async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  await expect(page.getByRole('button', { name: 'Set as default' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Contact number').fill('1')
  await page.getByLabel('Contact number').blur()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectAccessible(page)
})

test('axe: dialogs of the profile, PROFILE-21 PROFILE-29', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  for (const [button, dialog] of [
    ['Change Password', 'Change Password'],
    ['Contact Us', 'Contact Us'],
    ['Delete Account', 'Delete your account?'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeFocused()
  }
})

test('axe: the crop of the picture, PROFILE-18', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  await expect(page.getByRole('button', { name: 'Set as default' })).toBeVisible()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page.getByLabel('Change Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByAltText('What you chose')).toBeVisible()
  await expectAccessible(page)
})

test('axe: address dialogs, empty, with errors, and an open list, ADDR-01', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  const section = page.getByRole('region', { name: 'Shipping Address' })
  await section.getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog.getByRole('combobox', { name: 'Region' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(dialog.getByText('Region is required').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Region' }).click()
  await expect(placeOptions(dialog).first()).toBeInViewport()
  await expectAccessible(page)
})

test('axe: the confirmation before an address is deleted, ADDR-20', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  await page
    .getByRole('region', { name: 'Shipping Address' })
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Delete Address' })).toBeVisible()
  await expectAccessible(page)
})

test('axe: no address yet, and a list that does not load, ADDR-24', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia,fail:listAddresses:503:2')
  await expect(page.getByText(/^Error: /)).toBeVisible()
  await expectAccessible(page)
})
