import type { Page } from '@playwright/test'
import { addressSection, fillAddress } from '../support/addressForm.ts'
import { by } from '../support/by.ts'
import { buyer } from '../support/records.ts'

export const profile = '/profile/mia-villanueva'
export const shop = '/san-fernando-rice-center'

export const dialog = (page: Page) => by.dialog(page)
export const press = (page: Page, name: string | RegExp) => by.button(page, name).first().click()
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

export async function fillLogin(page: Page): Promise<void> {
  await field(page, 'Email').fill(buyer('mia').email)
  await field(page, 'Password').fill(buyer('mia').password)
}

export async function fillSignup(page: Page): Promise<void> {
  await field(page, 'Email').fill('bago@suki.example')
  for (const label of ['Password', 'Confirm password']) await field(page, label).fill('bagong-suki')
}

export const openAddress = (page: Page) => by.button(addressSection(page), 'Add Address').click()

export async function addAddress(page: Page): Promise<void> {
  await openAddress(page)
  await fillAddress(by.dialog(page, 'Add Address'))
}

export async function rate(page: Page): Promise<void> {
  await press(page, 'Rate')
  await by
    .radio(dialog(page), /^5 star/)
    .first()
    .check()
}

export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } })
  await page
    .getByLabel('Change Picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await by.button(by.dialog(page, 'Crop your picture'), 'Use Picture').click()
}
