import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { namedBuyers } from '#fixtures/named.ts'
import { setClock } from '#lib/clock.ts'
import { configureDemoInbox } from '#lib/demoInbox.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { call } from '../../marketplace/support/market.ts'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectShown,
  expectToast,
  findButton,
  press as pressIn,
} from '../support/user.ts'
import { copy } from './clipboard.ts'
import {
  account,
  codeIn,
  details,
  dialog,
  email,
  field,
  fill,
  fillAccount,
  fillCode,
  fillDetails,
  findField,
  openSignup,
  password,
  plain,
  press,
  resend,
  toCode,
  toDetails,
  wrongCode,
} from './signup.ts'

const codeRequest = { email, otpType: 'REGISTRATION' }
const summary = () => dialog().findByRole('alert', { name: /^Please check/ })
const isFocused = (label: string) => waitFor(() => expect(field(label)).toHaveFocus())
const describes = (label: string, description: string | RegExp) =>
  waitFor(() => expect(field(label)).toHaveAccessibleDescription(description))

test('the first step reports each error at its field, AUTH-22 AUTH-23 AUTH-24 AUTH-25 AUTH-26 ERR-64 ERR-87', async () => {
  const { sent } = await openSignup()
  await fill('Password', 'bagong-suki')
  await fill('Confirm password', 'ibang-suki')
  await userEvent.click(field('Email'))
  await describes('Confirm password', 'Passwords must match')
  await fill('Password', 'seven77')
  await fill('Confirm password', 'seven77')
  await press('Proceed')
  expect(await summary()).toMatchTextContent('Please check 3 fields')
  for (const label of ['Password', 'Confirm password'])
    await describes(label, /Password must be at least 8 characters$/)
  await pressIn('Email is required', within(await summary()))
  expect(field('Email')).toHaveFocus()
  expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  for (const label of ['Password', 'Confirm password'])
    expect(field(label)).toHaveAttribute('autocomplete', 'new-password')
  await fillAccount(namedBuyers.liza.email.toUpperCase())
  await describes('Email', 'Email already exists')
  expect(sent('POST /otps')).toEqual([])
})

test('a failed step keeps the input, and the code takes digits only, also pasted ones, AUTH-29 AUTH-30 AUTH-33 AUTH-45 ERR-63 ERR-68', async () => {
  await openSignup('fail:checkUserValidity:503,fail:requestOtp:500,fail:verifyOtp:503')
  await fillAccount()
  await expectToast('An error occurred while processing the request')
  await press('Proceed')
  await expectToast('Failed to send OTP')
  expect(field('Email')).toHaveValue(email)
  expect(field('Password')).toHaveValue(password)
  await press('Proceed')
  await isFocused('Code')
  expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field('Code')).toHaveAttribute('inputmode', 'numeric')
  for (const typed of ['', '12345', 'abc']) {
    await fillCode(typed)
    await describes('Code', 'Invalid OTP')
  }
  await fill('Code', '')
  await copy('Code: 123 456 7')
  field('Code').focus()
  await browser.paste()
  expect(field('Code')).toHaveValue('123456')
  await press('Proceed')
  await expectToast('An error occurred while processing the request')
  expect(field('Code')).toHaveValue('123456')
})

test('going back keeps the input and sends no other code, and closing asks first, AUTH-20 AUTH-31 AUTH-32 ERR-63', async () => {
  onTestFinished(() => setClock(Date.now()))
  const { market, sent, address } = await toCode()
  expect(resend()).toMatchTextContent(/^Resend in (5\d|60) s$/)
  expect(resend()).toBeDisabled()
  await press('Go back')
  expect(field('Email')).toHaveValue(email)
  expect(field('Password')).toHaveValue(password)
  await press('Proceed')
  await findField('Code')
  expect(resend()).toBeDisabled()
  expect(sent('POST /otps')).toHaveLength(1)
  // Only the app's clock moves on; the server's cooldown still runs.
  setClock(Date.now() + 60_000)
  await expect.poll(resend).toBeEnabled()
  await press('Resend')
  await expectToast('Failed to send OTP')

  await fillCode(codeIn(market))
  await fill('First name', 'Bago')
  const answer = async (name: string) => pressIn(name, await dialogNamed('Stop signing up?'))
  // A press beside the panel.
  await userEvent.click(screen.getByRole('dialog', { name: 'Create an account' }))
  await answer('Keep editing')
  expect(field('First name')).toHaveValue('Bago')
  await press('Go back')
  expect(field('Password')).toHaveValue(password)
  // The code was entered already.
  await press('Proceed')
  expect(await findField('First name')).toHaveValue('Bago')
  await browser.keyboard('{Escape}')
  await answer('Discard')
  await expectNoDialog()
  expect(address()).toBe(plain)
})

test('the details are checked, kept on a failure, and registered, AUTH-37 AUTH-38 AUTH-39 AUTH-40 AUTH-41 AUTH-42 AUTH-43 AUTH-44 ERR-66 ERR-69 ERR-70 CONST-06 LOG-03', async () => {
  const { sent, asked, address } = await toDetails('fail:registerUser:503', 'Bago@SUKI.Example')
  await press('Finish')
  for (const label of ['First name', 'Last name', 'Phone number'])
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'))
  await fill('Phone number', '+63 917 123 4567 89')
  expect(field('Phone number')).toHaveValue('0917123456789')
  await fillDetails('0817123456')
  await describes('Phone number', /starting with 09 \(11 digits total\)$/)
  await fillDetails(namedBuyers.liza.contact_number)
  await describes('Phone number', /Phone number already exists$/)
  const checked = asked.flatMap(({ url }) => new URL(url).searchParams.get('mobileNumber') ?? [])
  expect(checked).toEqual([namedBuyers.liza.contact_number])

  await fillDetails('09171234567')
  await expectToast('Registration Failed', 'An error occurred while registering')
  expect(field('First name')).toHaveValue('Bago')
  await press('Finish')
  await expectToast('Registration Successful', 'You have successfully registered!')
  await expect.poll(address).toBe('/home')
  expect(document.cookie).toContain('token=')
  const names = { first_name: 'Bago', last_name: 'Dela Cruz' }
  const user = { email, password, ...names, contact_number: '09171234567' }
  expect(sent('POST /users')).toEqual([user, user])
  const user_id = expect.stringMatching(/^[0-9a-f]{24}$/) as string
  const entry = { event_type: 'SIGNUP', profile: 'BUYER', user_id }
  await waitFor(() => expect(sent('POST /user/logs')).toMatchObject([entry]))
})

/** Moves the focus forward to an element, as a user without a pointer. */
async function tabTo(wanted: Element) {
  for (let presses = 0; document.activeElement !== wanted && presses < 12; presses += 1)
    await browser.keyboard('{Tab}')
  expect(wanted).toHaveFocus()
}
async function typeInto(label: string, text: string) {
  await tabTo(field(label))
  await browser.keyboard(`{Control>}a{/Control}${text}`)
}
async function enterOn(name: string) {
  await tabTo(buttonNamed(name, dialog()))
  await browser.keyboard('{Enter}')
}
async function typeAll(values: Record<string, string>, then: string) {
  for (const [label, text] of Object.entries(values)) await typeInto(label, text)
  await enterOn(then)
}

test('every step can be filled in by keyboard only, and a mistake takes the focus, AUTH-20 AUTH-21 AUTH-30 AUTH-37', async () => {
  const { market } = await openSignup()
  await isFocused('Email')
  await browser.keyboard('{Enter}')
  expect(await summary()).toHaveFocus()
  await typeAll(account, 'Proceed')

  await isFocused('Code')
  await expectShown(email, dialog())
  const code = codeIn(market)
  await typeAll({ Code: wrongCode(code) }, 'Proceed')
  await describes('Code', 'Invalid OTP')
  await isFocused('Code')
  await typeAll({ Code: code }, 'Proceed')

  await isFocused('First name')
  await typeAll(details('0917'), 'Finish')
  expect(await summary()).toHaveFocus()
  await typeAll(details('09179998877'), 'Finish')
  await findButton('Account of Bago')
})

test('after the fifth wrong code the right one no longer helps, and another is needed, AUTH-34 ERR-67', async () => {
  const { market } = await toCode()
  const code = codeIn(market)
  const wrong = wrongCode(code)
  for (let n = 1; n < 5; n += 1) {
    await fillCode(wrong)
    await expectShown('Invalid OTP', dialog())
  }
  for (const last of [wrong, code]) {
    await fillCode(last)
    await expectShown(/^Invalid OTP. Too many wrong codes/, dialog())
  }
})

test('a code is announced; a late one is refused, and one that is asked for then is accepted, AUTH-28 AUTH-31 AUTH-35 CONST-02 ERR-65 ERR-67', async () => {
  onTestFinished(() => setClock(Date.now()))
  const { market, sent } = await toCode()
  await expectToast('OTP Sent', 'OTP has been sent to your email')
  act(() => void applyScenario(market, { advance: 16 * 60_000 }))
  setClock(Date.now() + 16 * 60_000)
  await fillCode(codeIn(market))
  await describes('Code', 'Invalid OTP')
  await expect.poll(resend).toBeEnabled()
  await press('Resend')
  await isFocused('Code')
  expect(sent('POST /otps')).toEqual([codeRequest, codeRequest])
  await fillCode(codeIn(market))
  await findField('First name')
})

test('a registration long after its code leads back to it and keeps the details, AUTH-36 AUTH-44', async () => {
  const { market } = await toDetails()
  act(() => void applyScenario(market, { advance: 16 * 60_000 }))
  await fillDetails('09171234567')
  await expectShown('Your code has expired. Please enter a new one.')
  await findField('Code')
  expect(market.world.tables.users.by('email', email)).toEqual([])
})

test('a code that another tab has asked for is continued with, AUTH-27 AUTH-36', async () => {
  const { market } = await openSignup()
  expect((await call(market, 'POST', '/otps', { body: codeRequest })).status).toBeLessThan(300)
  await fillAccount()
  await isFocused('Code')
  expect(resend()).toMatchTextContent(/^Resend in \d+ s$/)
  expect(market.world.tables.mails.by('to', email)).toHaveLength(1)
  await fillCode(codeIn(market))
  await isFocused('First name')
})

test('a signup that is reloaded in its third step asks for no code that is used up, AUTH-27 AUTH-31 AUTH-36', async () => {
  const { market } = await toDetails()
  cleanup()
  // Its marketplace does not know the address as verified.
  const { sent } = await openSignup()
  await waitFor(() => expect(field('Email')).toHaveValue(email))
  await fillAccount()
  await findField('First name')
  expect(sent(/ \/otps/)).toEqual([])
  expect(market.world.tables.mails.by('to', email)).toHaveLength(1)

  // It knows of no code: another one is sent, and the details stay.
  await fillDetails('09171234567')
  await findField('Code')
  await expectShown('Your code has expired. Please enter a new one.')
  expect(sent('POST /otps')).toHaveLength(1)
})

test('a code whose answer was lost has been entered: it is not asked for again, AUTH-36', async () => {
  const { market, address } = await toCode('lose:verifyOtp')
  await fillCode(codeIn(market))
  await expectShown('An error occurred while processing the request')
  await press('Proceed')
  await findField('First name')
  await fillDetails('09171234567')
  await expect.poll(address).toBe('/home')
  expect(market.world.tables.users.by('email', email)).toHaveLength(1)
})

// The last test: the inbox stays.
test('where no mail is sent, the step says where the code is, and copies it, AUTH-30', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const newestCode = vi
    .fn<(to: string) => Promise<string | null>>()
    .mockResolvedValueOnce('042042')
    .mockResolvedValue(null)
  configureDemoInbox({ newestCode })
  await toCode()
  await expectShown(/^The code is in the Demo inbox/, dialog())
  await press('Copy the code')
  await expectToast('Code copied to clipboard')
  expect(newestCode).toHaveBeenCalledWith(email)
  expect(copied).toHaveBeenCalledWith('042042')
  await press('Copy the code')
  await expectToast('No code was sent to this address')
})
