import { type InputDevice, pointer } from './inputDevice.ts'
import { codeFor } from './inbox.ts'
import type { Marketplace } from './marketplace.ts'
import { expect, type Page } from './test.ts'

/** The new account of these journeys. */
export const email = 'bago@suki.example'
export const password = 'bagong-suki'
/** Opens the signup over the home page. */
export const signupPath = '/home?signup=true'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create an account' })
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const proceed = (page: Page) => dialog(page).getByRole('button', { name: 'Proceed' })
export const finish = (page: Page) => dialog(page).getByRole('button', { name: 'Finish' })
export const resend = (page: Page) => dialog(page).getByRole('button', { name: /^Resend/ })
/** The error summary above the fields of a step. */
export const summary = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: 'Please check' })

/** Fills in and sends the first step. */
export async function fillAccount(page: Page, input: InputDevice, address = email, confirm = password): Promise<void> {
  await input.fill(field(page, 'Email'), address)
  await input.fill(field(page, 'Password'), password)
  await input.fill(field(page, 'Confirm password'), confirm)
  await input.press(proceed(page))
}

/** Fills in and sends the second step. */
export async function fillCode(page: Page, input: InputDevice, code: string): Promise<void> {
  await input.fill(field(page, 'Code'), code)
  await input.press(proceed(page))
}

/** Fills in and sends the third step. */
export async function fillDetails(page: Page, input: InputDevice, phone: string): Promise<void> {
  await input.fill(field(page, 'First name'), 'Bago')
  await input.fill(field(page, 'Last name'), 'Dela Cruz')
  await input.fill(field(page, 'Phone number'), phone)
  await input.press(finish(page))
}

/** Opens the signup and sends its first step; `sim` is the text after `?sim=`. */
export const toCodeStep = async (page: Page, marketplace: Marketplace, sim = '', address = email) => {
  await marketplace.visit(signupPath, sim)
  await fillAccount(page, pointer, address)
  await expect(field(page, 'Code')).toBeFocused()
}

/** Opens the signup, and sends its first step and the code. */
export const toDetails = async (page: Page, marketplace: Marketplace, sim = '', address = email) => {
  await toCodeStep(page, marketplace, sim, address)
  await fillCode(page, pointer, await codeFor(page, marketplace, email))
  await expect(field(page, 'First name')).toBeFocused()
}
