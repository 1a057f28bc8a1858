import { by } from './by.ts'
import { pointer } from './inputDevice.ts'
import type { Page } from './test.ts'

export const email = 'bago@suki.example'

export const dialog = (page: Page) => by.dialog(page, 'Create an account')
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })
export const proceed = (page: Page) => by.button(dialog(page), 'Proceed')
export const summary = (page: Page) => by.alert(dialog(page)).filter({ hasText: 'Please check' })

export async function fillAccount(page: Page): Promise<void> {
  await field(page, 'Email').fill(email)
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('bagong-suki')
  await pointer.press(proceed(page))
}

export async function fillCode(page: Page, code: string): Promise<void> {
  await field(page, 'Code').fill(code)
  await pointer.press(proceed(page))
}

export async function fillDetails(page: Page, phone: string): Promise<void> {
  await field(page, 'First name').fill('Bago')
  await field(page, 'Last name').fill('Dela Cruz')
  await field(page, 'Phone number').fill(phone)
  await pointer.press(by.button(dialog(page), 'Finish'))
}
