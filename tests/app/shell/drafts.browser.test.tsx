import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStorage } from '#lib/storage.ts'
import { signOut } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, press } from '../support/user.ts'
import { cancellation, newAddress, rating, refund, report } from './support/forms.ts'

afterEach(clearStorage)

/** The page is left, and another one has what was stored. */
function reload(path: string, sim: string, leave: () => void = cleanup) {
  globalThis.dispatchEvent(new Event('pagehide'))
  const stored = Object.entries(sessionStorage)
  leave()
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value))
  openApp(path, sim)
}
const chosen = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ labels }) => labels?.[0]?.textContent)
const profile = '/profile/liza-manalo'
const street = newAddress.field

test('a typed address survives a reload, and not the end of its form', async () => {
  openApp(profile, 'as:liza')
  await userEvent.type(await street(), '12 Mabini Street')
  reload(profile, 'as:liza')
  await waitFor(async () => expect(await street()).toHaveValue('12 Mabini Street'))
  await press('Cancel', await dialogNamed('Add Address'))
  await press('Discard')
  expect(await street()).toHaveValue('')
})

test.each([
  report,
  refund,
  cancellation,
  rating,
  {
    what: 'a bug report',
    at: '/contact',
    open: () => press('Report a Bug'),
    choose: undefined,
    field: () => screen.findByLabelText('What happened?'),
  },
])('$what survives a reload', async ({ at, open, choose, field }) => {
  openApp(at, 'as:liza')
  await open?.()
  await choose?.()
  await userEvent.type(await field(), 'Two were bruised')
  const before = chosen()
  reload(at, 'as:liza')
  await open?.()
  await waitFor(async () => expect(await field()).toHaveValue('Two were bruised'))
  expect(chosen()).toEqual(before)
})

test('a new list comes back after a reload, at its step, and not once it is created', async () => {
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
  // The sign-out is in another tab, while this one is loading.
  reload('/profile/ana-reyes', 'as:ana', () => {
    expect(JSON.stringify(sessionStorage)).toContain('Mabini')
    cleanup()
    signOut()
  })
  expect(await street()).toHaveValue('')
})

test('the e-mail address of a signup survives a reload, the password is never stored', async () => {
  const path = '/home?signup=true'
  const field = async (label: string) =>
    (await dialogNamed('Create an account')).findByLabelText(label)
  openApp(path)
  await userEvent.type(await field('Email'), 'bago@suki.example')
  await userEvent.type(await field('Password'), 'bagong-suki')
  reload(path, '')
  expect(JSON.stringify(sessionStorage)).not.toContain('bagong-suki')
  await waitFor(async () => expect(await field('Email')).toHaveValue('bago@suki.example'))
  expect(await field('Password')).toHaveValue('')
})

test('another buyer on the same device finds nothing of the one before, ACCESS-07', async () => {
  openApp('/cart', 'as:mia')
  await press('Select all', screen, 'checkbox')
  localStorage.setItem('suki.checkouts', '[]')
  cleanup()
  openApp('/profile/liza-manalo/orders', 'as:liza')
  const orders = within(await screen.findByRole('list', { name: 'Orders' }))
  expect(await orders.findAllByRole('article')).not.toEqual([])
  const stored = () =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((key) => key.startsWith('suki.'))
      .toSorted()
  await expect.poll(stored).toEqual(['suki.owner', 'suki.session'])
})
