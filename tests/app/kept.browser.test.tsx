import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { namedBuyers } from '../../fixtures/named.ts'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { storeKept } from '../../src/lib/kept.ts'
import { clearStorage } from '../../src/lib/storage.ts'
import { signOut } from '../../src/state/session.ts'
import { openApp } from '../support/app.tsx'

afterEach(clearStorage)

/** The page reloads itself for a new release: what the document held is gone, but for what was stored. */
function reload(path: string, sim = '') {
  expect(storeKept()).toBe(true)
  cleanup()
  return openApp(path, sim)
}
const profile = '/profile/liza-manalo'
const firstName = () => screen.findByLabelText<HTMLInputElement>('First name')

test('PROFILE-15 a typed name survives a reload by the app, once', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await firstName(), ' Marie')
  reload(profile, 'as:liza')
  await waitFor(async () => expect(await firstName()).toHaveValue('Liza Marie'))
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled()
  cleanup()
  openApp(profile, 'as:liza')
  expect(await firstName()).toHaveValue('Liza')
})

test('PROFILE-15 what one user typed is not shown to another', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await firstName(), ' Marie')
  expect(storeKept()).toBe(true)
  const stored = Object.entries(sessionStorage)
  cleanup()
  signOut()
  // As if the sign-out had happened in another tab, while this one was loading.
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  openApp('/profile/ana-reyes', 'as:ana')
  expect(await firstName()).toHaveValue('Ana')
})

test('AUTH-01 the e-mail address of a login is kept, the password never', async () => {
  const { email, password } = namedBuyers.liza
  openApp('/home?login=true')
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Log in' }))
  await userEvent.type(await (await dialog()).findByLabelText('Email'), email)
  await userEvent.type((await dialog()).getByLabelText('Password'), password)
  expect(storeKept()).toBe(true)
  expect(JSON.stringify(sessionStorage)).toContain(email)
  expect(JSON.stringify(sessionStorage)).not.toContain(password)
  reload('/home?login=true')
  const field = await (await dialog()).findByLabelText('Email')
  await waitFor(() => expect(field).toHaveValue(email))
  expect((await dialog()).getByLabelText('Password')).toHaveValue('')
})

test('REPORT-02 an open report keeps its words and its kind', async () => {
  const path = `/products/${namedProducts.mango.id}`
  openApp(path, 'as:liza')
  await userEvent.click(await screen.findByRole('button', { name: 'More about this product' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Flag or report this product' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Report/ }))
  await userEvent.type(screen.getByLabelText(/What is wrong/), 'Bulok na')
  reload(path, 'as:liza')
  const dialog = within(await screen.findByRole('dialog', { name: 'Flag or report this product' }))
  expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('Bulok na')
  expect(dialog.getByRole('radio', { name: /^Report/ })).toBeChecked()
})

test('a value of another shape, from an earlier release, is not used', async () => {
  openApp(profile, 'as:liza')
  await firstName()
  expect(storeKept()).toBe(true)
  const kept = JSON.parse(sessionStorage.getItem('suki.kept') ?? '') as { value: { values: object } }
  kept.value.values = { profile: { first_name: 7, last_name: ['x'] }, 'addresses.edited': 7 }
  cleanup()
  sessionStorage.setItem('suki.kept', JSON.stringify(kept))
  openApp(profile, 'as:liza')
  expect(await firstName()).toHaveValue('Liza')
  expect(screen.getByLabelText('Last name')).toHaveValue('Manalo')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another buyer on the same device finds nothing of the one before, ACCESS-07', async () => {
  openApp('/cart', 'as:mia')
  expect(await screen.findByRole('checkbox', { name: 'Select all' })).toBeVisible()
  localStorage.setItem('suki.checkouts', '[]')
  cleanup()
  openApp('/profile/liza-manalo/orders', 'as:liza')
  expect(await within(await screen.findByRole('list', { name: 'Orders' })).findAllByRole('article')).not.toEqual([])
  const stored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('suki.')).toSorted()
  await waitFor(() => expect(stored()).toEqual(['suki.owner', 'suki.session']))
})
