import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { longDate, weekdayAndDate } from '#lib/dates.ts'
import { openApp } from '../support/app.tsx'
import type { Market } from '../support/market.ts'
import { dialogNamed, press } from '../support/press.ts'
import { detail, groceries, openScheduler, listOf, linesOf } from './support/scheduler.tsx'

test('a product is taken off the list after a question, SCHED-58 SCHED-63 ERR-46', async () => {
  const { market } = openScheduler()
  const name = market.world.tables.products.get(namedProducts.eggs.id)?.product_name ?? ''
  await press(`Remove ${name}`)
  let dialog = await dialogNamed('Remove Items')
  expect(dialog.getByText(`Are you sure you want to remove ${name} from this list?`)).toBeVisible()
  await press('Cancel', dialog)
  expect((await detail()).getByRole('link', { name })).toBeVisible()
  await press(`Remove ${name}`)
  dialog = await dialogNamed('Remove Items')
  await press('Continue', dialog)
  expect(await screen.findByText('Product removed from the list!')).toBeVisible()
  await waitFor(async () => expect((await detail()).queryByRole('link', { name })).toBeNull())
  expect(linesOf(market).map(({ product_id }) => product_id)).not.toContain(namedProducts.eggs.id)
})

test('a product that can not be taken off is still there, SCHED-64 ERR-47', async () => {
  const { market } = openScheduler({ sim: 'fail:removeScheduleProduct:500' })
  const name = market.world.tables.products.get(namedProducts.eggs.id)?.product_name ?? ''
  await press(`Remove ${name}`)
  await press('Continue', await dialogNamed('Remove Items'))
  expect(await screen.findByText('Product failed to be removed.')).toBeVisible()
  expect((await detail()).getByRole('link', { name, hidden: true })).toBeInTheDocument()
})

test('a conversation that can not be opened, SCHED-77 ERR-58', async () => {
  openApp(`/order/schedule/${groceries}`, 'as:liza,fail:findConversation:500:3')
  const list = await detail()
  await userEvent.click(list.getAllByRole('button', { name: /^Chat with/ })[0] as HTMLElement)
  expect(await screen.findByText('Failed to open chat')).toBeVisible()
})

describe('Cancel next checkout', () => {
  const logged = (market: Market) =>
    [...market.world.tables.logs.all()].filter(
      ({ event_details }) => event_details === 'Schedule Cancelled',
    ).length
  const skip = async () => {
    await press(/^Cancel next checkout/)
    return dialogNamed('Cancel next checkout')
  }
  const day = 86_400_000

  test('names the date that is skipped and the one that follows, SCHED-67 ERR-55 SCHED-55', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    const dialog = await skip()
    expect(
      dialog.getByText(
        `The checkout on ${weekdayAndDate(due)} will be skipped. The one after it is on ${weekdayAndDate(due + 7 * day)}.`,
      ),
    ).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Skip this date' })
    await userEvent.dblClick(button)
    expect(await screen.findByText('Schedule canceled')).toBeVisible()
    expect(
      screen.getByText(`The next checkout is on ${weekdayAndDate(due + 7 * day)}.`),
    ).toBeVisible()
    // A double click skips one date.
    expect(Date.parse(listOf(market)?.next_checkout_date ?? '')).toBe(due + 7 * day)
    await waitFor(() => expect(logged(market)).toBe(1))
    expect(
      await (
        await detail()
      ).findByRole('button', { name: `Cancel next checkout (${longDate(due + 7 * day)})` }),
    ).toBeEnabled()
  })

  test('a skipped date can be restored, SCHED-67', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    await press('Skip this date', await skip())
    expect(await (await detail()).findByText(/^Skipped: /)).toBeVisible()
    await userEvent.dblClick((await detail()).getByRole('button', { name: 'Undo' }))
    expect(
      await screen.findByText(`The next order is on ${weekdayAndDate(due)} again.`),
    ).toBeVisible()
    expect(listOf(market)).toMatchObject({
      is_active: true,
      next_checkout_date: new Date(due).toISOString(),
    })
    expect(
      await (
        await detail()
      ).findByRole('button', { name: `Cancel next checkout (${longDate(due)})` }),
    ).toBeEnabled()
    expect((await detail()).queryByText(/^Skipped: /)).toBeNull()
  })

  test('a date that another tab has moved meanwhile is not restored, SCHED-67', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    await press('Skip this date', await skip())
    const undo = await (await detail()).findByRole('button', { name: 'Undo' })
    const later = new Date(due + 14 * day).toISOString()
    market.world.tables.schedules.update(groceries, { next_checkout_date: later })
    await userEvent.click(undo)
    expect(await screen.findByText('This list has changed in the meantime.')).toBeVisible()
    expect(listOf(market)?.next_checkout_date).toBe(later)
  })

  test('a date that can not be skipped stays, SCHED-68 ERR-54', async () => {
    const { market } = openScheduler({ sim: 'fail:cancelNextCheckout:500' })
    await detail()
    const due = listOf(market)?.next_checkout_date
    await press('Skip this date', await skip())
    expect(await screen.findByText('Failed to cancel schedule')).toBeVisible()
    expect(listOf(market)?.next_checkout_date).toBe(due)
  })

  test('a date that another tab has skipped meanwhile is not skipped again, SCHED-67', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    const dialog = await skip()
    market.world.tables.schedules.update(groceries, {
      next_checkout_date: new Date(due + 7 * day).toISOString(),
    })
    await press('Skip this date', dialog)
    expect(await screen.findByText('Failed to cancel schedule')).toBeVisible()
    expect(
      screen.getByText(
        `This list has changed in the meantime. The next checkout is on ${weekdayAndDate(due + 7 * day)}.`,
      ),
    ).toBeVisible()
    expect(Date.parse(listOf(market)?.next_checkout_date ?? '')).toBe(due + 7 * day)
  })
})
