import { addressCards, addressSection, choosePlace } from './support/addressForm.ts'
import { expectToast } from './support/pageObjects.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

const profile = '/profile/mia-villanueva'
const section = addressSection
const cards = addressCards
const cardOf = (page: Page, street: string) => addressCards(page).filter({ hasText: street })

async function open(page: Page): Promise<Locator> {
  await section(page).getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog.getByRole('combobox', { name: 'Region' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Enter coordinates' }).click()
  return dialog
}

async function fillRest(
  dialog: Locator,
  street: string,
  latitude: string,
  longitude: string,
): Promise<void> {
  await dialog.getByLabel('Street').fill(street)
  await dialog.getByLabel('Latitude').fill(latitude)
  await dialog.getByLabel('Longitude').fill(longitude)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
}

test(
  'addresses in Pampanga and in Metro Manila are added, one is made the default and one is deleted, ADDR-01 ADDR-07 ADDR-12 ADDR-13 ADDR-14 ADDR-16 ADDR-18 ADDR-20 ERR-24 ERR-26 ERR-28',
  { tag: ['@all-live', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit(profile, 'as:mia')
    await expect(cards(page)).toHaveCount(2)
    let dialog = await open(page)
    for (const label of ['Province', 'City or municipality', 'Barangay'])
      await expect(dialog.getByRole('combobox', { name: label })).toBeDisabled()
    await choosePlace(dialog, 'Region', 'Central Luzon')
    await choosePlace(dialog, 'Province', 'Pampanga')
    await choosePlace(dialog, 'City or municipality', 'San Fernando')
    await choosePlace(dialog, 'Barangay', 'Dolores')
    await expect(dialog.getByLabel('ZIP code')).toHaveValue('2000')
    // The live build here has no token for maps: the fields alone do.
    await expect(dialog.getByRole('button', { name: 'Set the pin on a map' })).toHaveCount(
      marketplace.live ? 0 : 1,
    )
    await fillRest(dialog, '12 Mabini Street', '15.0343', '120.6844')
    await expectToast(page, 'Address Added', 'Your address has been added successfully.')
    await expect(cardOf(page, '12 Mabini Street')).toContainText('Pampanga')

    dialog = await open(page)
    await choosePlace(dialog, 'Region', 'National Capital')
    await choosePlace(dialog, 'City or municipality', 'Pasig')
    await choosePlace(dialog, 'Barangay', 'Kapitolyo')
    // The city has several ZIP codes, so none is filled in.
    await dialog.getByLabel('ZIP code').fill('1603')
    await fillRest(dialog, '<i>7</i> West Capitol Drive', '14.5701', '121.0578')
    await expect(cards(page)).toHaveCount(4)
    await expect(cardOf(page, 'West Capitol Drive')).toContainText(
      'Pasig City, National Capital Region, 1603',
    )

    await cardOf(page, '12 Mabini Street').getByRole('button', { name: 'Set as default' }).click()
    await expectToast(page, 'Address updated', 'The address has been successfully updated.')
    await expect(section(page).getByText('Default', { exact: true })).toHaveCount(1)
    await expect(
      cardOf(page, '12 Mabini Street').getByRole('button', { name: /^Delete/ }),
    ).toHaveCount(0)
    await cardOf(page, 'West Capitol Drive')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page
      .getByRole('dialog', { name: 'Delete Address' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expectToast(page, 'Address deleted', 'The address has been successfully deleted.')
    await expect(cards(page)).toHaveCount(3)
  },
)
