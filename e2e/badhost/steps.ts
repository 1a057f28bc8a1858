import type { Page } from '@playwright/test'
import { addressSection, fillAddress } from '../support/addressForm.ts'
import { buyer } from '../support/records.ts'

/** Addresses of screens that several trials open. */
export const profile = '/profile/mia-villanueva'
export const shop = '/san-fernando-rice-center'

export const dialog = (page: Page) => page.getByRole('dialog')
/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

export async function fillLogin(page: Page): Promise<void> {
  await field(page, 'Email').fill(buyer('mia').email)
  await field(page, 'Password').fill(buyer('mia').password)
}

export async function fillSignup(page: Page): Promise<void> {
  await field(page, 'Email').fill('bago@suki.example')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('bagong-suki')
}

/** Opens the dialog for a new address. */
export const openAddress = (page: Page) =>
  addressSection(page).getByRole('button', { name: 'Add Address' }).click()

export async function addAddress(page: Page): Promise<void> {
  await openAddress(page)
  await fillAddress(page.getByRole('dialog', { name: 'Add Address' }))
}

export async function rate(page: Page): Promise<void> {
  await press(page, 'Rate')
  await dialog(page)
    .getByRole('radio', { name: /^5 star/ })
    .first()
    .check()
}

export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page
    .getByLabel('Change Picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page
    .getByRole('dialog', { name: 'Crop your picture' })
    .getByRole('button', { name: 'Use Picture' })
    .click()
}
