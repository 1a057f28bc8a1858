import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent as realUser } from 'vitest/browser'
import { ProfileScreen } from '#app/ProfileScreen.tsx'
import { positions, setPosition } from '../support/geolocation.ts'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoText,
  expectShown,
  expectToast,
  press,
} from '../support/user.ts'
import {
  addressSection,
  cardOf,
  choosePlace,
  fillFields,
  openForm,
  type Part,
  placeOptions,
  searchPlace,
  shownPlace,
} from './support/places.ts'

const CITY = 'City or municipality'
const empty = {
  Province: 'Choose a province',
  [CITY]: 'Choose a city or municipality',
  Barangay: 'Choose a barangay',
}

function openProfile() {
  openScreen(<ProfileScreen />, { at: '/profile/mia-villanueva', as: 'mia' })
  return addressSection()
}
async function open() {
  const section = await openProfile()
  return { section, dialog: await openForm(section) }
}

/** Waits until these lists show that. */
const expectPlaces = (dialog: Part, places: Record<string, string>) =>
  waitFor(() => {
    for (const [label, place] of Object.entries(places))
      expect(shownPlace(dialog, label)).toBe(place)
  })
const list = (dialog: Part, name: string) => dialog.getByRole('combobox', { name })
const expectZipcode = (dialog: Part, zipcode: string) =>
  waitFor(() => expect(dialog.getByLabelText('ZIP code')).toHaveValue(zipcode))

test('typing filters each list of places; a choice clears those below, which wait for it, and a city fills in its ZIP code, ADDR-08 ADDR-09 ADDR-10 ADDR-11 ADDR-12', async () => {
  const { dialog } = await open()
  const labels = ['Region', 'Province', CITY, 'Barangay']
  for (const [label, typed, found] of [
    ['Region', 'central lu', 'Central Luzon'],
    ['Province', 'pampa', 'Pampanga'],
    [CITY, 'angel', 'Angeles City'],
    ['Barangay', 'balib', 'Balibago'],
  ] as const) {
    for (const below of labels.slice(labels.indexOf(label) + 1))
      expect(list(dialog, below)).toBeDisabled()
    await searchPlace(dialog, label, typed)
    const names = () => placeOptions().map(({ textContent }) => textContent.toLowerCase())
    await expect.poll(names).toContain(found.toLowerCase())
    expect(names().filter((name) => !name.includes(typed))).toEqual([])
    await realUser.keyboard('{Enter}')
    await expectPlaces(dialog, { [label]: found })
  }
  await choosePlace(dialog, CITY, 'San Fernando')
  await expectPlaces(dialog, { Barangay: empty.Barangay })
  expect(list(dialog, 'Barangay')).toBeEnabled()
  await expectZipcode(dialog, '2000')
  await choosePlace(dialog, 'Barangay', 'Dolores')
  await choosePlace(dialog, 'Province', 'Bulacan')
  await expectPlaces(dialog, { [CITY]: empty[CITY], Barangay: empty.Barangay })
  expect(list(dialog, 'Barangay')).toBeDisabled()
  await choosePlace(dialog, CITY, 'Malolos')
  await expectZipcode(dialog, '3000')
  await choosePlace(dialog, 'Barangay', 'Guinhawa')
  await choosePlace(dialog, 'Region', 'Zamboanga')
  await expectPlaces(dialog, empty)
  for (const label of [CITY, 'Barangay']) expect(list(dialog, label)).toBeDisabled()
})

test('cities without a province are found under No province, which the address keeps, ADDR-08 ADDR-12', async () => {
  const { section, dialog } = await open()
  await choosePlace(dialog, 'Region', 'Bangsamoro')
  await choosePlace(dialog, 'Province', 'No province')
  const names = () => placeOptions().map(({ textContent }) => textContent)
  await searchPlace(dialog, CITY)
  const some = 'Kadayangan Kapalawan Ligawasan Malidegao Nabalawag'.split(' ')
  await expect.poll(names).toEqual([...some, 'Old Kaabakan', 'Pahamuddin'])
  // The list is virtual: only options in view exist, so the last one is found by its name.
  await userEvent.paste('Tugunan')
  await expect.poll(names).toEqual(['Tugunan'])
  await userEvent.click(placeOptions()[0]!)
  await choosePlace(dialog, 'Region', 'Zamboanga')
  await choosePlace(dialog, 'Province', 'No province')
  await choosePlace(dialog, CITY, 'Isabela')
  await expectZipcode(dialog, '7300')
  await choosePlace(dialog, 'Barangay', 'Sunrise')
  await fillFields(dialog, { Street: '3 Roxas Avenue', Latitude: '6.7041', Longitude: '121.9711' })
  await press('Save Address', dialog)
  await expectToast('Address Added')
  const card = await cardOf(section, '3 Roxas Avenue')
  await expectShown(/Isabela City, Zamboanga Peninsula, 7300/, card)
  await press(/^Edit/, card)
  const edit = await dialogNamed('Edit Address')
  await edit.findByRole('combobox', { name: 'Province' })
  await expectPlaces(edit, { Province: 'No province' })
})

test('a position fills in the places down to the city, and the ZIP code, but for what the user has chosen, ADDR-04 ADDR-08 ADDR-12', async () => {
  const { dialog } = await open()
  await fillFields(dialog, { Latitude: '15.0343', Longitude: '120.6844' })
  await expectShown(
    'We filled in San Fernando City, Pampanga. Please check it, and choose your barangay.',
    dialog,
  )
  await expectPlaces(dialog, {
    Region: 'Central Luzon',
    Province: 'Pampanga',
    [CITY]: 'San Fernando City',
  })
  await expectZipcode(dialog, '2000')
  await choosePlace(dialog, 'Barangay', 'Dolores')

  // Another position replaces what was filled in.
  await fillFields(dialog, { Latitude: '14.5547', Longitude: '121.0244' })
  await expectPlaces(dialog, { [CITY]: 'Makati City', Barangay: empty.Barangay })
  await choosePlace(dialog, CITY, 'Pasig')
  await fillFields(dialog, { Latitude: '10.3167', Longitude: '123.8907' })
  await waitFor(() => expect(dialog.getByLabelText('Longitude')).toHaveValue('123.8907'))
  expect(shownPlace(dialog, CITY)).toBe('Pasig City')
})

test('a late position of the device replaces no coordinates that were entered meanwhile, ADDR-04', async () => {
  const asked = setPosition('never')
  const { dialog } = await open()
  await press('Use my location', dialog)
  await fillFields(dialog, { Latitude: '14.5547', Longitude: '121.0244' })
  await expectPlaces(dialog, { [CITY]: 'Makati City' })
  const [found] = asked.mock.calls[0]!
  await act(async () => found({ coords: positions.sanFernando } as GeolocationPosition))
  await waitFor(() => expect(buttonNamed('Use my location', dialog)).toBeEnabled())
  expect(dialog.getByLabelText('Latitude')).toHaveValue('14.5547')
  expect(shownPlace(dialog, CITY)).toBe('Makati City')
  expectNoText('Your location has been filled in', dialog)
})

test('a typed ZIP code stays, and that of the city is offered; a filled one follows the city, ADDR-09 ADDR-12', async () => {
  const { dialog } = await open()
  await fillFields(dialog, { 'ZIP code': '1226' })
  await choosePlace(dialog, 'Region', 'National Capital')
  await choosePlace(dialog, CITY, 'Makati')
  await expectShown(/ZIP code of Makati City is 1200/, dialog)
  expect(dialog.getByLabelText('ZIP code')).toHaveValue('1226')
  await press('Use 1200', dialog)
  await expectZipcode(dialog, '1200')
  expectNoText(/ZIP code of/, dialog)
  await choosePlace(dialog, CITY, 'Pasig')
  await expectZipcode(dialog, '1600')
})

test('the coordinates are folded until they are asked for, or missing, ADDR-04', async () => {
  await press('Add Address', await openProfile())
  const dialog = await dialogNamed('Add Address')
  const unfold = await dialog.findByRole('button', { name: 'Enter coordinates' })
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  expect(dialog.getByLabelText('Latitude')).not.toBeVisible()
  await press('Save Address', dialog)
  await press('Coordinates are required', dialog)
  expect(dialog.getByLabelText('Latitude')).toBeVisible()
  expect(dialog.getByLabelText('Latitude')).toHaveFocus()
})
