import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { addressIds, namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { longDate, weekdayAndDate } from '#lib/dates.ts'
import { dialogNamed, expectShown, press } from '../support/user.ts'
import {
  detail,
  edit,
  groceries,
  openScheduler,
  rice,
  listOf,
  linesOf,
  priceOf,
  totalOf,
} from './support/scheduler.tsx'

describe('what a list shows', () => {
  test('its name, type, shops, products, total and actions, SCHED-10 SCHED-11 SCHED-12 SCHED-13 SCHED-14 SCHED-57 SCHED-76', async () => {
    const { market } = openScheduler()
    const list = await detail()
    expect(list.getByRole('heading', { name: 'Weekly groceries' })).toBeVisible()
    expect(list.getByText('Every Saturday, 8:00 AM')).toBeVisible()
    expect(list.getByRole('button', { name: 'Edit Weekly groceries' })).toBeVisible()
    const shops = new Set(
      linesOf(market).map(({ shop_id }) => market.world.tables.shops.get(shop_id)?.shop_name),
    )
    expect(shops.size).toBeGreaterThan(1)
    for (const shop of shops) {
      const group = within(list.getByRole('region', { name: shop }))
      expect(group.getByRole('button', { name: `Chat with ${shop}` })).toBeVisible()
    }
    const sardines = namedProducts.sardines
    const line = linesOf(market).find(({ product_id }) => product_id === sardines.id)
    const {
      product_name = '',
      stocks = 0,
      price = 0,
    } = market.world.tables.products.get(sardines.id) ?? {}
    const field = list.getByRole('spinbutton', { name: `Quantity of ${product_name}` })
    expect(field).toHaveValue(String(line?.quantity))
    expect(field).toHaveAttribute('aria-valuemax', String(stocks))
    expect(list.getByRole('link', { name: product_name })).toBeVisible()
    expect(list.getByText(`${formatMoney(price)} each`)).toBeVisible()
    expect(list.getByText(formatMoney(price * (line?.quantity ?? 0)))).toBeVisible()
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(
      formatMoney(totalOf(market)),
    )
    expect(list.getByText('At today’s prices.')).toBeVisible()
    const due = listOf(market)?.next_checkout_date ?? ''
    expect(
      list.getByRole('button', { name: `Cancel next checkout (${longDate(due)})` }),
    ).toBeEnabled()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toBeEnabled()
  })

  test('a list without products says so, and can not be checked out, SCHED-15', async () => {
    openScheduler({
      prepare: (market) =>
        linesOf(market).forEach(({ _id }) => market.world.tables.scheduleProducts.remove(_id)),
    })
    const list = await detail()
    expect(list.getByText('You have no products in the list')).toBeVisible()
    for (const name of [/^Cancel next checkout/, 'Advance Checkout']) {
      expect(list.getByRole('button', { name })).toBeDisabled()
      expect(list.getByRole('button', { name })).toHaveAccessibleDescription(
        'Add products to this list before its next order.',
      )
    }
    // On a phone it would lie on the only thing that can be done.
    expect(
      getComputedStyle(screen.getByText('Merchandise Total').closest('footer') as HTMLElement)
        .position,
    ).toBe('static')
  })

  test('what is sold out is named and left out of the total, and of the next order', async () => {
    const { id } = namedProducts.eggs
    const { market } = openScheduler({ sim: `stock:${id}:0` })
    const list = await detail()
    const name = market.world.tables.products.get(id)?.product_name ?? ''
    expect(list.getByText(`At today’s prices, without ${name} (sold out).`)).toBeVisible()
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(
      formatMoney(totalOf(market, [id])),
    )
    expect(list.getByRole('note').textContent).toContain(
      `The next order will leave out ${name} (sold out), unless there is more by then.`,
    )
  })

  test('of what is short the next order has what is left, and so has the total', async () => {
    const { id } = namedProducts.sardines
    const { market } = openScheduler({ sim: `stock:${id}:1` })
    const list = await detail()
    expect(list.getByRole('note').textContent).toContain('The next order will have only 1 of ')
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(
      formatMoney(totalOf(market) - 3 * priceOf(market, id)),
    )
  })

  test('a GCash list says that the user is reminded and pays', async () => {
    openScheduler({ at: `/${rice}` })
    expect(
      (await detail('Rice and laundry')).getByText(
        'GCash: we’ll remind you on the day to check out and pay',
      ),
    ).toBeVisible()
  })

  test('a delivery address that was deleted is flagged, and another can be chosen', async () => {
    const { market } = openScheduler({
      prepare: ({ world }) => world.tables.addresses.remove(addressIds.lizaHome),
    })
    const list = await detail()
    await expectShown(/Its delivery address was deleted/, list)
    await press('Choose another address', list)
    const dialog = await dialogNamed('Shipping Options')
    await press('Save', dialog)
    await expectShown('Delivery address is required', dialog)
    const [other] = market.world.tables.addresses.by('user', namedBuyers.liza.id)
    await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement)
    await press('Save', dialog)
    await expectShown('Address changed')
    expect(listOf(market)?.address).toBe(other?._id)
  })
})

describe('enabled, disabled, finished', () => {
  test('disabling takes the date away, enabling says the new one, SCHED-16 SCHED-17 SCHED-18 ERR-57 ERR-56', async () => {
    const { market } = openScheduler({ sim: 'latency:300' })
    const list = await detail()
    await edit('Disable Schedule')
    // At once: the answer takes 300 ms.
    expect(list.getByText('Paused: nothing is ordered until you enable it.')).toBeVisible()
    expect(screen.queryByText('Schedule disabled')).toBeNull()
    await expectShown('Schedule disabled')
    const note = 'This list is paused. You can order it once now; it stays paused.'
    expect(list.getByText(note)).toBeVisible()
    expect(list.getByRole('button', { name: 'Cancel next checkout' })).toBeDisabled()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toBeEnabled()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toHaveAccessibleDescription(note)
    await edit('Enable Schedule')
    await expectShown('Schedule enabled')
    const next = listOf(market)?.next_checkout_date ?? ''
    expect(screen.getByText(`The next checkout is on ${weekdayAndDate(next)}.`)).toBeVisible()
  })

  test('a switch that fails goes back, SCHED-17 SCHED-69 ERR-52', async () => {
    openScheduler({ sim: 'fail:setScheduleActive:500' })
    await edit('Disable Schedule')
    await expectShown('Failed to update schedule')
    await press('Edit Weekly groceries')
    expect(await screen.findByRole('menuitem', { name: 'Disable Schedule' })).toBeInTheDocument()
    expect((await detail()).getByText(/^Next check out:/)).toBeVisible()
  })

  test('a single checkout that is past reads Finished, and can be rescheduled', async () => {
    openScheduler({
      prepare: ({ world }) =>
        void world.tables.schedules.update(groceries, {
          schedule_type: 'once',
          notification_date: { time: '08:00', day_of_month: 3, month: 2, year: 2026 },
          next_checkout_date: null,
        }),
    })
    const list = await detail()
    expect(list.getByText('Once, on February 3, 2026, 8:00 AM')).toBeVisible()
    expect(list.getByText(/Finished: there are no more dates\./)).toBeVisible()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toHaveAccessibleDescription(
      /This list is finished/,
    )
    await press('Reschedule', list)
    expect(await screen.findByRole('dialog', { name: 'Reschedule List' })).toBeVisible()
  })
})
