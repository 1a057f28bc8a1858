import { type InputDevice, pointer } from './inputDevice.ts'
import { codeFor } from './inbox.ts'
import type { Market } from './market.ts'
import { expect, type Page } from './test.ts'

/** Whoever signs up in these journeys. */
export const email = 'bago@suki.example'
export const password = 'bagong-suki'
/** Opens the signup over the home page. */
export const signupPath = '/home?signup=true'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create an account' })
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Proceed' })
export const finish = (page: Page) => dialog(page).getByRole('button', { name: 'Finish' })
export const resend = (page: Page) => dialog(page).getByRole('button', { name: /^Resend/ })
/** What is wrong with a step, above its fields. */
export const summary = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: 'Please check' })

/** Fills in and sends the first step. */
export async function fillAccount(page: Page, hand: InputDevice, address = email, confirm = password): Promise<void> {
  await hand.fill(field(page, 'Email'), address)
  await hand.fill(field(page, 'Password'), password)
  await hand.fill(field(page, 'Confirm password'), confirm)
  await hand.press(proceed(page))
}

/** Fills in and sends the second step. */
export async function fillCode(page: Page, hand: InputDevice, code: string): Promise<void> {
  await hand.fill(field(page, 'Code'), code)
  await hand.press(proceed(page))
}

/** Fills in and sends the third step. */
export async function fillDetails(page: Page, hand: InputDevice, phone: string): Promise<void> {
  await hand.fill(field(page, 'First name'), 'Bago')
  await hand.fill(field(page, 'Last name'), 'Dela Cruz')
  await hand.fill(field(page, 'Phone number'), phone)
  await hand.press(finish(page))
}

/** Opens the signup and sends its first step; `sim` is what stands behind `?sim=`. */
export const toCodeStep = async (page: Page, market: Market, sim = '', address = email) => {
  await market.visit(signupPath, sim)
  await fillAccount(page, pointer, address)
  await expect(field(page, 'Code')).toBeFocused()
}

/** The same, and enters the code that was sent. */
export const toDetails = async (page: Page, market: Market, sim = '', address = email) => {
  await toCodeStep(page, market, sim, address)
  await fillCode(page, pointer, await codeFor(page, market, email))
  await expect(field(page, 'First name')).toBeFocused()
}
