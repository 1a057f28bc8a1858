import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { userEvent as browser } from 'vitest/browser'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { buttonNamed, dialogNamed } from '../support/user.ts'

/** The new account of these tests. */
export const email = 'bago@suki.example'
export const password = 'bagong-suki'
/** A screen that loads nothing, below the signup. */
export const plain = '/nowhere/at/all'

export const dialog = () => within(screen.getByRole('dialog', { name: 'Create an account' }))
export const field = (label: string) => dialog().getByLabelText(label)
export const findField = (label: string) => dialog().findByLabelText(label)
export const resend = () => buttonNamed(/^Resend/, dialog())
export const press = (name: string) => userEvent.click(buttonNamed(name, dialog()))
/** Waits for a field, and replaces its text at once. */
export const fill = async (label: string, text: string) =>
  browser.fill(await findField(label), text)

export async function openSignup(sim = '') {
  const app = openApp(`${plain}?signup=true`, sim)
  await (await dialogNamed('Create an account')).findByLabelText('Email')
  return app
}

export async function fillAll(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) await fill(label, text)
}
export const account = { Email: email, Password: password, 'Confirm password': password }
export const details = (phone: string) => ({
  'First name': 'Bago',
  'Last name': 'Dela Cruz',
  'Phone number': phone,
})

/** Fills in and sends the first step. */
export async function fillAccount(address = email) {
  await fillAll({ ...account, Email: address })
  await press('Proceed')
}

/** The code that was sent last, in its mail. */
export const codeIn = ({ world }: Pick<Market, 'world'>, to = email) =>
  world.tables.mails.by('to', to).at(-1)?.subject.slice(0, 6) ?? ''

export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

/** Fills in and sends the second step. */
export async function fillCode(code: string) {
  await fill('Code', code)
  await press('Proceed')
}

/** Fills in and sends the third step. */
export async function fillDetails(phone: string) {
  await fillAll(details(phone))
  await press('Finish')
}

/** Opens the signup and sends its first step. */
export async function toCode(sim = '', address = email) {
  const app = await openSignup(sim)
  await fillAccount(address)
  await findField('Code')
  return app
}

export async function toDetails(sim = '', address = email) {
  const app = await toCode(sim, address)
  await fillCode(codeIn(app.market))
  await findField('First name')
  return app
}
