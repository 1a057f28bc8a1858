import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { UnsentListQuantities } from '#features/schedules/UnsentListQuantities.tsx'
import { addressIds, namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { shortDate, weekdayAndDate } from '#lib/dates.ts'
import { listQuantities } from '#state/quantities.ts'
import { openScreen } from '../support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNoText,
  expectShown,
  expectVisible,
  press,
} from '../support/user.ts'
import {
  detail,
  edit,
  emptied,
  groceries,
  openScheduler,
  rice,
  riceName,
} from './support/scheduler.tsx'

/** Opens a list of the scheduler. */
async function openList(options?: Parameters<typeof openScheduler>[0], name?: string) {
  const opened = openScheduler(options)
  const list = await detail(name)
  return {
    ...opened,
    list,
    button: (of: string | RegExp) => buttonNamed(of, list),
  }
}
const totalShown = () => screen.getByText('Merchandise Total').parentElement

test('a list shows its name, type, shops, products, total and actions, SCHED-10 SCHED-11 SCHED-12 SCHED-13 SCHED-14 SCHED-57 SCHED-76', async () => {
  const { stored, lines, total, tables, list, button } = await openList()
  await expectVisible('heading', 'Weekly groceries', list)
  await expectShown('Every Saturday, 8:00 AM', list)
  expect(button('Edit Weekly groceries')).toBeVisible()
  const shops = new Set(lines().map(({ shop_id }) => tables.shops.get(shop_id)!.shop_name))
  expect(shops.size).toBeGreaterThan(1)
  for (const shop of shops)
    await within(list.getByRole('region', { name: shop })).findByRole('button', {
      name: `Chat with ${shop}`,
    })
  const { id, price, stocks } = namedProducts.sardines
  const { quantity } = lines().find(({ product_id }) => product_id === id)!
  const { product_name } = tables.products.get(id)!
  const field = list.getByRole('spinbutton', { name: `Quantity of ${product_name}` })
  expect(field).toHaveValue(String(quantity))
  expect(field).toHaveAttribute('aria-valuemax', String(stocks))
  await expectVisible('link', product_name, list)
  await expectShown(`${formatMoney(price)} each`, list)
  await expectShown(formatMoney(price * quantity), list)
  expect(totalShown()).toMatchTextContent(formatMoney(total()))
  await expectShown('At today’s prices', list)
  const due = stored()?.next_checkout_date ?? ''
  expect(button(`Cancel next checkout (${shortDate(due)})`)).toBeEnabled()
  expect(button('Advance Checkout')).toBeEnabled()
  expect(button('Advance Checkout')).toHaveAccessibleDescription('Order this list now')
})

test('a list without products says so, and can not be checked out, SCHED-15', async () => {
  const { list, button } = await openList({ prepare: emptied })
  await expectShown('You have no products in the list', list)
  for (const name of [/^Cancel next checkout/, 'Advance Checkout']) {
    expect(button(name)).toBeDisabled()
    expect(button(name)).toHaveAccessibleDescription(
      'Add products to this list before its next order.',
    )
  }
  // On a phone it would lie on the only thing that can be done.
  expect(getComputedStyle(totalShown()!.closest('footer')!).position).toBe('static')
})

test('what is sold out or short is named, and left out of the total and of the next order', async () => {
  const { eggs, sardines } = namedProducts
  const { total, tables, list } = await openList({
    sim: `stock:${eggs.id}:0,stock:${sardines.id}:1`,
  })
  const [gone, few] = [eggs, sardines].map(({ id }) => tables.products.get(id)!.product_name)
  await expectShown(`Sold out, not in the total: ${gone}`, list)
  expect(totalShown()).toMatchTextContent(formatMoney(total(eggs.id) - 3 * sardines.price))
  expect(list.getByRole('note')).toMatchTextContent(
    `The next order will leave out ${gone} (sold out) and have only 1 of ${few}, unless there is more by then.`,
  )
})

test('a GCash list says that the user is reminded and pays', async () => {
  const { list } = await openList({ at: `/${rice}` }, riceName)
  await expectShown('GCash: we’ll remind you on the day to check out and pay', list)
})

test('a delivery address that was deleted is flagged, and another can be chosen', async () => {
  const { stored, tables, list } = await openList({
    prepare: ({ world }) => world.tables.addresses.remove(addressIds.lizaHome),
  })
  await expectShown(/Its delivery address was deleted/, list)
  await press('Choose another address', list)
  const dialog = await dialogNamed('Shipping Options')
  await press('Save', dialog)
  await expectShown('Delivery address is required', dialog)
  const [other] = tables.addresses.by('user', namedBuyers.liza.id)
  await userEvent.click(dialog.getAllByRole('radio')[0]!)
  await press('Save', dialog)
  await expectShown('Address changed')
  expect(stored()?.address).toBe(other?._id)
})

test('disabling takes the date away, enabling says the new one, SCHED-16 SCHED-17 SCHED-18 ERR-57 ERR-56', async () => {
  const { stored, list, button } = await openList({ sim: 'latency:300' })
  await edit('Disable Schedule')
  // At once: the answer takes 300 ms.
  await expectShown('Paused: nothing is ordered until you enable it.', list)
  expectNoText('Schedule disabled')
  await expectShown('Schedule disabled')
  const note = 'This list is paused. You can order it once now; it stays paused.'
  await expectShown(note, list)
  expect(button('Cancel next checkout')).toBeDisabled()
  expect(button('Advance Checkout')).toBeEnabled()
  expect(button('Advance Checkout')).toHaveAccessibleDescription(note)
  await edit('Enable Schedule')
  await expectShown('Schedule enabled')
  const next = stored()?.next_checkout_date ?? ''
  await expectShown(`The next checkout is on ${weekdayAndDate(next)}.`)
})

test('a switch that fails goes back, SCHED-17 SCHED-69 ERR-52', async () => {
  openScheduler({ sim: 'fail:setScheduleActive:500' })
  await edit('Disable Schedule')
  await expectShown('Failed to update schedule')
  await press('Edit Weekly groceries')
  expect(await screen.findByRole('menuitem', { name: 'Disable Schedule' })).toBeInTheDocument()
  await expectShown(/^Next check out:/, await detail())
})

test('a single checkout that is past reads Finished, and can be rescheduled', async () => {
  const { list, button } = await openList({
    prepare: ({ world }) =>
      void world.tables.schedules.update(groceries, {
        schedule_type: 'once',
        notification_date: { time: '08:00', day_of_month: 3, month: 2, year: 2026 },
        next_checkout_date: null,
      }),
  })
  await expectShown('Once, on February 3, 2026, 8:00 AM', list)
  await expectShown(/Finished: there are no more dates\./, list)
  expect(button('Advance Checkout')).toHaveAccessibleDescription(/This list is finished/)
  await press('Reschedule', list)
  await dialogNamed('Reschedule List')
})

const canton = namedProducts.pancitCanton.id

/** Opens the groceries, and the quantity of the Pancit Canton on them, which is 6. */
async function openQuantity(sim?: string) {
  const opened = openScheduler({ sim })
  const field = await (await detail()).findByRole('spinbutton', { name: /Pancit Canton/ })
  return {
    ...opened,
    field,
    stepper: within(field.closest<HTMLElement>('[role=group]')!),
    stored: () => opened.lines().find(({ product_id }) => product_id === canton)?.quantity,
    sent: () => opened.sent(/\/quantity$/),
  }
}

test('a change shows at once, and is sent 500 ms after the last one, unless it is 0 or changed back, SCHED-59 SCHED-60 SCHED-61', async () => {
  const { field, stepper, sent, stored, total, queryClient } = await openQuantity()
  expect(field).toHaveValue('6')
  await userEvent.clear(field)
  await userEvent.type(field, '0')
  await userEvent.tab()
  expect(field).toHaveValue('6')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const more = buttonNamed('Increase quantity', stepper)
  more.click()
  await vi.advanceTimersByTimeAsync(400)
  more.click()
  await vi.advanceTimersByTimeAsync(490)
  expect(field).toHaveValue('8')
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  vi.useRealTimers()
  await expect.poll(sent).toEqual([{ quantity: 8 }])
  await expect.poll(stored).toBe(8)
  // The screen knows it, too.
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(totalShown()).toMatchTextContent(formatMoney(total()))

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  more.click()
  await vi.advanceTimersByTimeAsync(100)
  expect(field).toHaveValue('9')
  buttonNamed('Decrease quantity', stepper).click()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(field).toHaveValue('8')
  expect(sent()).toHaveLength(1)
})

test('a quantity that is not taken goes back, SCHED-62 ERR-45', async () => {
  const { field, stepper } = await openQuantity('fail:updateScheduleProductQuantity:500')
  await press('Increase quantity', stepper)
  expect(field).toHaveValue('7')
  await expectShown('Failed to update quantity.')
  await expect.poll(() => field).toHaveValue('6')
})

test('a quantity whose answer was lost stays, and nobody says that it failed, SCHED-62 ERR-45', async () => {
  const { field, stepper, stored, queryClient } = await openQuantity(
    'lose:updateScheduleProductQuantity',
  )
  await press('Increase quantity', stepper)
  await expect.poll(stored).toBe(7)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expectNoText('Failed to update quantity.')
  expect(field).toHaveValue('7')
})

test('what waits is sent before the list is left, SCHED-61', async () => {
  const { field, sent } = await openQuantity()
  await userEvent.clear(field)
  await userEvent.type(field, '9')
  await press(/Rice and laundry/, screen, 'link')
  await detail(riceName)
  await expect.poll(sent).toEqual([{ quantity: 9 }])
})

test('a quantity of an earlier visit is sent at the next start, on whatever screen, SCHED-61', async () => {
  let lineId = ''
  const { tables } = openScreen(<UnsentListQuantities />, {
    at: '/home',
    as: 'liza',
    prepare({ world }) {
      const lines = world.tables.scheduleProducts.by('schedule_id', groceries)
      lineId = lines.find(({ product_id }) => product_id === canton)!._id
      listQuantities.unsent.write([{ lineId, quantity: 9, replaces: [6] }])
    },
  })
  await expect.poll(() => tables.scheduleProducts.get(lineId)?.quantity).toBe(9)
  expect(listQuantities.unsent.read()).toBeUndefined()
})
