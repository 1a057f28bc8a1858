import { expect, type Locator, type Page } from '@playwright/test'
import { by } from './by.ts'
import { pointer } from './inputDevice.ts'

export const schedulesPath = '/order/schedule'

const panel = (page: Page) => by.region(page, 'Schedules', { exact: true })
export const card = (page: Page, name: string) => by.listitem(panel(page)).filter({ hasText: name })
/** Beside the panel, or in a narrow screen's sheet. */
export const detail = (page: Page, name: string) => by.article(page, name, { exact: true })
export const skipButton = (list: Locator, date = '') =>
  by.button(list, `Cancel next checkout${date && ` (${date})`}`)

export async function openEdit(
  page: Page,
  name: string,
  entry: string,
  input = pointer,
): Promise<Locator> {
  await input.press(by.button(detail(page, name), `Edit ${name}`))
  await input.press(by.menuitem(page, entry, { exact: true }))
  return by.dialog(page, entry, { exact: true })
}

export async function startList(page: Page, input = pointer): Promise<Locator> {
  await input.press(by.button(panel(page), 'New list').first())
  return by.dialog(page, 'New list')
}

export async function finishList(
  dialog: Locator,
  products: readonly string[],
  input = pointer,
): Promise<void> {
  for (const product of products) await input.choose(by.checkbox(dialog, `Add ${product}`))
  await input.press(by.button(dialog, 'Finish'))
  await expect(dialog.getByText('On the list')).toHaveCount(products.length)
  await input.press(by.button(dialog, 'Done'))
  await expect(dialog).toHaveCount(0)
}
