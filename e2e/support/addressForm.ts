import { expect, type Locator } from './test.ts'

/** Chooses a place in one of the address form's selects by typing a part of its name. */
export async function choosePlace(dialog: Locator, label: string, place: string): Promise<void> {
  const field = dialog.getByRole('combobox', { name: label })
  await expect(field).toBeEnabled()
  await field.fill(place)
  // Enter before the list is there would choose nothing.
  await dialog.locator('.ant-select-item-option:visible').filter({ hasText: place }).first().waitFor()
  await field.press('Enter')
}

/** Fills in and saves an address in Pasig, for a user whose name and number are known. */
export async function saveAddress(dialog: Locator): Promise<void> {
  await choosePlace(dialog, 'Region', 'National Capital')
  await choosePlace(dialog, 'City or municipality', 'Pasig')
  await choosePlace(dialog, 'Barangay', 'Kapitolyo')
  for (const [label, text] of [
    ['Street', '7 West Capitol Drive'],
    ['ZIP code', '1603'],
    ['Latitude', '14.57'],
    ['Longitude', '121.05'],
  ] as const)
    await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: 'Save Address' }).click()
}
