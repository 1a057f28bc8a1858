import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { shortDate, weekdayAndDate } from '#lib/dates.ts'
import { openApp } from '../support/app.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoDialog,
  expectNoText,
  expectShown,
  expectVisible,
  press,
} from '../support/user.ts'
import { detail, edit, groceries, logged, openScheduler } from './support/scheduler.tsx'

/** Opens the groceries, and the dialog of an entry of their menu. */
async function openEntry(entry: string, sim?: string) {
  const opened = openScheduler({ sim })
  await edit(entry)
  const dialog = await dialogNamed(entry)
  return {
    ...opened,
    dialog,
    choose: (name: string | RegExp) => press(name, dialog, 'radio'),
    radio: (name: string | RegExp) => dialog.getByRole('radio', { name }),
    save: () => press('Save', dialog),
  }
}
type Entry = Awaited<ReturnType<typeof openEntry>>

test('a list is renamed, and a name is required, SCHED-16 SCHED-19', async () => {
  const { dialog, save, stored } = await openEntry('Rename List')
  const field = dialog.getByRole('textbox', { name: 'List name' })
  expect(field).toHaveValue('Weekly groceries')
  await userEvent.clear(field)
  await save()
  await expectShown('List name is required', dialog)
  await userEvent.type(field, 'Palengke{Enter}')
  await expectNoDialog()
  await expectVisible('heading', 'Palengke')
  expect(stored()).toMatchObject({
    name: 'Palengke',
    theme: 'sunrise',
    schedule_type: 'weekly',
  })
})

test('a name that another list has is said, and is not lost without a question, SCHED-50', async () => {
  const { dialog } = await openEntry('Rename List')
  const field = dialog.getByRole('textbox', { name: 'List name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'rice and laundry{Enter}')
  await expectShown('Failed')
  expect((await dialog.findAllByText('Scheduler Name already exists.'))[0]).toBeVisible()
  expect(field).toHaveValue('rice and laundry')
  await press('Cancel', dialog)
  await dialogNamed('Discard changes?')
})

test('what both this and another tab have changed is chosen, SCHED-16', async () => {
  const { dialog, choose, radio, save, stored, tables, queryClient } =
    await openEntry('Reschedule List')
  await choose('Sunday')
  tables.schedules.update(groceries, {
    notification_date: { time: '09:00', day_of_week: 1 },
  })
  await queryClient.invalidateQueries({ queryKey: ['schedules'] })
  await expectShown(/^Schedule: now “Every Monday, 9:00 AM”, here “Every Sunday, /, dialog)
  expect(radio('Sunday')).toBeChecked()
  await press('Keep mine (Schedule)', dialog)
  await save()
  await expectNoDialog()
  expect(stored()?.notification_date).toMatchObject({ day_of_week: 0 })
})

test.each([
  ['Rename List', ({ dialog }: Entry) => userEvent.type(dialog.getByRole('textbox'), ' 2')],
  ['Change color scheme', ({ choose }: Entry) => choose('Mars')],
  ['Reschedule List', ({ choose }: Entry) => choose('Sunday')],
])(
  '%s that fails is logged only: the dialog stays with what was entered, SCHED-71 ERR-113',
  async (entry, change) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const opened = await openEntry(entry, 'fail:updateSchedule:500')
    const { save, stored } = opened
    await change(opened)
    await save()
    await expect
      .poll(() => log)
      .toHaveBeenCalledWith('Scheduled list not updated', expect.anything())
    await expectVisible('dialog', entry)
    expectNoText(/Failed/)
    const before = { ...stored() }
    await save()
    await expectNoDialog(entry)
    expect(stored()).not.toEqual(before)
  },
)

test('another address and payment; a failure is shown, SCHED-53 SCHED-52 SCHED-16 ERR-31', async () => {
  const { dialog, choose, save, stored, tables, calls } = await openEntry(
    'Shipping Options',
    'fail:updateSchedule:500',
  )
  expect(await dialog.findByRole('radio', { name: /Sampaguita/ })).toBeChecked()
  await choose(/Consunji/)
  await choose(/^GCash/)
  await save()
  await expectShown('Failed to update schedule')
  await save()
  await expectShown('Address changed')
  expect(stored()?.payment_method).toBe('gcash')
  expect(tables.addresses.get(stored()!.address)?.street).toContain('Consunji')
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/payments/link-account')
})

test('another colour, SCHED-16 SCHED-73', async () => {
  const { dialog, choose, radio, save, stored } = await openEntry('Change color scheme')
  expect(dialog.getAllByRole('radio')).toHaveLength(15)
  expect(radio('Sunrise')).toBeChecked()
  await choose('Neptune')
  await save()
  await expect
    .poll(() => screen.getByRole('article', { name: 'Weekly groceries' }))
    .toHaveAttribute('data-theme', 'neptune')
  expect(stored()?.theme).toBe('neptune')
})

test('a time is taken as it is typed; one that is not clear stays, and holds back Save, SCHED-16 SCHED-40', async () => {
  const { dialog, save, stored } = await openEntry('Reschedule List')
  const time = dialog.getByRole('textbox', { name: 'Time' })
  await userEvent.clear(time)
  await userEvent.type(time, '1:30{Enter}')
  await expectShown('Enter a time with AM or PM, such as 1:30 PM', dialog)
  expect(time).toHaveValue('1:30')
  await save()
  expect(time).toHaveValue('1:30')
  await userEvent.type(time, ' n.h.{Enter}')
  await expectNoDialog()
  expect(stored()).toMatchObject({ notification_date: { time: '13:30' } })
})

test('another schedule shows its next three dates before it is saved, SCHED-16', async () => {
  const { dialog, choose, radio, save, stored } = await openEntry('Reschedule List')
  expect(radio('Weekly')).toBeChecked()
  expect(radio('Saturday')).toBeChecked()
  const dates = within(dialog.getByRole('region', { name: 'Next orders' }))
  expect(dates.getAllByRole('listitem')).toHaveLength(3)
  await choose('Monthly')
  await choose('End of the month')
  const first = dates.getAllByRole('listitem')[0]!.textContent
  await save()
  await expectNoDialog()
  expect(stored()).toMatchObject({
    schedule_type: 'monthly',
    notification_date: { time: '08:00', day_of_month: 'END' },
  })
  // The date that the server gives is the one that was foretold.
  await expectShown(`Next check out: ${first}`, await detail())
})

test('one field is changed of the current list: what another tab has changed meanwhile stays', async () => {
  const { dialog, stored, tables } = await openEntry('Rename List')
  const elsewhere = { theme: 'mars', notification_date: { time: '10:00', day_of_week: 2 } } as const
  tables.schedules.update(groceries, elsewhere)
  await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), ' and rice{Enter}')
  await expect.poll(() => stored()?.name).toBe('Weekly groceries and rice')
  expect(stored()).toMatchObject(elsewhere)
})
const eggs = 'Fresh Eggs, Large, 12 pcs'
/** Opens the groceries, and the question whether the eggs are to be taken off. */
async function askToRemove() {
  await press(`Remove ${eggs}`)
  return dialogNamed('Remove Items')
}
const eggsShown = async () => (await detail()).queryByRole('link', { name: eggs, hidden: true })

test('a product is taken off the list after a question; a failure leaves it there, SCHED-58 SCHED-63 SCHED-64 ERR-46 ERR-47', async () => {
  const { lines } = openScheduler({ sim: 'fail:removeScheduleProduct:500' })
  const dialog = await askToRemove()
  await expectShown(`Are you sure you want to remove ${eggs} from this list?`, dialog)
  await press('Cancel', dialog)
  expect(await eggsShown()).toBeVisible()
  await press('Continue', await askToRemove())
  await expectShown('Product failed to be removed.')
  expect(await eggsShown()).toBeInTheDocument()
  await press('Continue', await dialogNamed('Remove Items'))
  await expectShown('Product removed from the list!')
  await expect.poll(eggsShown).toBeNull()
  expect(lines().map(({ product_id }) => product_id)).not.toContain(namedProducts.eggs.id)
})

test('a product that was taken off, although the answer was lost, is gone, SCHED-63 SCHED-64', async () => {
  openScheduler({ sim: 'lose:removeScheduleProduct' })
  await press('Continue', await askToRemove())
  await expectShown('Product removed from the list!')
  expectNoText('Product failed to be removed.')
})

test('a conversation that can not be opened, SCHED-77 ERR-58', async () => {
  openApp(`/order/schedule/${groceries}`, 'as:liza,fail:findConversation:500:3')
  const list = await detail()
  await userEvent.click(list.getAllByRole('button', { name: /^Chat with/ })[0]!)
  await expectShown('Failed to open chat')
})

const DAY = 86_400_000
/** Opens the groceries, and the question whether their next date is to be skipped. */
async function openSkip(sim?: string) {
  const { stored, tables } = openScheduler({ sim })
  await detail()
  const now = () => Date.parse(stored()?.next_checkout_date ?? '')
  const due = now()
  await press(/^Cancel next checkout/)
  return {
    tables,
    due,
    now,
    dialog: await dialogNamed('Cancel next checkout'),
    move: (days: number) =>
      tables.schedules.update(groceries, {
        next_checkout_date: new Date(due + days * DAY).toISOString(),
      }),
  }
}

test('Cancel next checkout names the date that is skipped and the one that follows, SCHED-67 ERR-55 SCHED-55', async () => {
  const { dialog, due, now, tables } = await openSkip()
  const next = due + 7 * DAY
  await expectShown(
    `The checkout on ${weekdayAndDate(due)} will be skipped. The one after it is on ${weekdayAndDate(next)}.`,
    dialog,
  )
  await userEvent.dblClick(buttonNamed('Skip this date', dialog))
  await expectShown('Schedule canceled')
  await expectShown(`The next checkout is on ${weekdayAndDate(next)}.`)
  // A double click skips one date.
  expect(now()).toBe(next)
  await expect.poll(() => logged(tables, 'Schedule Cancelled')).toBe(1)
  const button = { name: `Cancel next checkout (${shortDate(next)})` }
  expect(await (await detail()).findByRole('button', button)).toBeEnabled()
})

test('a date that another tab has moved meanwhile is not restored, SCHED-67', async () => {
  const { dialog, due, now, move } = await openSkip()
  await press('Skip this date', dialog)
  await expectShown(/^Skipped: /, await detail())
  move(14)
  await press('Undo', await detail())
  await expectShown('This list has changed in the meantime.')
  expect(now()).toBe(due + 14 * DAY)
})

test('a date that can not be skipped stays, SCHED-68 ERR-54', async () => {
  const { dialog, due, now } = await openSkip('fail:cancelNextCheckout:500')
  await press('Skip this date', dialog)
  await expectShown('Failed to cancel schedule')
  expect(now()).toBe(due)
})

test('a date that another tab has skipped meanwhile is not skipped again, SCHED-67', async () => {
  const { dialog, due, now, move } = await openSkip()
  move(7)
  await press('Skip this date', dialog)
  await expectShown('Failed to cancel schedule')
  await expectShown(
    `This list has changed in the meantime. The next checkout is on ${weekdayAndDate(due + 7 * DAY)}.`,
  )
  expect(now()).toBe(due + 7 * DAY)
})
