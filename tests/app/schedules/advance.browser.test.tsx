import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { decodeSelection } from '#domain/selection.ts'
import { addressIds, namedBuyers, scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { findAttempt } from '#flows/checkout/store.ts'
import { accepted, formReady, place } from '../checkout/support/checkoutScreen.tsx'
import { openApp } from '../support/app.tsx'
import { expectShown, press } from '../support/user.ts'
import { detail, groceries, logged, openScheduler, rice, riceName } from './support/scheduler.tsx'

/** Presses Advance Checkout on a list; returns what the checkout's address carries. */
async function advance({ router, path }: ReturnType<typeof openScheduler>, name?: string) {
  await detail(name)
  await press('Advance Checkout')
  await expect.poll(path).toBe('/cart/checkout')
  const params = new URLSearchParams(router.state.location.search)
  return {
    params,
    state: router.state.location.state,
    chosen: decodeSelection(params.get('state') ?? '')?.flatMap(({ products }) => products),
  }
}

test.each([
  ['an active list', true],
  ['a paused list, which has no date', false],
])(
  '%s leads to the checkout with its items in the address, and itself there and in the state, SCHED-56',
  async (_what, is_active) => {
    const scheduler = openScheduler({
      at: `/${rice}`,
      prepare: ({ world }) => void world.tables.schedules.update(rice, { is_active }),
    })
    const { params, state, chosen } = await advance(scheduler, riceName)
    const due = is_active ? scheduler.stored(rice)?.next_checkout_date : undefined
    expect(state).toEqual({ from: 'scheduler', id: rice, ...(is_active && { due }) })
    expect(params.get('due')).toBe(due ?? null)
    expect(params.get('schedule')).toBe(is_active ? rice : null)
    expect(chosen?.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual(
      scheduler
        .lines(rice)
        .map(({ product_id, quantity }) => [product_id, quantity])
        .sort(),
    )
  },
)

test('a long list stays in this browser, with its occurrence and its choices, SCHED-56', async () => {
  const scheduler = openScheduler()
  const { params } = await advance(scheduler)
  const attempt = findAttempt(namedBuyers.liza.id, params.get('selection') ?? '')?.read()
  expect(attempt?.occurrence).toEqual({
    scheduleId: groceries,
    due: scheduler.stored()?.next_checkout_date,
  })
  expect(attempt?.choices).toMatchObject({ addressId: addressIds.lizaHome, payment: 'cod' })
  expect(new Set(Object.values(attempt?.choices.deliveries ?? {}))).toEqual(new Set(['DELIVERY']))
  expect(attempt?.selection.flatMap(({ products }) => products)).toHaveLength(
    scheduler.lines().length,
  )
})

test('a quantity that waits is sent first, and a price that has risen is the one that is checked out', async () => {
  const { id, name } = namedProducts.coffee
  const scheduler = openScheduler({ at: `/${rice}` })
  const field = (await detail(riceName)).getByRole('spinbutton', { name: new RegExp(name) })
  await userEvent.clear(field)
  await userEvent.type(field, '3')
  scheduler.simulate(`price:${id}:99`)
  const { chosen } = await advance(scheduler, riceName)
  expect(chosen).toContainEqual(
    expect.objectContaining({ productId: id, quantity: 3, price: 99, total: 297 }),
  )
  expect(scheduler.lines(rice)).toContainEqual(
    expect.objectContaining({ product_id: id, quantity: 3 }),
  )
})

test('a list that was paused in another tab meanwhile is not checked out', async () => {
  const { tables, path } = openScheduler()
  await detail()
  tables.schedules.update(groceries, { is_active: false })
  await press('Advance Checkout')
  await expectShown('This list has changed. Please check it first.')
  expect(path()).toBe(`/order/schedule/${groceries}`)
  await expectShown('Paused: nothing is ordered until you enable it.', await detail())
})

test.each([
  ['it can not be read', 'fail:getSchedule:500'],
  ['there is no network', 'drop:getSchedule'],
])('a list stays where it is when %s, SCHED-70', async (_what, sim) => {
  const { path } = openScheduler({ sim })
  await detail()
  await press('Advance Checkout')
  await expectShown('Failed to checkout')
  expect(path()).toBe(`/order/schedule/${groceries}`)
})

/** A buyer brings the next checkout of a list forward, and is at the form of the checkout. */
async function openAdvance(sim = '', as: 'liza' | 'mia' = 'liza', list = groceries) {
  const app = openApp(`/order/schedule/${list}`, `as:${as}${sim && `,${sim}`}`)
  const { tables } = app.market.world
  const orders = () => tables.orders.by('customer_id', namedBuyers[as].id)
  const before = orders().length
  const nextDate = () => Date.parse(tables.schedules.get(list)?.next_checkout_date ?? '')
  const due = nextDate()
  await press('Advance Checkout')
  await formReady()
  return { ...app, tables, due, nextDate, made: () => orders().length - before }
}

test('a list that is checked out early, also by its address, moves on to its next date, logged once, SCHED-56 CHECKOUT-25 LOG-16', async () => {
  const { made, nextDate, due, tables, address, go } = await openAdvance(
    '',
    'mia',
    scheduleIds.miaBreakfast,
  )
  const checkout = address()
  await go('/home')
  await go(checkout)
  await formReady()
  await place()
  await accepted()
  expect(made()).toBeGreaterThan(0)
  await expect.poll(nextDate).toBeGreaterThan(due)
  await expect.poll(() => logged(tables, 'Schedule Advanced')).toBe(1)
})

test('when a list’s date can not be moved, a message says so, and the orders are shown, SCHED-70 CHECKOUT-25 ERR-53', async () => {
  const { made, nextDate, due } = await openAdvance('fail:advanceCheckout:500:2')
  await place()
  await expectShown('Failed to checkout')
  await accepted()
  expect(made()).toBeGreaterThan(0)
  expect(nextDate()).toBe(due)
})

test.each([
  ['it was skipped in another tab', { next_checkout_date: '2099-01-03T00:00:00.000Z' }],
  ['it was paused', { is_active: false }],
])('nothing is ordered for a date that is no longer ahead: %s, SCHED-55', async (_what, change) => {
  const { made, tables } = await openAdvance()
  tables.schedules.update(groceries, change)
  await place()
  await expectShown(/Your scheduled list has changed since you opened this checkout/)
  await expectShown('Failed to checkout')
  expect(made()).toBe(0)
})
