import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { longDate } from '#lib/dates.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { dialogNamed, expectNoDialog, expectShown, press } from '../support/user.ts'
import { detail, openScheduler, freeBoxes } from './support/scheduler.tsx'

const all = (market: Market) => market.world.tables.schedules.by('user_id', namedBuyers.liza.id)
const called = (market: Market, name: string) => all(market).find((list) => list.name === name)
const linesOf = (market: Market, id = '') =>
  market.world.tables.scheduleProducts.by('schedule_id', id)
const next = async () => press('Next', await dialogNamed('New list'))
const titled = async (name: string) =>
  (await dialogNamed('New list')).findByRole('heading', { level: 3, name })

/** Goes through the dialog to its last step. */
async function toProducts(name: string) {
  await press('New list')
  const dialog = await dialogNamed('New list')
  await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), name)
  for (const title of [
    "Set your list's schedule.",
    'Choose the address and the payment method',
    'Choose a color',
    'Add products',
  ]) {
    await next()
    await titled(title)
  }
  return dialog
}

test('five steps with Cancel or Back, Next and Finish; likes in two columns, SCHED-20 SCHED-30 SCHED-25 SCHED-26', async () => {
  openScheduler()
  await detail()
  await press('New list')
  const dialog = await dialogNamed('New list')
  expect(dialog.getByRole('navigation', { name: 'Step 1 of 5' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull()
  await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), 'Fiesta')
  await next()
  await titled("Set your list's schedule.")
  expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible()
  const types = within(dialog.getByRole('group', { name: 'How often' })).getAllByRole('radio')
  expect(types.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Monthly',
    'Yearly',
    'Weekly',
    'Once',
  ])
  for (const title of [
    'Choose the address and the payment method',
    'Choose a color',
    'Add products',
  ]) {
    await next()
    await titled(title)
  }
  expect(dialog.getByRole('heading', { name: 'From your likes' })).toBeVisible()
  const grid = await dialog.findByRole('list', { name: 'Products you like' })
  const style = getComputedStyle(grid)
  expect(style.gridTemplateColumns.split(' ')).toHaveLength(2)
  expect(style.maxHeight).toBe('400px')
  expect(dialog.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Finish' })).toBeVisible()
})

test('Finish creates the list once with what was chosen; the dialog stays for more, SCHED-27 SCHED-30 SCHED-51 SCHED-75', async () => {
  const { market, calls } = openScheduler()
  await detail()
  const dialog = await toProducts('Fiesta')
  const free = await freeBoxes(dialog)
  await userEvent.click(free[0] as HTMLElement)
  await userEvent.click(
    dialog.getAllByRole('button', { name: 'Increase quantity' })[0] as HTMLElement,
  )
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Finish' }))
  await expectShown('Successfully created scheduled list.')
  expect(screen.getByText('Product added to list!')).toBeVisible()
  const list = called(market, 'Fiesta')
  expect(list).toMatchObject({ schedule_type: 'monthly', theme: 'sunrise', payment_method: 'cod' })
  expect(linesOf(market, list?._id).map(({ quantity }) => quantity)).toEqual([2])
  // Still the fifth step: what is on the list says so, and more can be added.
  expect(dialog.getByRole('heading', { name: 'Add products' })).toBeVisible()
  await expectShown('On the list', dialog)
  const more = await freeBoxes(dialog)
  await userEvent.click(more[0] as HTMLElement)
  await press('Add to the list', dialog)
  await waitFor(() => expect(linesOf(market, list?._id)).toHaveLength(2))
  await press('Done', dialog)
  await expectNoDialog()
  const shown = await detail('Fiesta')
  expect(shown.getByText('Every month on day 1, 8:00 AM')).toBeVisible()
  expect(
    calls.filter(({ method, path }) => method === 'POST' && path === '/order/schedule'),
  ).toHaveLength(1)
  expect(
    screen.getByText(
      `Next check out ${longDate(called(market, 'Fiesta')?.next_checkout_date ?? '')}`,
    ),
  ).toBeVisible()
})

test('a list whose answer is lost is found, not created again, SCHED-51', async () => {
  const { market, calls } = openScheduler({ sim: 'lose:createSchedule' })
  await detail()
  const dialog = await toProducts('Fiesta')
  await press('Finish', dialog)
  await expectShown('Successfully created scheduled list.')
  expect(all(market).filter(({ name }) => name === 'Fiesta')).toHaveLength(1)
  expect(
    calls.filter(({ method, path }) => method === 'POST' && path === '/order/schedule'),
  ).toHaveLength(1)
})

test('a list that is found only at the second try is this one, though its name is taken by then, SCHED-51', async () => {
  const { market } = openScheduler({ sim: 'lose:createSchedule' })
  await detail()
  const dialog = await toProducts('Fiesta')
  market.faults.add([{ kind: 'fail', operation: 'listSchedules', status: 503, times: 3 }])
  await press('Finish', dialog)
  await expectShown('Failed')
  await press('Finish', dialog)
  await expectShown('Successfully created scheduled list.')
  expect(all(market).filter(({ name }) => name === 'Fiesta')).toHaveLength(1)
})

test('an older list of the same name is not taken for the new one when nothing could be read before, SCHED-51', async () => {
  const { market } = openScheduler({ sim: 'fail:listSchedules:500:2' })
  await screen.findByText(/^An error has occurred/)
  const dialog = await toProducts('Rice and laundry')
  market.faults.add([
    { kind: 'fail', operation: 'listSchedules', status: 503, times: 2 },
    { kind: 'drop', operation: 'createSchedule', times: 1 },
  ])
  await press('Finish', dialog)
  await expectShown('Failed')
  expect(screen.queryByText('Successfully created scheduled list.')).toBeNull()
})

test('products whose answer is lost are on the list once, SCHED-75', async () => {
  const { market } = openScheduler({ sim: 'lose:addScheduleProducts' })
  await detail()
  const dialog = await toProducts('Fiesta')
  const boxes = await freeBoxes(dialog)
  for (const box of boxes.slice(0, 2)) await userEvent.click(box)
  await press('Finish', dialog)
  await expectShown('2 products added to list!')
  expect(linesOf(market, called(market, 'Fiesta')?._id).map(({ quantity }) => quantity)).toEqual([
    1, 1,
  ])
})
