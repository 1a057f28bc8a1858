import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { clearStorage } from '#lib/storage.ts'
import { signOut } from '#state/session.ts'
import { addressSection, openForm } from '../addresses/support/places.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, press } from '../support/user.ts'

afterEach(clearStorage)

/** The page is reloaded: the document forgets everything but what was stored. */
function reload(path: string, sim = '') {
  globalThis.dispatchEvent(new Event('pagehide'))
  const stored = Object.entries(sessionStorage)
  cleanup()
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  return openApp(path, sim)
}
const profile = '/profile/liza-manalo'
const street = async () => (await openForm(await addressSection())).getByLabelText('Street')

test('a typed address survives a reload, and not the end of its form', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await street(), '12 Mabini Street')
  reload(profile, 'as:liza')
  await waitFor(async () => expect(await street()).toHaveValue('12 Mabini Street'))
  const dialog = within(screen.getByRole('dialog', { name: 'Add Address' }))
  await press('Cancel', dialog)
  await press('Discard')
  expect(await street()).toHaveValue('')
})

const ordersOf = (id: string) => `/profile/liza-manalo/orders?transaction_id=${id}`

test.each([
  {
    what: 'a report of a product',
    path: `/products/${namedProducts.mango.id}`,
    open: async () => {
      await press(/^More about/)
      await press('Flag or report this product')
    },
    label: /^What is wrong\?/,
  },
  {
    what: 'a request for a refund',
    path: ordersOf(orderIds.lizaUnrated),
    open: async () => {
      await press(/^More for the order/)
      await press('Request Refund', screen, 'menuitem')
    },
    label: 'What is wrong with the order?',
  },
  {
    what: 'the reason of a cancellation',
    path: ordersOf(orderIds.lizaPending),
    open: () => press('Cancel'),
    begin: () => press('Others', screen, 'radio'),
    label: 'Your reason',
  },
  {
    what: 'a bug report',
    path: '/contact',
    open: () => press('Report a Bug'),
    label: 'What happened?',
  },
])('$what survives a reload', async ({ path, open, begin, label }) => {
  openApp(path, 'as:liza')
  await open()
  await begin?.()
  await userEvent.type(await screen.findByLabelText(label), 'Two were bruised')
  reload(path, 'as:liza')
  await open()
  await waitFor(async () =>
    expect(await screen.findByLabelText(label)).toHaveValue('Two were bruised'),
  )
})

test('a new list comes back after a reload, with its name, its choices and at its step, and not once it is created', async () => {
  openApp('/order/schedule', 'as:liza')
  await press('New list')
  const start = await dialogNamed('New list')
  await userEvent.type(start.getByLabelText('List name'), 'Palengke{Enter}')
  await press('Weekly', start, 'radio')
  reload('/order/schedule', 'as:liza')
  const dialog = await dialogNamed('New list')
  expect(await dialog.findByRole('radio', { name: 'Weekly' })).toBeChecked()
  await press('Back', dialog)
  expect(dialog.getByLabelText('List name')).toHaveValue('Palengke')
  for (const _step of [1, 2, 3, 4]) await press('Next', dialog)
  await press('Finish', dialog)
  await press('Done', dialog)
  reload('/order/schedule', 'as:liza')
  expect(await screen.findByRole('button', { name: 'New list' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'New list' })).toBeNull()
})

test('what one user typed is not shown to another, ACCESS-07', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await street(), '12 Mabini Street')
  globalThis.dispatchEvent(new Event('pagehide'))
  const stored = Object.entries(sessionStorage)
  expect(JSON.stringify(stored)).toContain('Mabini')
  cleanup()
  signOut()
  // As if the sign-out had happened in another tab, while this one was loading.
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  openApp('/profile/ana-reyes', 'as:ana')
  expect(await street()).toHaveValue('')
})

test('the e-mail address of a signup survives a reload, the password is never stored', async () => {
  openApp('/home?signup=true')
  const dialog = async () => await dialogNamed('Create an account')
  await userEvent.type(await (await dialog()).findByLabelText('Email'), 'bago@suki.example')
  await userEvent.type((await dialog()).getByLabelText('Password'), 'bagong-suki')
  reload('/home?signup=true')
  expect(JSON.stringify(sessionStorage)).not.toContain('bagong-suki')
  await waitFor(async () =>
    expect(await (await dialog()).findByLabelText('Email')).toHaveValue('bago@suki.example'),
  )
  expect((await dialog()).getByLabelText('Password')).toHaveValue('')
})

test('a rating that was not sent survives a reload', async () => {
  const orders = `/profile/liza-manalo/orders?transaction_id=${orderIds.lizaPartlyRated}`
  const openRating = async () => {
    await press('Rate')
    return within(await screen.findByRole('region', { name: 'Delivery' }))
  }
  openApp(orders, 'as:liza')
  const driver = await openRating()
  await press(/^4 star/, driver, 'radio')
  await userEvent.type(driver.getByRole('textbox'), 'Came early')
  reload(orders, 'as:liza')
  const again = await openRating()
  await waitFor(() => expect(again.getByRole('textbox')).toHaveValue('Came early'))
  expect(again.getByRole('radio', { name: /^4 star/ })).toBeChecked()
})

test('another buyer on the same device finds nothing of the one before, ACCESS-07', async () => {
  openApp('/cart', 'as:mia')
  await press('Select all', screen, 'checkbox')
  localStorage.setItem('suki.checkouts', '[]')
  cleanup()
  openApp('/profile/liza-manalo/orders', 'as:liza')
  expect(
    await within(await screen.findByRole('list', { name: 'Orders' })).findAllByRole('article'),
  ).not.toEqual([])
  const stored = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('suki.'))
      .toSorted()
  await waitFor(() => expect(stored()).toEqual(['suki.owner', 'suki.session']))
})
