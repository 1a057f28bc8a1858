import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { ProfileScreen } from '#app/ProfileScreen.tsx'
import { addressIds, namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { copy } from '../auth/clipboard.ts'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectLink,
  expectNoDialog,
  expectNone,
  expectNoText,
  expectShown,
  expectToast,
  expectVisible,
  press,
} from '../support/user.ts'
import {
  addressSection,
  cardOf,
  fillFields,
  fillPasig,
  openForm,
  type Part,
} from './support/places.ts'

const { id } = namedBuyers.mia

async function open(sim = '', as: 'mia' | 'liza' = 'mia') {
  const at = `/profile/${namedBuyers[as].display_name}`
  const opened = openScreen(<ProfileScreen />, { at, as, sim })
  const section = await addressSection()
  return { ...opened, section }
}
/** One of the two texts is visible, the other is in the live region. */
const loadingIn = async (part: Part) => (await part.findAllByText('Loading...')).at(-1)

test('an address is added, also after a failure, changed, deleted and made the default, which is logged, ADDR-12 ADDR-14 ADDR-16 ADDR-18 ADDR-19 ADDR-20 ERR-24 ERR-25 ERR-26 ERR-28 LOG-01 LOG-02 LOG-03 LOG-09 LOG-10 LOG-11', async () => {
  const { section, sent } = await open('fail:createAddress:503')
  const logged = () => sent('POST /user/logs')
  const entry = (event_details: string) => ({
    user_id: id,
    event_type: 'OTHER',
    event_details,
    ip_address: '',
    user_agent: navigator.userAgent,
    profile: 'BUYER',
  })
  const form = await openForm(section)
  await fillPasig(form)
  await press('Save Address', form)
  await expectToast('An error has occurred', 'Failed to add address.')
  expect(form.getByLabelText('Street')).toHaveValue('7 West Capitol Drive')
  expect(logged()).toEqual([])
  await press('Save Address', form)
  await expectToast('Address Added', 'Your address has been added successfully.')
  await expect.poll(logged).toEqual([entry('Address Added')])
  expect(sent('POST /addresses')).toHaveLength(2)

  await press(/^Edit/, await cardOf(section, '7 West Capitol Drive'))
  const edit = await dialogNamed('Edit Address')
  await edit.findByLabelText('Street')
  await fillFields(edit, { Street: '1 Rizal Street' })
  await press('Save Address', edit)
  await expectToast('Address updated')
  await waitFor(() => expect(logged().slice(1)).toEqual([entry('Address Updated')]))

  await press(/^Delete/, await cardOf(section, '1 Rizal Street'))
  await press('Delete', await dialogNamed('Delete Address'))
  await expectToast('Address deleted', 'The address has been successfully deleted.')
  expect(section.getByRole('heading', { name: 'Shipping Address' })).toHaveFocus()
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2))
  await waitFor(() => expect(logged().slice(2)).toEqual([entry('Address Deleted')]))

  const other = await cardOf(section, 'Scout Ybardolaza')
  await press(/^Set as default/, other)
  await expectToast('Address updated', 'The address has been successfully updated.')
  expect(section.getAllByText('Default')).toHaveLength(1)
  expectNone('button', /^Delete/, other)
})

test('an edit sends what was changed: the default that another tab has chosen stays, ADDR-14 ADDR-18', async () => {
  const { section, tables } = await open()
  const { addresses } = tables
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

test('a new default shows at once, until it fails; a failed deletion leaves its question open, ADDR-13 ADDR-15 ADDR-17 ADDR-21 ERR-27 ERR-29', async () => {
  const { section, sent, queries, simulate } = await open(
    'fail:setDefaultAddress:503,fail:deleteAddress:503',
  )
  const other = await cardOf(section, 'Scout Ybardolaza')
  const lists = () => queries(`/addresses/${id}`).length
  const before = lists()
  simulate('latency:800')
  await press(/^Set as default/, other)
  // Its button goes, so the focus is on the next one.
  expect(buttonNamed(/^Edit/, other)).toHaveFocus()
  await expectShown('Default', other)
  expect(section.getAllByText('Default')).toHaveLength(1)
  expect(sent(/ \/addresses\/default\//)).toHaveLength(1)
  expectNoText('An error occurred')
  await expectToast('An error occurred', 'Please try again later.')
  await waitFor(() => expectNoText('Default', other))
  expect(section.getAllByText('Default')).toHaveLength(1)
  await waitFor(() => expect(lists(), 'the list is fetched again').toBeGreaterThan(before))

  await press('Dismiss')
  await waitFor(() => expectNoText('An error occurred'))
  await press(/^Delete/, other)
  const question = await dialogNamed('Delete Address')
  await press('Delete', question)
  await expectToast('An error occurred', 'Please try again later.')
  await expectVisible('button', 'Delete', question)
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
  // At once: it goes.
  const { top, bottom } = (await loadingIn(dialog))!.getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(innerHeight)
  await expectShown('An error has occurred: The service is unavailable', dialog)
  expect(buttonNamed('Save Address', dialog)).toBeDisabled()
  await press('Retry', dialog)
  await dialog.findByRole('combobox', { name: 'Region' })
})

test('the form names what is missing or malformed at its fields, ADDR-02 ADDR-03 ADDR-04 ERR-94 ERR-95', async () => {
  const { section, sent } = await open()
  const dialog = await openForm(section)
  await fillFields(dialog, { 'Mobile number': '0917123456' })
  await press('Save Address', dialog)
  const said = (text: string) => dialog.findByText(text, { selector: 'p' })
  expect(await said('Mobile number must be exactly 11 characters')).toBeVisible()
  for (const name of ['Region', 'City or municipality', 'Barangay', 'Street'])
    expect(await said(`${name} is required`)).toBeVisible()
  expect(await said('Coordinates are required')).toBeVisible()
  const landmark = dialog.getByLabelText(/^Unit, floor or landmark/)
  expect(landmark).not.toHaveAttribute('aria-invalid', 'true')
  expect(sent('POST /addresses')).toEqual([])
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

test('an address of a scheduled list is not deleted: the dialog names the list and leads to it, ADDR-01 ADDR-20', async () => {
  const { tables, section } = await open('', 'liza')
  const { schedules, addresses } = tables
  const deleteWork = async () => {
    await press(/^Delete .*Consunji/, section)
    await press('Delete', await dialogNamed('Delete Address'))
  }
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaWork })
  await deleteWork()
  const dialog = await dialogNamed('This address is in use')
  const [list, ...more] = dialog.getAllByRole('listitem')
  expect([list?.textContent, more]).toEqual(['Weekly groceries', []])
  expectLink('Open scheduled lists', '/order/schedule', dialog)
  expectNoText('An error occurred')
  expect(addresses.get(addressIds.lizaWork)).toBeDefined()
  await press('Keep address', dialog)
  await expectNoDialog()
  schedules.update(scheduleIds.weeklyGroceries, { address: addressIds.lizaHome })
  await deleteWork()
  await expectShown('Address deleted')
})
