import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { refreshToken } from '#state/session.ts'
import { openApp } from '../support/app.tsx'
import { press } from '../support/user.ts'

const login = () => screen.findByRole('dialog', { name: 'Log in' })

async function logInAs({ email, password }: { email: string; password: string }) {
  const dialog = within(await login())
  await userEvent.type(await dialog.findByLabelText('Email'), email)
  await userEvent.type(dialog.getByLabelText('Password'), password)
  await press('Log in', dialog)
}

test.each([
  ['/discover?login=true&query=rice', '/discover?query=rice'],
  ['/discover?signup=true', '/discover'],
  ['/home?login=true&from=%2Ffavourites', '/favourites'],
  ['/home?login=true&from=https%3A%2F%2Felsewhere.example', '/home'],
])('a signed-in user is redirected from %s to %s, AUTH-09', async (from, to) => {
  const { address } = openApp(['/contact', from], 'as:liza')
  await waitFor(() => expect(address()).toBe(to))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the fragment of a guarded page is preserved through the login, ACCESS-14', async () => {
  const { address } = openApp('/profile/liza-manalo#shipping-address')
  await login()
  expect(address()).toBe(
    '/profile/liza-manalo?login=true&from=%2Fprofile%2Fliza-manalo%23shipping-address#shipping-address',
  )
  await logInAs(namedBuyers.liza)
  await waitFor(() => expect(address()).toBe('/profile/liza-manalo#shipping-address'))
})

test('a login without `from` leads home, and Back does not open the login again, AUTH-09', async () => {
  const { address, router } = openApp(['/contact', '/discover?login=true'])
  await logInAs(namedBuyers.ana)
  await waitFor(() => expect(address()).toBe('/home'))
  await router.navigate(-1)
  expect(address()).toBe('/contact')
})

test('a login in another tab closes the open login and redirects, AUTH-09', async () => {
  const { address, market } = openApp('/cart')
  await login()
  document.cookie = `token=${market.login('ana')}; Path=/`
  refreshToken()
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
