import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { setClock } from '#lib/clock.ts'
import { openApp } from '../support/app.tsx'
import { timesSent } from '../support/pressTwice.ts'
import { buttonNamed, dialogNamed } from '../support/user.ts'
import { account, codeIn, details, dialog, fill, fillAll, openSignup, resend } from './signup.ts'

const { mia } = namedBuyers
const field = (label: string) => screen.findByLabelText(label)
/** The cooldown of the last code is over, by the app's clock. */
function waitAMinute() {
  onTestFinished(() => setClock(Date.now()))
  setClock(Date.now() + 60_000)
}

test('a double press on a busy page logs in once, AUTH-04', async () => {
  const app = openApp('/nowhere/at/all?login=true')
  const part = await dialogNamed('Log in')
  await browser.fill(await part.findByLabelText('Email'), mia.email)
  await browser.fill(part.getByLabelText('Password'), mia.password)
  expect(await timesSent(app, buttonNamed('Log in', part), 'login')).toBe(1)
})

test('each step of a signup sends once by a double press on a busy page, AUTH-27 AUTH-31 AUTH-36 AUTH-41', async () => {
  const app = await openSignup()
  await fillAll(account)
  expect(await timesSent(app, buttonNamed('Proceed'), 'requestOtp')).toBe(1)
  await dialog().findByLabelText('Code')
  waitAMinute()
  expect(await timesSent(app, resend(), 'requestOtp')).toBe(1)
  await fill('Code', codeIn(app.market))
  expect(await timesSent(app, buttonNamed('Proceed'), 'verifyOtp')).toBe(1)
  await dialog().findByLabelText('First name')
  await fillAll(details('09171234567'))
  expect(await timesSent(app, buttonNamed('Finish'), 'registerUser')).toBe(1)
})

test('each step of a reset sends once by a double press on a busy page, AUTH-52 AUTH-55 AUTH-57', async () => {
  const app = openApp(`/reset-password?email=${mia.email}`)
  await field('Email')
  expect(await timesSent(app, buttonNamed('Next'), 'requestOtp')).toBe(1)
  await field('Code')
  waitAMinute()
  const again = await screen.findByRole('button', { name: 'Resend OTP' })
  expect(await timesSent(app, again, 'requestOtp')).toBe(1)
  const [code = ''] = /\d{6}/.exec(app.tables.mails.by('to', mia.email).at(-1)?.body ?? '') ?? []
  await browser.fill(await field('Code'), code)
  expect(await timesSent(app, buttonNamed('Next'), 'verifyOtp')).toBe(1)
  await browser.fill(await field('New password'), 'bagong-poblacion')
  await browser.fill(await field('Confirm password'), 'bagong-poblacion')
  expect(await timesSent(app, buttonNamed('Reset Password'), 'resetPassword')).toBe(1)
})
