import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { configureDemoInbox } from '#lib/demoInbox.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { call } from '../../marketplace/support/market.ts'
import { expectShown, expectToast } from '../support/user.ts'
import {
  codeIn,
  dialog,
  email,
  field,
  fillAccount,
  fillCode,
  fillDetails,
  openSignup,
  press,
  resend,
  toCode,
  toDetails,
  wrongCode,
} from './signup.ts'

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

test('a registration long after its code leads back to it and keeps the details, AUTH-36 AUTH-44', async () => {
  const { market } = await toDetails()
  act(() => void applyScenario(market, { advance: 16 * 60_000 }))
  await fillDetails('09171234567')
  await expectShown('Your code has expired. Please enter a new one.')
  await dialog().findByLabelText('Code')
  expect(market.world.tables.users.by('email', email)).toEqual([])
})

test('a code that another tab has asked for is continued with, AUTH-27 AUTH-36', async () => {
  const { market } = await openSignup()
  const body = { email, otpType: 'REGISTRATION' }
  expect((await call(market, 'POST', '/otps', { body })).status).toBeLessThan(300)
  await fillAccount()
  await dialog().findByLabelText('Code')
  await waitFor(() => expect(field('Code')).toHaveFocus())
  expect(resend()).toMatchTextContent(/^Resend in \d+ s$/)
  expect(market.world.tables.mails.by('to', email)).toHaveLength(1)
  await fillCode(codeIn(market))
  await dialog().findByLabelText('First name')
  await waitFor(() => expect(field('First name')).toHaveFocus())
})

test('a signup that is reloaded in its third step asks for no code that is used up, AUTH-27 AUTH-31 AUTH-36', async () => {
  const { market } = await toDetails()
  cleanup()
  // Its marketplace does not know the address as verified.
  const { sent } = await openSignup()
  await waitFor(() => expect(field('Email')).toHaveValue(email))
  await fillAccount()
  await dialog().findByLabelText('First name')
  expect(sent(/ \/otps/)).toEqual([])
  expect(market.world.tables.mails.by('to', email)).toHaveLength(1)

  // It knows of no code: another one is sent, and the details stay.
  await fillDetails('09171234567')
  await dialog().findByLabelText('Code')
  await expectShown('Your code has expired. Please enter a new one.')
  expect(sent('POST /otps')).toHaveLength(1)
})

test('a code whose answer was lost has been entered: it is not asked for again, AUTH-36', async () => {
  const { market, address } = await toCode('lose:verifyOtp')
  await fillCode(codeIn(market))
  await expectShown('An error occurred while processing the request')
  await press('Proceed')
  await dialog().findByLabelText('First name')
  await fillDetails('09171234567')
  await waitFor(() => expect(address()).toBe('/home'))
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
