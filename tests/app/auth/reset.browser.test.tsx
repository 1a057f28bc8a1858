import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, press } from '../support/user.ts'

const { email } = namedBuyers.mia
const password = 'bagong-poblacion'
const start = `/reset-password?email=${email}`
const newPassword = `/reset-password?step=2&email=${email}&token=made-up`

const field = (label: string) => screen.findByLabelText(label)
const follow = (name: string) => press(name, screen, 'link')
const fill = async (label: string, text: string) => browser.fill(await field(label), text)
const describes = (label: string, description: string | RegExp) =>
  waitFor(async () => expect(await field(label)).toHaveAccessibleDescription(description))
const isEmptied = (label: string) => waitFor(async () => expect(await field(label)).toHaveValue(''))
const silent = () => expect(screen.getByRole('region', { name: 'Messages' }).textContent).toBe('')
const codeIn = (market: Market) =>
  /\d{6}/.exec(market.world.tables.mails.by('to', email).at(-1)?.body ?? '')?.[0] ?? ''

async function fillCode(code: string) {
  await fill('Code', code)
  await press('Next')
}
async function fillPasswords(first: string, second = first) {
  await fill('New password', first)
  await fill('Confirm password', second)
  await press('Reset Password')
}

test('the first step needs an e-mail, which may be in the address, and leads back to the login, AUTH-49 AUTH-50 AUTH-51 ERR-88', async () => {
  const { address } = openApp(start)
  expect(await field('Email')).toHaveValue(email)
  expect(document.querySelectorAll('meta[name=robots][content=noindex]')).toHaveLength(1)
  expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await fill('Email', '')
  await press('Next')
  await describes('Email', /Email is required$/)
  expect(await field('Email')).toHaveFocus()
  await follow('Back to login')
  await waitFor(() => expect(address()).toBe('/home?login=true'))
  await dialogNamed('Log in')
})

test('the back arrows lead to the first step, and no second code is sent at once, also after a reload, AUTH-31 AUTH-54', async () => {
  const { go, market, sent } = openApp(start)
  const waits = async () =>
    expect(await screen.findByRole('button', { name: /^Resend OTP in \d+ s$/ })).toBeDisabled()
  await press('Next')
  await waits()
  await follow('Back to your email')
  expect(await field('Email')).toHaveValue(email)
  await press('Next')
  await waits()
  expect(sent('POST /otps')).toHaveLength(1)
  await fillCode(codeIn(market))
  await field('New password')
  await follow('Back to your email')
  expect(await field('Email')).toHaveValue(email)
  await go('/reset-password?step=2')
  expect(await field('Email')).toHaveValue('')

  cleanup()
  const reloaded = openApp(`/reset-password?step=1&email=${email}`)
  await waits()
  await follow('Back to your email')
  await press('Next')
  await waits()
  expect(reloaded.sent('POST /otps')).toEqual([])
})

test('failures are only noted in the console, without the e-mail, and the step stays, AUTH-34 AUTH-62 ERR-108', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const noted = (...expected: string[]) =>
    waitFor(() => expect(warn.mock.calls.map(([what]) => what as string)).toEqual(expected))
  const { go } = openApp(start, 'fail:requestOtp:503,fail:verifyOtp:503')
  await press('Next')
  await noted('No code was sent:')
  silent()
  expect(await field('Email')).toHaveValue(email)
  await press('Next')
  await fillCode('12')
  await describes('Code', 'Invalid OTP')
  await fillCode('123456')
  await isEmptied('Code')
  await waitFor(async () => expect(await field('Code')).toHaveFocus())
  silent()
  await go(newPassword)
  await fillPasswords(password)
  await noted(
    'No code was sent:',
    'The code could not be verified:',
    'The password was not changed:',
  )
  silent()
  expect(await field('New password')).toHaveValue(password)
  expect(warn.mock.calls.flat().join()).not.toContain(email)
})

test('a code that is answered without a reset token keeps the step, AUTH-55', async () => {
  const { market, sent, address } = openApp(start, 'omit:verifyOtp:password_reset_token')
  await press('Next')
  await field('Code')
  await fillCode(codeIn(market))
  await isEmptied('Code')
  expect(sent('POST /otps/verify')).toHaveLength(1)
  const { searchParams } = new URL(address(), location.origin)
  expect(Object.fromEntries(searchParams)).toEqual({ step: '1', email })
})

test('the new password is needed twice, with at least 8 characters, AUTH-58 AUTH-59 AUTH-60 ERR-87 ERR-89 ERR-90', async () => {
  openApp(newPassword)
  await field('New password')
  await press('Reset Password')
  expect(await screen.findByRole('alert', { name: 'Please check 2 fields' })).toHaveFocus()
  await describes('New password', /Password is required$/)
  await fillPasswords('seven77')
  for (const label of ['New password', 'Confirm password'])
    await describes(label, /Password must be at least 8 characters$/)
  await fillPasswords(password, `${password}!`)
  await describes('Confirm password', 'Passwords must match')
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue(email)
})
