import { addressCards } from './support/addressForm.ts'
import { type InputDevice, keyboard, pointer, tabTo } from './support/inputDevice.ts'
import { drawnMap } from './support/maps.ts'
import { expect, type Locator, type Page, test } from './support/test.ts'

/** Opens an address of the user, and its map below the coordinates. */
async function openPin(page: Page, street: string, input: InputDevice) {
  await input.press(
    addressCards(page).filter({ hasText: street }).getByRole('button', { name: /^Edit/ }),
  )
  const dialog = page.getByRole('dialog', { name: 'Edit Address' })
  await input.press(dialog.getByRole('button', { name: 'Set the pin on a map' }))
  const map = dialog.getByRole('region', { name: 'Map of the address' })
  return {
    dialog,
    map,
    pin: map.getByRole('button', { name: 'Pin of the address' }),
    drawn: await drawnMap(map),
  }
}

const typed = async (dialog: Locator) => [
  await dialog.getByLabel('Latitude').inputValue(),
  await dialog.getByLabel('Longitude').inputValue(),
]

test(
  'an address is set by its pin, dragged and tapped, ADDR-04',
  { tag: ['@all', '@all-phone'] },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/mia-villanueva', 'as:mia')
    const { dialog, map, pin, drawn } = await openPin(page, 'Scout Ybardolaza', pointer)
    const before = await typed(dialog)
    expect((await drawn.center()).map((degrees) => degrees.toFixed(4))).toEqual(
      before.map((text) => Number(text).toFixed(4)),
    )
    const box = (await pin.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 - 20, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => Number((await typed(dialog))[0]))
      .toBeGreaterThan(Number(before[0]))
    const dragged = await typed(dialog)
    expect(Number(dragged[1])).toBeGreaterThan(Number(before[1]))
    await map.click({ position: { x: 40, y: 60 } })
    await expect.poll(async () => Number((await typed(dialog))[1])).toBeLessThan(Number(before[1]))
    await expect(
      dialog.getByText(/^\d+\.\d+, \d+\.\d+, near Quezon City, Metro Manila$/),
    ).toBeVisible()
    const set = await typed(dialog)
    await dialog.getByRole('button', { name: 'Save Address' }).click()
    await expect(dialog).toHaveCount(0)
    const again = await openPin(page, 'Scout Ybardolaza', pointer)
    expect(await typed(again.dialog)).toEqual(set)
    await again.dialog.getByRole('button', { name: 'Cancel' }).click()
  },
)

test(
  'an address is set by its pin, by keyboard only, ADDR-04 ACCESS-04',
  { tag: '@maps' },
  async ({ page, marketplace }) => {
    await marketplace.visit('/profile/mia-villanueva', 'as:mia')
    const input = keyboard(page)
    const { dialog, pin, drawn } = await openPin(page, 'Don Pedro', input)
    const before = await typed(dialog)
    const center = await drawn.center()
    await tabTo(page, pin)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(async () => Number((await typed(dialog))[1])).toBeLessThan(Number(before[1]))
    const set = await typed(dialog)
    expect(Number(set[0])).toBeLessThan(Number(before[0]))
    expect(await drawn.center(), 'the map stays').toEqual(center)
    await expect(pin).toHaveAccessibleDescription(
      `${set.join(', ')}, near Makati City, Metro Manila`,
    )
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('button', { name: 'Set the pin on a map' })).toBeFocused()
    await input.press(dialog.getByRole('button', { name: 'Save Address' }))
    await expect(dialog).toHaveCount(0)
    await input.press(
      addressCards(page).filter({ hasText: 'Don Pedro' }).getByRole('button', { name: /^Edit/ }),
    )
    await expect(page.getByRole('dialog').getByLabel('Latitude')).toHaveValue(set[0] ?? '')
  },
)
