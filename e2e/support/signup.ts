import { by } from './by.ts'
import type { InputDevice } from './inputDevice.ts'
import type { Page } from './test.ts'

export const email = 'bago@suki.example'
const password = 'bagong-suki'

export const dialog = (page: Page) => by.dialog(page, 'Create an account')
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const proceed = (page: Page) => by.button(dialog(page), 'Proceed')
const finish = (page: Page) => by.button(dialog(page), 'Finish')
export const resend = (page: Page) => by.button(dialog(page), /^Resend/)
export const summary = (page: Page) => by.alert(dialog(page)).filter({ hasText: 'Please check' })

export async function fillAccount(
  page: Page,
  input: InputDevice,
  address = email,
  confirm = password,
): Promise<void> {
  await input.fill(field(page, 'Email'), address)
  await input.fill(field(page, 'Password'), password)
  await input.fill(field(page, 'Confirm password'), confirm)
  await input.press(proceed(page))
}

export async function fillCode(page: Page, input: InputDevice, code: string): Promise<void> {
  await input.fill(field(page, 'Code'), code)
  await input.press(proceed(page))
}

export async function fillDetails(page: Page, input: InputDevice, phone: string): Promise<void> {
  await input.fill(field(page, 'First name'), 'Bago')
  await input.fill(field(page, 'Last name'), 'Dela Cruz')
  await input.fill(field(page, 'Phone number'), phone)
  await input.press(finish(page))
}
