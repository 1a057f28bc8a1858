import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { dialogNamed, press } from '../support/press.ts'
import { detail, edit, groceries, openScheduler, listOf } from './support/scheduler.tsx'

describe('the edit menu', () => {
  test('a list is renamed, and a name is required, SCHED-16 SCHED-19', async () => {
    const { market } = openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    const field = dialog.getByRole('textbox', { name: 'List name' })
    expect(field).toHaveValue('Weekly groceries')
    await userEvent.clear(field)
    await press('Save', dialog)
    expect(await dialog.findByText('List name is required')).toBeVisible()
    await userEvent.type(field, 'Palengke{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Palengke' })).toBeVisible()
    expect(listOf(market)).toMatchObject({
      name: 'Palengke',
      theme: 'sunrise',
      schedule_type: 'weekly',
    })
  })

  test('a name that another list has, SCHED-50', async () => {
    openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'List name' }))
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'List name' }),
      'rice and laundry{Enter}',
    )
    expect(await screen.findByText('Failed')).toBeVisible()
    expect((await dialog.findAllByText('Scheduler Name already exists.'))[0]).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('rice and laundry')
  })

  test.each([
    [
      'Rename List',
      async (dialog: Awaited<ReturnType<typeof dialogNamed>>) =>
        userEvent.type(dialog.getByRole('textbox'), ' 2'),
    ],
    [
      'Change color scheme',
      async (dialog: Awaited<ReturnType<typeof dialogNamed>>) => press('Mars', dialog, 'radio'),
    ],
    [
      'Reschedule List',
      async (dialog: Awaited<ReturnType<typeof dialogNamed>>) => press('Sunday', dialog, 'radio'),
    ],
  ])(
    '%s that fails is logged only: the dialog stays with what was entered, SCHED-71 ERR-113',
    async (entry, change) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { market } = openScheduler({ sim: 'fail:updateSchedule:500' })
      await edit(entry)
      const dialog = await dialogNamed(entry)
      await change(dialog)
      await press('Save', dialog)
      await waitFor(() =>
        expect(log).toHaveBeenCalledWith('Scheduled list not updated', expect.anything()),
      )
      expect(screen.getByRole('dialog', { name: entry })).toBeVisible()
      expect(screen.queryByText(/Failed/)).toBeNull()
      const before = { ...listOf(market) }
      await press('Save', dialog)
      await waitFor(() => expect(screen.queryByRole('dialog', { name: entry })).toBeNull())
      expect(listOf(market)).not.toEqual(before)
    },
  )

  test('another address and payment; a failure is shown, SCHED-53 SCHED-52 SCHED-16 ERR-31', async () => {
    const { market, calls } = openScheduler({ sim: 'fail:updateSchedule:500' })
    await edit('Shipping Options')
    const dialog = await dialogNamed('Shipping Options')
    await dialog.findByRole('radio', { name: /Sampaguita/ })
    expect(dialog.getByRole('radio', { name: /Sampaguita/ })).toBeChecked()
    await press(/Consunji/, dialog, 'radio')
    await press(/^GCash/, dialog, 'radio')
    await press('Save', dialog)
    expect(await screen.findByText('Failed to update schedule')).toBeVisible()
    await press('Save', dialog)
    expect(await screen.findByText('Address changed')).toBeVisible()
    const [address] = market.world.tables.addresses
      .by('user', namedBuyers.liza.id)
      .filter(({ street }) => street.includes('Consunji'))
    expect(listOf(market)).toMatchObject({ address: address?._id, payment_method: 'gcash' })
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/payments/link-account'))
  })

  test('another colour, SCHED-16 SCHED-73', async () => {
    const { market } = openScheduler()
    await edit('Change color scheme')
    const dialog = await dialogNamed('Change color scheme')
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
    const { market } = openScheduler()
    await edit('Reschedule List')
    const dialog = await dialogNamed('Reschedule List')
    const time = dialog.getByRole('textbox', { name: 'Time' })
    await userEvent.clear(time)
    await userEvent.type(time, '1:30{Enter}')
    expect(await dialog.findByText('Enter a time with AM or PM, such as 1:30 PM')).toBeVisible()
    expect(time).toHaveValue('1:30')
    await press('Save', dialog)
    expect(time).toHaveValue('1:30')
    await userEvent.type(time, ' n.h.{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(listOf(market)).toMatchObject({ notification_date: { time: '13:30' } })
  })

  test('another schedule shows its next three dates before it is saved, SCHED-16', async () => {
    const { market } = openScheduler()
    await edit('Reschedule List')
    const dialog = await dialogNamed('Reschedule List')
    expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Saturday' })).toBeChecked()
    const dates = within(dialog.getByRole('region', { name: 'Next orders' }))
    const before = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(before).toHaveLength(3)
    await press('Monthly', dialog, 'radio')
    await press('End of the month', dialog, 'radio')
    const [first] = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    await press('Save', dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(listOf(market)).toMatchObject({
      schedule_type: 'monthly',
      notification_date: { time: '08:00', day_of_month: 'END' },
    })
    // The date that the server gives is the one that was foretold.
    expect(await (await detail()).findByText(`Next check out: ${first}`)).toBeVisible()
  })

  test('one field is changed of the current list: what another tab has changed meanwhile stays', async () => {
    const { market } = openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
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
