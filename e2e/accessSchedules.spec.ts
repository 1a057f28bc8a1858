import { scheduleIds } from '../fixtures/named.ts'
import { expectAccessible } from './support/axe.ts'
import { pointer } from './support/inputDevice.ts'
import {
  detail,
  fillFourSteps,
  isNarrow,
  openEdit,
  openList,
  panel,
  schedulesPath,
  sheet,
  skipButton,
  startList,
} from './support/schedules.ts'
import { expect, test } from './support/test.ts'

const widths = { tag: '@widths' }
const groceries = 'Weekly groceries'

test('axe: the scheduler, its panel and a list, SCHED-08 SCHED-10', widths, async ({ page, marketplace }) => {
  await marketplace.visit(schedulesPath, 'as:liza')
  await expect(panel(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const list = await openList(page, pointer, groceries)
  await expect(sheet(page)).toHaveCount(isNarrow(page) ? 1 : 0)
  await expectAccessible(page)
  await list.getByRole('button', { name: `Edit ${groceries}` }).click()
  await expect(list.getByRole('switch', { name: 'Disable Schedule' })).toBeVisible()
  await expectAccessible(page)
})

test('axe: a list without a next date, and no list at all, SCHED-09', widths, async ({ page, marketplace }) => {
  await marketplace.visit(`${schedulesPath}/${scheduleIds.carloNoodles}`, 'as:carlo')
  await expect(skipButton(detail(page, 'Noodles for the dorm'))).toBeDisabled()
  await expectAccessible(page)
  await marketplace.visit(schedulesPath, 'as:jose')
  await expect(page.getByText('You have no schedules')).toBeVisible()
  await expectAccessible(page)
})

test('axe: the dialogs of a list, SCHED-06 SCHED-16 SCHED-58', async ({ page, marketplace }) => {
  await marketplace.visit(schedulesPath, 'as:liza')
  const list = await openList(page, pointer, groceries)
  for (const entry of ['Rename List', 'Reschedule List', 'Shipping Options', 'Change color scheme']) {
    const dialog = await openEdit(page, pointer, groceries, entry)
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(list.getByRole('button', { name: `Edit ${groceries}` })).toBeFocused()
  }
  for (const [button, title] of [
    [skipButton(list), 'Cancel next checkout'],
    [list.getByRole('button', { name: /^Remove / }).first(), 'Remove Items'],
    [panel(page).getByRole('button', { name: `Delete ${groceries}` }), 'Delete scheduled list'],
  ] as const) {
    await button.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /^(Cancel|Keep it)$/ }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('axe: a new list, at its first step with an error and at its last, SCHED-19 SCHED-25', widths, async ({ page, marketplace }) => {
  await marketplace.visit(schedulesPath, 'clock:2040-01-30T10.00,as:jose')
  const dialog = await startList(page, pointer)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Name is required', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await fillFourSteps(pointer, dialog, 'Month-end sack', 'Jose Dizon')
  await expect(dialog.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
})
