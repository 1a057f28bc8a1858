import { expect, type Locator, type Page } from '@playwright/test'
import { by } from './by.ts'

export const addressSection = (page: Page) => by.region(page, 'Shipping Address')

async function press(target: Locator): Promise<void> {
  const hasTouch = await target.page().evaluate(() => navigator.maxTouchPoints > 0)
  await (hasTouch ? target.tap() : target.click())
}

export const placeOptions = (dialog: Locator) => dialog.locator('.ant-select-item-option:visible')

/** Opens a list of the form, filters it, and presses the first option with this text. */
export async function choosePlace(dialog: Locator, label: string, place: string): Promise<void> {
  const field = by.combobox(dialog, label)
  await expect(field).toBeEnabled()
  await press(field)
  await expect(placeOptions(dialog).first()).toBeInViewport()
  await field.fill(place)
  const option = placeOptions(dialog).filter({ hasText: place }).first()
  await expect(option).toBeInViewport()
  await press(option)
  await expect(option).toBeHidden()
}

export async function saveAddress(dialog: Locator): Promise<void> {
  await choosePlace(dialog, 'Region', 'National Capital')
  await choosePlace(dialog, 'City or municipality', 'Pasig')
  await choosePlace(dialog, 'Barangay', 'Kapitolyo')
  await by.button(dialog, 'Enter coordinates').click()
  for (const [label, text] of [
    ['Street', '7 West Capitol Drive'],
    ['ZIP code', '1603'],
    ['Latitude', '14.57'],
    ['Longitude', '121.05'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await by.button(dialog, 'Save Address').click()
}
