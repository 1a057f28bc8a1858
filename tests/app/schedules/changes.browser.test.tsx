import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { longDate, weekdayAndDate } from '#lib/dates.ts'
import { openApp } from '../support/app.tsx'
import { dialogNamed, expectShown, press } from '../support/user.ts'
import { detail, groceries, openScheduler, listOf, linesOf } from './support/scheduler.tsx'

test('a product is taken off the list after a question, SCHED-58 SCHED-63 ERR-46', async () => {
  const { market } = openScheduler()
  const name = 'Fresh Eggs, Large, 12 pcs'
  await press(`Remove ${name}`)
  let dialog = await dialogNamed('Remove Items')
  expect(dialog.getByText(`Are you sure you want to remove ${name} from this list?`)).toBeVisible()
  await press('Cancel', dialog)
  expect((await detail()).getByRole('link', { name })).toBeVisible()
  await press(`Remove ${name}`)
  dialog = await dialogNamed('Remove Items')
  await press('Continue', dialog)
  await expectShown('Product removed from the list!')
  await waitFor(async () => expect((await detail()).queryByRole('link', { name })).toBeNull())
  expect(linesOf(market).map(({ product_id }) => product_id)).not.toContain(namedProducts.eggs.id)
})

test('a product that can not be taken off is still there, SCHED-64 ERR-47', async () => {
  openScheduler({ sim: 'fail:removeScheduleProduct:500' })
  const name = 'Fresh Eggs, Large, 12 pcs'
  await press(`Remove ${name}`)
  await press('Continue', await dialogNamed('Remove Items'))
  await expectShown('Product failed to be removed.')
  expect((await detail()).getByRole('link', { name, hidden: true })).toBeInTheDocument()
})

test('a product that was taken off, although the answer was lost, is gone, and nothing else is said, SCHED-63 SCHED-64', async () => {
  openScheduler({ sim: 'lose:removeScheduleProduct' })
  await press('Remove Fresh Eggs, Large, 12 pcs')
  await press('Continue', await dialogNamed('Remove Items'))
  await expectShown('Product removed from the list!')
  expect(screen.queryByText('Product failed to be removed.')).toBeNull()
})

test('a conversation that can not be opened, SCHED-77 ERR-58', async () => {
  openApp(`/order/schedule/${groceries}`, 'as:liza,fail:findConversation:500:3')
  const list = await detail()
  await userEvent.click(list.getAllByRole('button', { name: /^Chat with/ })[0] as HTMLElement)
  await expectShown('Failed to open chat')
})

describe('Cancel next checkout', () => {
  const DAY = 86_400_000
  /** Opens the groceries, and the question whether their next date is to be skipped. */
  async function open(sim?: string) {
    const { market } = openScheduler({ sim })
    await detail()
    const now = () => Date.parse(listOf(market)?.next_checkout_date ?? '')
    const due = now()
    await press(/^Cancel next checkout/)
    return {
      market,
      due,
      now,
      dialog: await dialogNamed('Cancel next checkout'),
      move: (days: number) =>
        market.world.tables.schedules.update(groceries, {
          next_checkout_date: new Date(due + days * DAY).toISOString(),
        }),
    }
  }
  const expectNext = async (date: number) =>
    expect(
      await (
        await detail()
      ).findByRole('button', { name: `Cancel next checkout (${longDate(date)})` }),
    ).toBeEnabled()

  test('names the date that is skipped and the one that follows, SCHED-67 ERR-55 SCHED-55', async () => {
    const { market, dialog, due, now } = await open()
    const next = due + 7 * DAY
    await expectShown(
      `The checkout on ${weekdayAndDate(due)} will be skipped. The one after it is on ${weekdayAndDate(next)}.`,
      dialog,
    )
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Skip this date' }))
    await expectShown('Schedule canceled')
    await expectShown(`The next checkout is on ${weekdayAndDate(next)}.`)
    // A double click skips one date.
    expect(now()).toBe(next)
    const logged = () =>
      [...market.world.tables.logs.all()].filter(
        ({ event_details }) => event_details === 'Schedule Cancelled',
      )
    await waitFor(() => expect(logged()).toHaveLength(1))
    await expectNext(next)
  })

  test('a date that another tab has moved meanwhile is not restored, SCHED-67', async () => {
    const { dialog, due, now, move } = await open()
    await press('Skip this date', dialog)
    await expectShown(/^Skipped: /, await detail())
    move(14)
    await press('Undo', await detail())
    await expectShown('This list has changed in the meantime.')
    expect(now()).toBe(due + 14 * DAY)
  })

  test('a date that can not be skipped stays, SCHED-68 ERR-54', async () => {
    const { dialog, due, now } = await open('fail:cancelNextCheckout:500')
    await press('Skip this date', dialog)
    await expectShown('Failed to cancel schedule')
    expect(now()).toBe(due)
  })

  test('a date that another tab has skipped meanwhile is not skipped again, SCHED-67', async () => {
    const { dialog, due, now, move } = await open()
    move(7)
    await press('Skip this date', dialog)
    await expectShown('Failed to cancel schedule')
    await expectShown(
      `This list has changed in the meantime. The next checkout is on ${weekdayAndDate(due + 7 * DAY)}.`,
    )
    expect(now()).toBe(due + 7 * DAY)
  })
})
