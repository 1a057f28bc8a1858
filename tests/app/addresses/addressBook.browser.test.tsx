import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { ProfileScreen } from '#app/ProfileScreen.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { copy } from '../auth/clipboard.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { press, buttonNamed, dialogNamed, expectShown, expectNoText } from '../support/user.ts'
import {
  addressSection,
  cardOf,
  choosePlace,
  fillFields,
  openForm,
  type Part,
} from './support/places.ts'

const { id } = namedBuyers.mia

async function open(sim = '') {
  const opened = openScreen(<ProfileScreen />, { at: '/profile/mia-villanueva', as: 'mia', sim })
  const section = await addressSection()
  /** The calls of this operation so far. */
  const called = (method: string, path: RegExp) =>
    opened.calls.filter((call) => call.method === method && path.test(call.path))
  return { ...opened, section, called }
}
/** One of the two texts is visible, the other is in the live region. */
const loadingIn = async (part: Part) => (await part.findAllByText('Loading...')).at(-1)

test('an address is added, after a failure that keeps the input, changed and deleted, and each is logged; one is made the default, ADDR-12 ADDR-14 ADDR-16 ADDR-18 ADDR-19 ADDR-20 ERR-24 ERR-25 ERR-26 ERR-28 LOG-01 LOG-02 LOG-03 LOG-09 LOG-10 LOG-11', async () => {
  const { section, called } = await open('fail:createAddress:503')
  const logged = () => called('POST', /^\/user\/logs$/).map(({ body }) => body)
  const entry = (event_details: string) => ({
    user_id: id,
    event_type: 'OTHER',
    event_details,
    ip_address: '',
    user_agent: navigator.userAgent,
    profile: 'BUYER',
  })
  const form = await openForm(section)
  await choosePlace(form, 'Region', 'National Capital')
  await choosePlace(form, 'City or municipality', 'Pasig')
  await choosePlace(form, 'Barangay', 'Kapitolyo')
  await fillFields(form, {
    'ZIP code': '1603',
    Street: '7 West Capitol Drive',
    Latitude: '14.5701',
    Longitude: '121.0578',
  })
  await press('Save Address', form)
  await expectToast('An error has occurred')
  await expectToast('Failed to add address.')
  expect(form.getByLabelText('Street')).toHaveValue('7 West Capitol Drive')
  expect(logged()).toEqual([])
  await press('Save Address', form)
  await expectToast('Address Added')
  await expectToast('Your address has been added successfully.')
  await waitFor(() => expect(logged()).toEqual([entry('Address Added')]))
  expect(called('POST', /^\/addresses$/)).toHaveLength(2)

  await press(/^Edit/, await cardOf(section, '7 West Capitol Drive'))
  const edit = await dialogNamed('Edit Address')
  await edit.findByLabelText('Street')
  await fillFields(edit, { Street: '1 Rizal Street' })
  await press('Save Address', edit)
  await expectToast('Address updated')
  await waitFor(() => expect(logged().slice(1)).toEqual([entry('Address Updated')]))

  await press(/^Delete/, await cardOf(section, '1 Rizal Street'))
  await press('Delete', await dialogNamed('Delete Address'))
  await expectToast('Address deleted')
  await expectToast('The address has been successfully deleted.')
  expect(section.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus()
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2))
  await waitFor(() => expect(logged().slice(2)).toEqual([entry('Address Deleted')]))

  const other = await cardOf(section, 'Scout Ybardolaza')
  await press(/^Set as default/, other)
  await expectToast('Address updated')
  await expectToast('The address has been successfully updated.')
  expect(section.getAllByText('Default')).toHaveLength(1)
  expect(other.queryByRole('button', { name: /^Delete/ })).toBeNull()
})

test('an edit sends what was changed: the default that another tab has chosen stays, ADDR-14 ADDR-18', async () => {
  const { section, market } = await open()
  const { addresses } = market.world.tables
  const own = () => addresses.by('user', id)
  const defaultOf = () => own().find(({ is_default }) => is_default)
  const [edited, other] = [defaultOf()!, own().find(({ is_default }) => !is_default)!]
  await press(/^Edit/, await cardOf(section, edited.street))
  const dialog = await dialogNamed('Edit Address')
  await dialog.findByLabelText('Street')
  addresses.update(edited._id, { is_default: false, owner_name: 'Mia V.' })
  addresses.update(other._id, { is_default: true })
  await fillFields(dialog, { 'Unit, floor or landmark (optional)': 'Green gate' })
  await press('Save Address', dialog)
  await expectToast('Address updated')
  expect(defaultOf()?._id).toBe(other._id)
  expect(addresses.get(edited._id)).toMatchObject({
    owner_name: 'Mia V.',
    address_line: 'Green gate',
    street: edited.street,
  })
})

test('a new default shows at once, and is rolled back when saving fails; a failed deletion leaves its question open, ADDR-13 ADDR-15 ADDR-17 ADDR-21 ERR-27 ERR-29', async () => {
  const { section, called, simulate } = await open(
    'fail:setDefaultAddress:503,fail:deleteAddress:503',
  )
  const other = await cardOf(section, 'Scout Ybardolaza')
  const lists = () => called('GET', /^\/addresses\//).length
  const before = lists()
  simulate('latency:800')
  await press(/^Set as default/, other)
  // Its button goes, so the focus is on the next one.
  expect(buttonNamed(/^Edit/, other)).toHaveFocus()
  await expectShown('Default', other)
  expect(section.getAllByText('Default')).toHaveLength(1)
  expect(called('PUT', /^\/addresses\/default\//)).toHaveLength(1)
  expectNoText('An error occurred')
  await expectToast('An error occurred')
  await expectToast('Please try again later.')
  await waitFor(() => expectNoText('Default', other))
  expect(section.getAllByText('Default')).toHaveLength(1)
  await waitFor(() => expect(lists(), 'the list is fetched again').toBeGreaterThan(before))

  await press('Dismiss')
  await waitFor(() => expectNoText('An error occurred'))
  await press(/^Delete/, other)
  const question = await dialogNamed('Delete Address')
  await press('Delete', question)
  await expectToast('An error occurred')
  await expectToast('Please try again later.')
  expect(await question.findByRole('button', { name: 'Delete' })).toBeVisible()
  expect(section.getAllByRole('listitem')).toHaveLength(2)
})

test('the list says that it loads, why it does not, and loads on Retry, ADDR-22 ADDR-24 ERR-39 ERR-41', async () => {
  const { section } = await open('fail:listAddresses:503:2')
  expect(await loadingIn(section)).toBeVisible()
  await expectShown('Error: The service is unavailable', section)
  await press(/Retry|Try again/, section)
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2))
})

test('the form says that it loads, why it does not, and loads on Retry, ADDR-22 ADDR-23 ERR-39', async () => {
  const { section } = await open('fail:listRegions:503:2')
  await press('Add Address', section)
  const dialog = await dialogNamed('Add Address')
  const loading = await loadingIn(dialog)
  await expect.element(loading as HTMLElement).toBeInViewport()
  await expectShown('An error has occurred: The service is unavailable', dialog)
  expect(buttonNamed('Save Address', dialog)).toBeDisabled()
  await press('Retry', dialog)
  expect(await dialog.findByRole('combobox', { name: 'Region' })).toBeVisible()
})

test('the form names what is missing or malformed at its fields, ADDR-02 ADDR-03 ADDR-04 ERR-94 ERR-95', async () => {
  const { section, called } = await open()
  const dialog = await openForm(section)
  await fillFields(dialog, { 'Mobile number': '0917123456' })
  await press('Save Address', dialog)
  const said = (text: string) => dialog.findByText(text, { selector: 'p' })
  expect(await said('Mobile number must be exactly 11 characters')).toBeVisible()
  for (const name of [
    'Region',
    'Province',
    'City or municipality',
    'Barangay',
    'Street',
    'ZIP code',
  ])
    expect(await said(`${name} is required`)).toBeVisible()
  expect(await said('Coordinates are required')).toBeVisible()
  expect(dialog.getByLabelText(/^Unit, floor or landmark/)).not.toHaveAttribute(
    'aria-invalid',
    'true',
  )
  expect(called('POST', /^\/addresses$/)).toEqual([])
})

test.each(['Latitude', 'Longitude'])(
  'a position that is pasted into %s fills both fields, ADDR-04',
  async (label) => {
    const { section } = await open()
    const dialog = await openForm(section)
    await copy('15.0343, 120.6844')
    dialog.getByLabelText(label).focus()
    await browser.paste()
    expect(dialog.getByLabelText('Latitude')).toHaveValue('15.0343')
    expect(dialog.getByLabelText('Longitude')).toHaveValue('120.6844')
  },
)
