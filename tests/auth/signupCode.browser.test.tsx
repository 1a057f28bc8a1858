import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { applyScenario } from '../../mocks/transport/control.ts'
import { call } from '../support/market.ts'
import { codeIn, dialog, email, field, fillAccount, fillCode, fillDetails, openSignup, resend, toCode, toDetails } from './signup.ts'

test('the fifth wrong code says that another one is needed, and the right one no longer helps, AUTH-34 ERR-67', async () => {
  const { market } = await toCode()
  const code = codeIn(market)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 1; n < 5; n += 1) {
    await fillCode(wrong)
    expect(await dialog().findByText('Invalid OTP')).toBeVisible()
  }
  for (const last of [wrong, code]) {
    await fillCode(last)
    expect(await dialog().findByText(/^Invalid OTP. That was wrong too often/)).toBeVisible()
  }
}, 60_000)

test('a registration long after its code leads back to the code, with the details kept, AUTH-36 AUTH-44', async () => {
  const { market } = await toDetails()
  act(() => void applyScenario(market.simulation, { advance: 16 * 60_000 }))
  await fillDetails('09171234567')
  expect(await screen.findByText('Your code was entered too long ago. Please enter a new one.')).toBeVisible()
  expect(await dialog().findByLabelText('Code')).toBeVisible()
  expect(market.market.world.tables.users.by('email', email)).toEqual([])
}, 60_000)

test('a code that another tab has asked for is continued with, AUTH-27 AUTH-36', async () => {
  const { market } = await openSignup()
  expect((await call(market, 'POST', '/otps', { body: { email, otpType: 'REGISTRATION' } })).status).toBeLessThan(300)
  await fillAccount()
  await dialog().findByLabelText('Code')
  await waitFor(() => expect(field('Code')).toHaveFocus())
  expect(resend()).toMatchTextContent(/^Resend in \d+ s$/)
  expect(market.market.world.tables.mails.by('to', email)).toHaveLength(1)
  await fillCode(codeIn(market))
  await dialog().findByLabelText('First name')
  await waitFor(() => expect(field('First name')).toHaveFocus())
})
