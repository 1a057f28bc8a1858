import { expect, type Locator, type Page } from '@playwright/test'
import { by } from './by.ts'
import type { InputDevice } from './inputDevice.ts'
import { quantity } from './pageObjects.ts'

export const schedulesPath = '/order/schedule'

const panel = (page: Page) => by.region(page, 'Schedules', { exact: true })
export const card = (page: Page, name: string) => by.listitem(panel(page)).filter({ hasText: name })
/** Beside the panel, or in a narrow screen's sheet. */
export const detail = (page: Page, name: string) => by.article(page, name, { exact: true })
export const skipButton = (list: Locator, date = '') =>
  by.button(list, `Cancel next checkout${date && ` (${date})`}`)
export const advanceButton = (list: Locator) => by.button(list, 'Advance Checkout')

export async function openList(page: Page, input: InputDevice, name: string): Promise<Locator> {
  await input.press(by.link(card(page, name)))
  await expect(detail(page, name)).toBeVisible()
  return detail(page, name)
}

export async function openEdit(
  page: Page,
  input: InputDevice,
  name: string,
  entry: string,
): Promise<Locator> {
  await input.press(by.button(detail(page, name), `Edit ${name}`))
  await input.press(by.menuitem(page, entry, { exact: true }))
  return by.dialog(page, entry, { exact: true })
}

async function saveEdit(input: InputDevice, dialog: Locator): Promise<void> {
  await input.press(by.button(dialog, 'Save'))
  await expect(dialog).toHaveCount(0)
}

export async function startList(page: Page, input: InputDevice): Promise<Locator> {
  await input.press(by.button(panel(page), 'New list').first())
  return by.dialog(page, 'New list')
}

const next = (input: InputDevice, dialog: Locator) => input.press(by.button(dialog, 'Next'))

/** On 30 January 2040: monthly on the last day, to the default address, in cash. */
export async function fillFourSteps(
  input: InputDevice,
  dialog: Locator,
  name: string,
  address: string,
): Promise<void> {
  await expect(by.heading(dialog, 'Give your scheduled list a name')).toBeVisible()
  await input.fill(dialog.getByLabel('List name'), name)
  await next(input, dialog)
  await expect(by.radio(dialog, 'Monthly')).toBeChecked()
  await input.choose(by.radio(dialog, 'End of the month'))
  await expect(by.listitem(by.region(dialog, 'Next orders'))).toHaveText([
    'Tue, Jan 31, 2040, 8:00 AM',
    'Wed, Feb 29, 2040, 8:00 AM',
    'Sat, Mar 31, 2040, 8:00 AM',
  ])
  await next(input, dialog)
  await expect(by.radio(dialog, address)).toBeChecked()
  // A click this soon would be a double press.
  await expect(by.radio(dialog, 'Cash on Delivery')).toBeChecked()
  await by.button(dialog, 'Next').press('Enter')
  await expect(by.radio(dialog, 'Sunrise')).toBeChecked()
  await by.button(dialog, 'Next').press('Enter')
  await expect(by.heading(dialog, 'From your likes')).toBeVisible()
}

export async function finishList(
  input: InputDevice,
  dialog: Locator,
  products: readonly string[],
): Promise<void> {
  for (const product of products) await input.choose(by.checkbox(dialog, `Add ${product}`))
  await input.press(by.button(dialog, 'Finish'))
  await expect(dialog.getByText('On the list')).toHaveCount(products.length)
  await input.press(by.button(dialog, 'Done'))
  await expect(dialog).toHaveCount(0)
}

export async function changeList(page: Page, input: InputDevice, name: string): Promise<Locator> {
  const rename = await openEdit(page, input, name, 'Rename List')
  await input.fill(rename.getByLabel('List name'), 'Store counter')
  await saveEdit(input, rename)
  const list = detail(page, 'Store counter')
  await expect(list).toBeVisible()
  const colour = await openEdit(page, input, 'Store counter', 'Change color scheme')
  await input.choose(by.radio(colour, 'Emerald'))
  await saveEdit(input, colour)
  await expect(list).toHaveAttribute('data-theme', 'emerald')
  const timing = await openEdit(page, input, 'Store counter', 'Reschedule List')
  await input.choose(by.radio(timing, 'Weekly'))
  await input.choose(by.radio(timing, 'Wednesday'))
  await saveEdit(input, timing)
  await expect(list.getByText('Every Wednesday, 8:00 AM')).toBeVisible()
  return list
}

export async function changeQuantities(
  input: InputDevice,
  list: Locator,
  pressed: string,
  typed: string,
): Promise<void> {
  await input.press(by.button(by.group(list, `Quantity of ${pressed}`), 'Increase quantity'))
  await input.fill(quantity(list, typed), '3')
}

export async function skipNext(
  page: Page,
  input: InputDevice,
  list: Locator,
  skipped: string,
  following: string,
): Promise<void> {
  await input.press(skipButton(list))
  const dialog = by.dialog(page, 'Cancel next checkout')
  await expect(
    dialog.getByText(
      `The checkout on ${skipped} will be skipped. The one after it is on ${following}.`,
    ),
  ).toBeVisible()
  await input.press(by.button(dialog, 'Skip this date'))
  await expect(dialog).toHaveCount(0)
}
