import { addressCards, addressSection, choosePlace, placeField, placeOptions } from './support/addressForm.ts'
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
  return dialog
}

async function fillRest(dialog: Locator, street: string, latitude: string, longitude: string): Promise<void> {
  await dialog.getByLabel('Street').fill(street)
  await dialog.getByLabel('Latitude').fill(latitude)
  await dialog.getByLabel('Longitude').fill(longitude)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
}

test(
  'ADDR-01 ADDR-07 ADDR-12 ADDR-13 ADDR-14 ADDR-16 ADDR-18 ADDR-20 ERR-24 ERR-26 ERR-28 in Pampanga and in Metro Manila',
  { tag: '@everywhere' },
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
    await expect(dialog.getByRole('button', { name: 'Set the pin on a map' })).toHaveCount(marketplace.live ? 0 : 1)
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
    await expect(cardOf(page, 'West Capitol Drive')).toContainText('Pasig City, National Capital Region, 1603')

    await cardOf(page, '12 Mabini Street').getByRole('button', { name: 'Set as default' }).click()
    await expectToast(page, 'Address updated', 'The address has been successfully updated.')
    await expect(section(page).getByText('Default', { exact: true })).toHaveCount(1)
    await expect(cardOf(page, '12 Mabini Street').getByRole('button', { name: /^Delete/ })).toHaveCount(0)
    await cardOf(page, 'West Capitol Drive')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog', { name: 'Delete Address' }).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'Address deleted', 'The address has been successfully deleted.')
    await expect(cards(page)).toHaveCount(3)
  },
)

test('ADDR-08 ADDR-09 ADDR-11 ADDR-12 another region or province clears the choices below it', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  const dialog = await open(page)
  const zipcode = dialog.getByLabel('ZIP code')
  await choosePlace(dialog, 'Region', 'Central Luzon')
  await choosePlace(dialog, 'Province', 'Pampanga')
  await choosePlace(dialog, 'City or municipality', 'San Fernando')
  await choosePlace(dialog, 'Barangay', 'Dolores')
  await expect(zipcode).toHaveValue('2000')
  await choosePlace(dialog, 'Province', 'Bulacan')
  await expect(placeField(dialog, 'City or municipality')).toHaveText('Choose a city or municipality')
  await expect(placeField(dialog, 'Barangay')).toHaveText('Choose a barangay')
  await expect(dialog.getByRole('combobox', { name: 'Barangay' })).toBeDisabled()
  await choosePlace(dialog, 'City or municipality', 'Malolos')
  await expect(zipcode).toHaveValue('3000')
  await choosePlace(dialog, 'Barangay', 'Guinhawa')
  await choosePlace(dialog, 'Region', 'Zamboanga')
  await expect(placeField(dialog, 'Province')).toHaveText('Choose a province')
  await expect(placeField(dialog, 'City or municipality')).toHaveText('Choose a city or municipality')
  await expect(placeField(dialog, 'Barangay')).toHaveText('Choose a barangay')
  for (const label of ['City or municipality', 'Barangay']) await expect(dialog.getByRole('combobox', { name: label })).toBeDisabled()
})

test('ADDR-08 ADDR-12 cities outside any province: Isabela City, and the municipalities of the Bangsamoro', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(profile, 'as:mia')
  const dialog = await open(page)
  await choosePlace(dialog, 'Region', 'Bangsamoro')
  await choosePlace(dialog, 'Province', 'No province')
  await dialog.getByRole('combobox', { name: 'City or municipality' }).click()
  await expect(placeOptions(dialog)).toHaveText([
    /^Kadayangan/,
    /^Kapalawan/,
    /^Ligawasan/,
    /^Malidegao/,
    /^Nabalawag/,
    /^Old Kaabakan/,
    /^Pahamuddin/,
  ])
  // The list is virtual: only options in view exist, so the last one is found by typing its name.
  await dialog.getByRole('combobox', { name: 'City or municipality' }).fill('Tugunan')
  await expect(placeOptions(dialog)).toHaveText([/^Tugunan/])
  await choosePlace(dialog, 'Region', 'Zamboanga')
  await choosePlace(dialog, 'Province', 'No province')
  await choosePlace(dialog, 'City or municipality', 'Isabela')
  await expect(dialog.getByLabel('ZIP code')).toHaveValue('7300')
  await choosePlace(dialog, 'Barangay', 'Sunrise')
  await fillRest(dialog, '3 Roxas Avenue', '6.7041', '121.9711')
  await expectToast(page, 'Address Added')
  const card = cardOf(page, '3 Roxas Avenue')
  await expect(card).toContainText(/Isabela City, Zamboanga Peninsula, 7300/)
  await card.getByRole('button', { name: /^Edit/ }).click()
  await expect(placeField(page.getByRole('dialog', { name: 'Edit Address' }), 'Province')).toHaveText('No province')
})

test('ADDR-13 ADDR-15 ADDR-17 ADDR-21 ERR-27 ERR-29 a new default shows at once and is rolled back when saving fails', async ({
  page,
  marketplace,
}) => {
  let lists = 0
  page.on('request', (request) => void (lists += request.method() === 'GET' && request.url().includes('/api/addresses/') ? 1 : 0))
  await marketplace.visit(profile, 'as:mia,latency:1200,fail:setDefaultAddress:503,fail:deleteAddress:503')
  const other = cardOf(page, 'Scout Ybardolaza')
  await expect(other).toBeVisible()
  const before = lists
  const answered = page.waitForResponse((response) => response.url().includes('/addresses/default/'))
  await other.getByRole('button', { name: 'Set as default' }).click()
  await expect(other.getByText('Default', { exact: true })).toBeVisible()
  await expect(section(page).getByText('Default', { exact: true })).toHaveCount(1)
  expect(await Promise.race([answered.then(() => 'answered'), Promise.resolve('under way')])).toBe('under way')
  await expectToast(page, 'An error occurred', 'Please try again later.')
  await expect(other.getByText('Default', { exact: true })).toBeHidden()
  await expect(section(page).getByText('Default', { exact: true })).toHaveCount(1)
  await expect.poll(() => lists, 'the list is fetched again').toBeGreaterThan(before)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).click()
  await other.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog', { name: 'Delete Address' }).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'An error occurred', 'Please try again later.')
  await expect(page.getByRole('dialog', { name: 'Delete Address' })).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
})

test('ADDR-19 ERR-25 a failed add keeps the input', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia,fail:createAddress:503')
  const dialog = await open(page)
  await choosePlace(dialog, 'Region', 'National Capital')
  await choosePlace(dialog, 'City or municipality', 'Pasig')
  await choosePlace(dialog, 'Barangay', 'Kapitolyo')
  await dialog.getByLabel('ZIP code').fill('1603')
  await fillRest(dialog, '7 West Capitol Drive', '14.5701', '121.0578')
  await expectToast(page, 'An error has occurred', 'Failed to add address.')
  await expect(dialog.getByLabel('Street')).toHaveValue('7 West Capitol Drive')
})

test('ADDR-24 ERR-41 a list that does not load', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia,fail:listAddresses:503:2')
  await expect(section(page).getByText('Error: The service is unavailable', { exact: true })).toBeVisible()
  await section(page)
    .getByRole('button', { name: /Retry|Try again/ })
    .click()
  await expect(cards(page)).toHaveCount(2)
})

test('ADDR-02 ADDR-03 ADDR-04 ADDR-22 ERR-39 ERR-94 ERR-95 the loading state, and errors for missing or malformed input', async ({
  page,
  marketplace,
}) => {
  await marketplace.visit(profile, 'as:mia,slow:listAddresses:1500,slow:listRegions:1500')
  // One of the two texts is visible, the other is in the live region.
  await expect(section(page).getByText('Loading...').last()).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await section(page).getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog.getByText('Loading...').last()).toBeInViewport()
  await dialog.getByLabel(/^Mobile number/).fill('0917123456')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  const said = (text: string) => dialog.getByRole('paragraph').filter({ hasText: new RegExp(`^${text}$`) })
  await expect(said('Mobile number must be exactly 11 characters')).toBeVisible()
  for (const name of ['Region', 'Province', 'City or municipality', 'Barangay', 'Street', 'ZIP code'])
    await expect(said(`${name} is required`)).toBeVisible()
  await expect(said('Coordinates are required')).toBeVisible()
  await expect(dialog.getByLabel('Address line')).not.toHaveAttribute('aria-invalid', 'true')
})

test('ADDR-10 typing filters every select; another city clears the barangay', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia')
  const dialog = await open(page)
  const chosen = (name: string) => dialog.locator('.ant-select-content', { hasText: name })
  for (const [label, typed, found] of [
    ['Region', 'central lu', 'Central Luzon'],
    ['Province', 'pampa', 'Pampanga'],
    ['City or municipality', 'angel', 'Angeles'],
    ['Barangay', 'balib', 'Balibago'],
  ] as const) {
    const field = dialog.getByRole('combobox', { name: label })
    await expect(field).toBeEnabled()
    await field.fill(typed)
    const options = placeOptions(dialog)
    await expect(options.filter({ hasText: found })).toBeInViewport()
    await expect(options.filter({ hasNotText: new RegExp(typed, 'i') })).toHaveCount(0)
    await field.press('Enter')
    await expect(chosen(found)).toBeVisible()
  }
  await choosePlace(dialog, 'City or municipality', 'Mabalacat')
  await expect(chosen('Balibago')).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'Barangay' })).toBeEnabled()
})

test('ADDR-23 a form whose places don’t load says why, and loads on Retry', async ({ page, marketplace }) => {
  await marketplace.visit(profile, 'as:mia,fail:listRegions:503:2')
  await expect(cards(page)).toHaveCount(2)
  await section(page).getByRole('button', { name: 'Add Address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Address' })
  await expect(dialog.getByText(/^An error has occurred: ./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Region' })).toBeVisible()
})
