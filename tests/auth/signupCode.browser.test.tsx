import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { applyScenario } from '../../mocks/transport/control.ts'
import { openApp } from '../support/app.tsx'

const email = 'bago@suki.example'
const dialog = () => within(screen.getByRole('dialog', { name: 'Create an account' }))

/** A visitor who has asked for the code of a signup. */
async function toCode() {
  const { market } = openApp('/home?signup=true', '')
  const type = async (label: string, text: string) => userEvent.type(await dialog().findByLabelText(label), text)
  await waitFor(() => expect(dialog().getByLabelText('Email')).toBeVisible(), { timeout: 40_000 })
  await type('Email', email)
  for (const field of dialog().getAllByLabelText(/password/i, { selector: 'input' })) await userEvent.type(field, 'palengke-2026')
  await userEvent.click(dialog().getByRole('button', { name: 'Proceed' }))
  const field = await dialog().findByLabelText('Code')
  const code = market.market.world.tables.mails.by('to', email).at(-1)?.subject.slice(0, 6) ?? ''
  const enter = async (text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    await userEvent.click(dialog().getByRole('button', { name: 'Proceed' }))
  }
  return { market, code, enter, type }
}

test('AUTH-34 ERR-67 the fifth wrong code says that another one is needed, and the right one no longer helps', async () => {
  const { code, enter } = await toCode()
  const wrong = code === '000000' ? '000001' : '000000'
  for (let n = 1; n < 5; n += 1) {
    await enter(wrong)
    expect(await dialog().findByText('Invalid OTP')).toBeVisible()
  }
  for (const last of [wrong, code]) {
    await enter(last)
    expect(await dialog().findByText(/^Invalid OTP. That was wrong too often/)).toBeVisible()
  }
}, 60_000)

test('AUTH-36 AUTH-44 a registration long after its code leads back to the code, with the details kept', async () => {
  const { market, code, enter, type } = await toCode()
  await enter(code)
  await type('First name', 'Bago')
  await type('Last name', 'Suki')
  await type('Phone number', '09171234567')
  act(() => void applyScenario(market.simulation, { advance: 16 * 60_000 }))
  await userEvent.click(dialog().getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('Your code was entered too long ago. Please enter a new one.')).toBeVisible()
  expect(await dialog().findByLabelText('Code')).toBeVisible()
  expect(market.market.world.tables.users.by('email', email)).toEqual([])
}, 60_000)
