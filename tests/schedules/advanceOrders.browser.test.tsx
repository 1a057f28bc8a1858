import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers } from '../../fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { groceries, press } from './support/scheduler.tsx'

const WEEK = 7 * 86_400_000

/** Liza brings the next checkout of her groceries forward, and is at the form of the checkout. */
async function openAdvance(sim = '') {
  const app = openApp(`/order/schedule/${groceries}`, `as:liza${sim && `,${sim}`}`)
  const { tables } = app.market.market.world
  const before = new Set(tables.orders.by('customer_id', namedBuyers.liza.id).map(({ _id }) => _id))
  const due = Date.parse(tables.schedules.get(groceries)?.next_checkout_date ?? '')
  await press('Advance Checkout')
  const totals = within(await screen.findByRole('complementary', { name: 'Cart Overall Total' }))
  const place = totals.getByRole('button', { name: 'Check Out' })
  await waitFor(() => expect(place).toBeEnabled())
  return {
    ...app,
    due,
    place: () => userEvent.click(place),
    made: () => tables.orders.by('customer_id', namedBuyers.liza.id).filter(({ _id }) => !before.has(_id)),
    nextDate: () => Date.parse(tables.schedules.get(groceries)?.next_checkout_date ?? ''),
    shops: () => new Set(tables.scheduleProducts.by('schedule_id', groceries).map(({ shop_id }) => shop_id)),
    logged: () =>
      tables.logs.by('user_id', namedBuyers.liza.id).filter(({ event_details }) => event_details === 'Schedule Advanced').length,
  }
}
const accepted = () => screen.findByRole('heading', { level: 1, name: 'Order Accepted!' })

test('SCHED-55 SCHED-56 the orders are placed as the list has it, and the list moves on by one date', async () => {
  const { place, made, nextDate, due, shops, logged } = await openAdvance()
  for (const delivery of screen.getAllByRole('radio', { name: /^Delivery/ })) expect(delivery).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Cash/ })).toBeChecked()
  await place()
  expect(await accepted()).toBeInTheDocument()
  expect(new Set(made().map(({ shop_id }) => shop_id))).toEqual(shops())
  expect(new Set(made().map(({ delivery_method }) => delivery_method))).toEqual(new Set(['DELIVERY']))
  await waitFor(() => expect(nextDate()).toBe(due + WEEK))
  await waitFor(() => expect(logged()).toBe(1))
})

test('SCHED-55 a list whose answer is lost is moved on once, and the user is told nothing false', async () => {
  const { place, made, nextDate, due } = await openAdvance('lose:advanceCheckout')
  await place()
  expect(await accepted()).toBeInTheDocument()
  await waitFor(() => expect(nextDate()).toBe(due + WEEK))
  expect(await screen.findByText('Payment successful')).toBeVisible()
  expect(screen.queryByText('Failed to checkout')).toBeNull()
  expect(made().length).toBeGreaterThan(0)
})

test('SCHED-70 ERR-53 a list that can not be moved on: the orders stand, and that is told', async () => {
  const { place, made, nextDate, due } = await openAdvance('fail:advanceCheckout:500:2')
  await place()
  expect(await screen.findByText('Failed to checkout')).toBeVisible()
  expect(made().length).toBeGreaterThan(0)
  expect(nextDate()).toBe(due)
})

test.each([
  ['it was skipped in another tab', { next_checkout_date: '2099-01-03T00:00:00.000Z' }],
  ['it was paused', { is_active: false }],
])('SCHED-55 nothing is ordered for a date that is no longer ahead: %s', async (_what, change) => {
  const { place, made, market } = await openAdvance()
  market.market.world.tables.schedules.update(groceries, change)
  await place()
  expect(await screen.findByText(/Your scheduled list has changed since you opened this checkout/)).toBeVisible()
  expect(screen.getByText('Failed to checkout')).toBeVisible()
  expect(made()).toEqual([])
})
