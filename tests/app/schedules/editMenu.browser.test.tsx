import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { dialogNamed, expectNoDialog, expectShown, press } from '../support/user.ts'
import { detail, edit, groceries, openScheduler, listOf } from './support/scheduler.tsx'

/** Opens the groceries, and the dialog of an entry of their menu. */
async function openEntry(entry: string, sim?: string) {
  const opened = openScheduler({ sim })
  await edit(entry)
  return { ...opened, dialog: await dialogNamed(entry) }
}
type Dialog = Awaited<ReturnType<typeof dialogNamed>>

describe('the edit menu', () => {
  test('a list is renamed, and a name is required, SCHED-16 SCHED-19', async () => {
    const { market, dialog } = await openEntry('Rename List')
    const field = dialog.getByRole('textbox', { name: 'List name' })
    expect(field).toHaveValue('Weekly groceries')
    await userEvent.clear(field)
    await press('Save', dialog)
    await expectShown('List name is required', dialog)
    await userEvent.type(field, 'Palengke{Enter}')
    await expectNoDialog()
    expect(await screen.findByRole('heading', { name: 'Palengke' })).toBeVisible()
    expect(listOf(market)).toMatchObject({
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
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })

  test('what both this and another tab have changed is chosen, SCHED-16', async () => {
    const { market, queryClient, dialog } = await openEntry('Reschedule List')
    await press('Sunday', dialog, 'radio')
    market.world.tables.schedules.update(groceries, {
      notification_date: { time: '09:00', day_of_week: 1 },
    })
    await queryClient.invalidateQueries({ queryKey: ['schedules'] })
    await expectShown(/^Schedule: now “Every Monday, 9:00 AM”, here “Every Sunday, /, dialog)
    expect(dialog.getByRole('radio', { name: 'Sunday' })).toBeChecked()
    await press('Keep mine (Schedule)', dialog)
    await press('Save', dialog)
    await expectNoDialog()
    expect(listOf(market)?.notification_date).toMatchObject({ day_of_week: 0 })
  })

  test.each([
    ['Rename List', (dialog: Dialog) => userEvent.type(dialog.getByRole('textbox'), ' 2')],
    ['Change color scheme', (dialog: Dialog) => press('Mars', dialog, 'radio')],
    ['Reschedule List', (dialog: Dialog) => press('Sunday', dialog, 'radio')],
  ])(
    '%s that fails is logged only: the dialog stays with what was entered, SCHED-71 ERR-113',
    async (entry, change) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { market, dialog } = await openEntry(entry, 'fail:updateSchedule:500')
      await change(dialog)
      await press('Save', dialog)
      await waitFor(() =>
        expect(log).toHaveBeenCalledWith('Scheduled list not updated', expect.anything()),
      )
      expect(screen.getByRole('dialog', { name: entry })).toBeVisible()
      expect(screen.queryByText(/Failed/)).toBeNull()
      const before = { ...listOf(market) }
      await press('Save', dialog)
      await expectNoDialog(entry)
      expect(listOf(market)).not.toEqual(before)
    },
  )

  test('another address and payment; a failure is shown, SCHED-53 SCHED-52 SCHED-16 ERR-31', async () => {
    const { market, calls, dialog } = await openEntry('Shipping Options', 'fail:updateSchedule:500')
    expect(await dialog.findByRole('radio', { name: /Sampaguita/ })).toBeChecked()
    await press(/Consunji/, dialog, 'radio')
    await press(/^GCash/, dialog, 'radio')
    await press('Save', dialog)
    await expectShown('Failed to update schedule')
    await press('Save', dialog)
    await expectShown('Address changed')
    const [address] = market.world.tables.addresses
      .by('user', namedBuyers.liza.id)
      .filter(({ street }) => street.includes('Consunji'))
    expect(listOf(market)).toMatchObject({ address: address?._id, payment_method: 'gcash' })
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/payments/link-account'))
  })

  test('another colour, SCHED-16 SCHED-73', async () => {
    const { market, dialog } = await openEntry('Change color scheme')
    expect(dialog.getAllByRole('radio')).toHaveLength(15)
    expect(dialog.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    await press('Neptune', dialog, 'radio')
    await press('Save', dialog)
    await waitFor(() =>
      expect(screen.getByRole('article', { name: 'Weekly groceries' })).toHaveAttribute(
        'data-theme',
        'neptune',
      ),
    )
    expect(listOf(market)?.theme).toBe('neptune')
  })

  test('a time is taken as it is typed; one that is not clear stays, and holds back Save, SCHED-16 SCHED-40', async () => {
    const { market, dialog } = await openEntry('Reschedule List')
    const time = dialog.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '1:30{Enter}')
    await expectShown('Enter a time with AM or PM, such as 1:30 PM', dialog)
    expect(time).toHaveValue('1:30')
    await press('Save', dialog)
    expect(time).toHaveValue('1:30')
    await userEvent.type(time, ' n.h.{Enter}')
    await expectNoDialog()
    expect(listOf(market)).toMatchObject({ notification_date: { time: '13:30' } })
  })

  test('another schedule shows its next three dates before it is saved, SCHED-16', async () => {
    const { market, dialog } = await openEntry('Reschedule List')
    expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Saturday' })).toBeChecked()
    const dates = within(dialog.getByRole('region', { name: 'Next orders' }))
    const before = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(before).toHaveLength(3)
    await press('Monthly', dialog, 'radio')
    await press('End of the month', dialog, 'radio')
    const [first] = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    await press('Save', dialog)
    await expectNoDialog()
    expect(listOf(market)).toMatchObject({
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    })
    // The date that the server gives is the one that was foretold.
    await expectShown(`Next check out: ${first}`, await detail())
  })

  test('one field is changed of the current list: what another tab has changed meanwhile stays', async () => {
    const { market, dialog } = await openEntry('Rename List')
    market.world.tables.schedules.update(groceries, {
      theme: 'mars',
      notification_date: { time: '10:00', day_of_week: 2 },
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), ' and rice{Enter}')
    await waitFor(() => expect(listOf(market)?.name).toBe('Weekly groceries and rice'))
    expect(listOf(market)).toMatchObject({
      theme: 'mars',
      notification_date: { time: '10:00', day_of_week: 2 },
    })
  })
})
