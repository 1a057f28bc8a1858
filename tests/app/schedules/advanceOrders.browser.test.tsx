import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { expectShown, press } from '../support/user.ts'
import { groceries } from './support/scheduler.tsx'

/** A buyer brings the next checkout of a list forward, and is at the form of the checkout. */
async function openAdvance(sim = '', as: 'liza' | 'mia' = 'liza', list = groceries) {
  const app = openApp(`/order/schedule/${list}`, `as:${as}${sim && `,${sim}`}`)
  const { tables } = app.market.world
  const orders = () => tables.orders.by('customer_id', namedBuyers[as].id)
  const before = new Set(orders().map(({ _id }) => _id))
  const nextDate = () => Date.parse(tables.schedules.get(list)?.next_checkout_date ?? '')
  const due = nextDate()
  await press('Advance Checkout')
  const form = async () => {
    const totals = within(await screen.findByRole('complementary', { name: 'Cart Overall Total' }))
    const place = totals.getByRole('button', { name: 'Check Out' })
    await waitFor(() => expect(place).toBeEnabled())
    return place
  }
  await form()
  return {
    ...app,
    due,
    place: async () => userEvent.click(await form()),
    made: () => orders().filter(({ _id }) => !before.has(_id)),
    nextDate,
  }
}
const accepted = () => screen.findByRole('heading', { level: 1, name: 'Order Accepted!' })

test('a list that is checked out early, also by the address in another tab, moves on to its next date, which is logged once, SCHED-56 CHECKOUT-25 LOG-16', async () => {
  const { place, made, nextDate, due, market, address, go } = await openAdvance(
    '',
    'mia',
    scheduleIds.miaBreakfast,
  )
  const checkout = address()
  await go('/home')
  await go(checkout)
  await place()
  expect(await accepted()).toBeInTheDocument()
  expect(made().length).toBeGreaterThan(0)
  await waitFor(() => expect(nextDate()).toBeGreaterThan(due))
  const logged = () =>
    [...market.world.tables.logs.all()].filter(
      ({ event_details }) => event_details === 'Schedule Advanced',
    )
  await waitFor(() => expect(logged()).toHaveLength(1))
})

test('when the date of a list can not be moved, a message says so, and the orders are valid and shown, SCHED-70 CHECKOUT-25 ERR-53', async () => {
  const { place, made, nextDate, due } = await openAdvance('fail:advanceCheckout:500:2')
  await place()
  await expectShown('Failed to checkout')
  expect(await accepted()).toBeInTheDocument()
  expect(made().length).toBeGreaterThan(0)
  expect(nextDate()).toBe(due)
})

test.each([
  ['it was skipped in another tab', { next_checkout_date: '2099-01-03T00:00:00.000Z' }],
  ['it was paused', { is_active: false }],
])('nothing is ordered for a date that is no longer ahead: %s, SCHED-55', async (_what, change) => {
  const { place, made, market } = await openAdvance()
  market.world.tables.schedules.update(groceries, change)
  await place()
  await expectShown(/Your scheduled list has changed since you opened this checkout/)
  expect(screen.getByText('Failed to checkout')).toBeVisible()
  expect(made()).toEqual([])
})
