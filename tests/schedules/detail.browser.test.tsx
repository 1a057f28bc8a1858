import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addressIds, namedBuyers } from '../../fixtures/named.ts'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { longDate, weekdayAndDate } from '../../src/lib/dates.ts'
import { formatMoney } from '../../src/lib/money.ts'
import { parseScenario } from '../../fixtures/scenarios/scenario.ts'
import { applyScenario } from '../../mocks/transport/control.ts'
import { findAttempt } from '../../src/flows/checkout/store.ts'
import { LeftListQuantities } from '../../src/features/schedules/LeftListQuantities.tsx'
import { decodeSelection } from '../../src/lib/selection.ts'
import { listQuantities } from '../../src/state/quantities.ts'
import type { Market } from '../support/market.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { detail, dialogNamed, edit, groceries, openScheduler, press, rice } from './support/scheduler.tsx'

afterEach(() => vi.useRealTimers())

const listOf = ({ market }: Market, id = groceries) => market.world.tables.schedules.get(id)
const linesOf = ({ market }: Market, id = groceries) => market.world.tables.scheduleProducts.by('schedule_id', id)
const priceOf = ({ market }: Market, id: string) => market.world.tables.products.get(id)?.price ?? 0
const totalOf = (market: Market, without: readonly string[] = []) =>
  linesOf(market)
    .filter(({ product_id }) => !without.includes(product_id))
    .reduce((sum, { product_id, quantity }) => sum + priceOf(market, product_id) * quantity, 0)
const quantityField = async (name: RegExp) => (await detail()).findByRole('spinbutton', { name })

describe('what a list shows', () => {
  test('SCHED-10 SCHED-11 SCHED-12 SCHED-13 SCHED-14 SCHED-57 SCHED-76 its name, type, shops, products, total and actions', async () => {
    const { market } = openScheduler()
    const list = await detail()
    expect(list.getByRole('heading', { name: 'Weekly groceries' })).toBeVisible()
    expect(list.getByText('Every Saturday, 8:00 AM')).toBeVisible()
    expect(list.getByRole('button', { name: 'Edit Weekly groceries' })).toBeVisible()
    const shops = new Set(linesOf(market).map(({ shop_id }) => market.market.world.tables.shops.get(shop_id)?.shop_name))
    expect(shops.size).toBeGreaterThan(1)
    for (const shop of shops) {
      const group = within(list.getByRole('region', { name: shop }))
      expect(group.getByRole('button', { name: `Chat with ${shop}` })).toBeVisible()
    }
    const sardines = namedProducts.sardines
    const line = linesOf(market).find(({ product_id }) => product_id === sardines.id)
    const { product_name = '', stocks = 0, price = 0 } = market.market.world.tables.products.get(sardines.id) ?? {}
    const field = list.getByRole('spinbutton', { name: `Quantity of ${product_name}` })
    expect(field).toHaveValue(line?.quantity)
    expect(field).toHaveAttribute('max', String(stocks))
    expect(list.getByRole('link', { name: product_name })).toBeVisible()
    expect(list.getByText(formatMoney(price))).toBeVisible()
    expect(list.getByText(formatMoney(price * (line?.quantity ?? 0)))).toBeVisible()
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(formatMoney(totalOf(market)))
    expect(list.getByText('At today’s prices.')).toBeVisible()
    const due = listOf(market)?.next_checkout_date ?? ''
    expect(list.getByRole('button', { name: `Cancel next checkout (${longDate(due)})` })).toBeEnabled()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toBeEnabled()
  })

  test('SCHED-15 a list without products says so, and can not be checked out', async () => {
    openScheduler({ prepare: (market) => linesOf(market).forEach(({ _id }) => market.market.world.tables.scheduleProducts.remove(_id)) })
    const list = await detail()
    expect(list.getByText('You have no products in the list')).toBeVisible()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toBeDisabled()
  })

  test('what is sold out is named and left out of the total, and its shop will be skipped', async () => {
    const { id } = namedProducts.eggs
    const { market } = openScheduler({ sim: `stock:${id}:0` })
    const list = await detail()
    const name = market.market.world.tables.products.get(id)?.product_name ?? ''
    expect(list.getByText(`At today’s prices. Without what is sold out: ${name}.`)).toBeVisible()
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(formatMoney(totalOf(market, [id])))
    expect(list.getByRole('note').textContent).toContain(`This shop will be skipped at the next check out as long as ${name} is sold out.`)
  })

  test('a shop that has too few is skipped too, and the total counts what it has', async () => {
    const { id } = namedProducts.sardines
    const { market } = openScheduler({ sim: `stock:${id}:1` })
    const list = await detail()
    expect(list.getByRole('note').textContent).toContain('only 1 of ')
    expect(list.getByText('Merchandise Total').parentElement?.textContent).toContain(formatMoney(totalOf(market) - 3 * priceOf(market, id)))
  })

  test('a GCash list says that the user is reminded and pays', async () => {
    openScheduler({ at: `/${rice}` })
    expect((await detail('Rice and laundry')).getByText('GCash: we remind you on the day, and you check out and pay')).toBeVisible()
  })

  test('a delivery address that was deleted is flagged, and another can be chosen', async () => {
    const { market } = openScheduler({ prepare: ({ market: { world } }) => void world.tables.addresses.remove(addressIds.lizaHome) })
    const list = await detail()
    expect(await list.findByText(/Its delivery address was deleted/)).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Choose another address' }))
    const dialog = await dialogNamed('Shipping Options')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Delivery address is required')).toBeVisible()
    const [other] = market.market.world.tables.addresses.by('user', namedBuyers.liza.id)
    await userEvent.click(dialog.getAllByRole('radio')[0] as HTMLElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address changed')).toBeVisible()
    expect(listOf(market)?.address).toBe(other?._id)
  })
})

describe('enabled, disabled, finished', () => {
  test('SCHED-16 SCHED-17 SCHED-18 ERR-57 ERR-56 disabling takes the date away, enabling says the new one', async () => {
    const { market } = openScheduler({ sim: 'latency:300' })
    await press('Edit Weekly groceries')
    const toggle = () => screen.getByRole('switch')
    expect(toggle()).toBeChecked()
    await userEvent.click(toggle())
    // At once: the answer takes 300 ms.
    expect(toggle()).not.toBeChecked()
    expect(screen.queryByText('Schedule disabled')).toBeNull()
    expect(await screen.findByText('Schedule disabled')).toBeVisible()
    const list = await detail()
    expect(list.getByText('Paused: nothing is ordered until you enable it.')).toBeVisible()
    expect(list.getByText('This list is paused. Enable it to check out.')).toBeVisible()
    for (const name of ['Cancel next checkout', 'Advance Checkout']) {
      expect(list.getByRole('button', { name })).toBeDisabled()
      expect(list.getByRole('button', { name })).toHaveAccessibleDescription('This list is paused. Enable it to check out.')
    }
    await userEvent.click(screen.getByRole('switch', { name: 'Enable Schedule' }))
    expect(await screen.findByText('Schedule enabled')).toBeVisible()
    const next = listOf(market)?.next_checkout_date ?? ''
    expect(screen.getByText(`The next check out is on ${weekdayAndDate(next)}.`)).toBeVisible()
  })

  test('SCHED-17 SCHED-69 ERR-52 a switch that fails goes back', async () => {
    openScheduler({ sim: 'fail:setScheduleActive:500' })
    await press('Edit Weekly groceries')
    await userEvent.click(screen.getByRole('switch'))
    expect(await screen.findByText('Failed to update schedule')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Disable Schedule' })).toBeChecked()
    expect((await detail()).getByText(/^Next check out:/)).toBeVisible()
  })

  test('a single checkout that is past reads Finished, and can be rescheduled', async () => {
    openScheduler({
      prepare: ({ market: { world } }) =>
        void world.tables.schedules.update(groceries, {
          schedule_type: 'once',
          notification_date: { time: '08:00', day_of_month: 3, month: 2, year: 2026 },
          next_checkout_date: null,
        }),
    })
    const list = await detail()
    expect(list.getByText('Once, on February 3, 2026, 8:00 AM')).toBeVisible()
    expect(list.getByText(/Finished: its date has passed\./)).toBeVisible()
    expect(list.getByRole('button', { name: 'Advance Checkout' })).toHaveAccessibleDescription(/This list is finished/)
    await userEvent.click(list.getByRole('button', { name: 'Reschedule' }))
    expect(await screen.findByRole('dialog', { name: 'Reschedule List' })).toBeVisible()
  })
})

describe('quantities', () => {
  const sent = (calls: { method: string; path: string; body: unknown }[]) =>
    calls.filter(({ path }) => path.endsWith('/quantity')).map(({ body }) => body)

  test('SCHED-59 SCHED-60 SCHED-61 a change shows at once and is sent 500 ms after the last one; 0 is ignored', async () => {
    const { calls, market } = openScheduler()
    const field = await quantityField(/Pancit Canton/)
    expect(field).toHaveValue(6)
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.tab()
    expect(field).toHaveValue(6)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const more = within(field.closest('[role=group]') as HTMLElement).getByRole('button', { name: 'Increase quantity' })
    more.click()
    await vi.advanceTimersByTimeAsync(400)
    more.click()
    await vi.advanceTimersByTimeAsync(490)
    expect(field).toHaveValue(8)
    expect(sent(calls)).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(sent(calls)).toEqual([{ quantity: 8 }])
    vi.useRealTimers()
    await waitFor(() => expect(linesOf(market).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)?.quantity).toBe(8))
    expect((await detail()).getByText('Merchandise Total').parentElement?.textContent).toContain(formatMoney(totalOf(market)))
  })

  test('SCHED-62 ERR-45 a quantity that is not taken goes back', async () => {
    openScheduler({ sim: 'fail:updateScheduleProductQuantity:500' })
    const field = await quantityField(/Pancit Canton/)
    await userEvent.click(within(field.closest('[role=group]') as HTMLElement).getByRole('button', { name: 'Increase quantity' }))
    expect(field).toHaveValue(7)
    expect(await screen.findByText('Failed to update quantity.')).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(6))
  })

  test('SCHED-61 what waits is sent before the list is left', async () => {
    const { calls } = openScheduler()
    const field = await quantityField(/Pancit Canton/)
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    await userEvent.click(screen.getByRole('link', { name: /Rice and laundry/ }))
    await detail('Rice and laundry')
    await waitFor(() => expect(sent(calls)).toEqual([{ quantity: 9 }]))
  })

  test('SCHED-61 a page that is left sends what waits, and stores it until it is answered', async () => {
    const { calls, market } = openScheduler()
    const field = await quantityField(/Pancit Canton/)
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    act(() => void globalThis.dispatchEvent(new PageTransitionEvent('pagehide')))
    const line = linesOf(market).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)
    expect(listQuantities.left.read()).toEqual([{ lineId: line?._id, quantity: 9, replaces: [6] }])
    await waitFor(() => expect(sent(calls)).toEqual([{ quantity: 9 }]))
    globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(listQuantities.left.read()).toBeUndefined()
  })

  test('SCHED-61 a quantity of an earlier visit is sent at the next start, on whatever screen', async () => {
    let lineId = ''
    const { market } = openScreen(<LeftListQuantities />, {
      at: '/home',
      as: 'liza',
      prepare: (before) => {
        lineId = linesOf(before).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)?._id ?? ''
        listQuantities.left.write([{ lineId, quantity: 9, replaces: [6] }])
      },
    })
    await waitFor(() => expect(market.market.world.tables.scheduleProducts.get(lineId)?.quantity).toBe(9))
    expect(listQuantities.left.read()).toBeUndefined()
  })
})

test('SCHED-58 SCHED-63 ERR-46 a product is taken off the list after a question', async () => {
  const { market } = openScheduler()
  const name = market.market.world.tables.products.get(namedProducts.eggs.id)?.product_name ?? ''
  await press(`Remove ${name}`)
  let dialog = await dialogNamed('Remove Items')
  expect(dialog.getByText(`Are you sure you want to remove ${name} from this list?`)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect((await detail()).getByRole('link', { name })).toBeVisible()
  await press(`Remove ${name}`)
  dialog = await dialogNamed('Remove Items')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Product removed from the list!')).toBeVisible()
  await waitFor(async () => expect((await detail()).queryByRole('link', { name })).toBeNull())
  expect(linesOf(market).map(({ product_id }) => product_id)).not.toContain(namedProducts.eggs.id)
})

test('SCHED-64 ERR-47 a product that can not be taken off is still there', async () => {
  const { market } = openScheduler({ sim: 'fail:removeScheduleProduct:500' })
  const name = market.market.world.tables.products.get(namedProducts.eggs.id)?.product_name ?? ''
  await press(`Remove ${name}`)
  await userEvent.click((await dialogNamed('Remove Items')).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Product failed to be removed.')).toBeVisible()
  expect((await detail()).getByRole('link', { name, hidden: true })).toBeInTheDocument()
})

test('SCHED-77 ERR-58 a conversation that can not be opened', async () => {
  openApp(`/order/schedule/${groceries}`, 'as:liza,fail:findConversation:500:3')
  const list = await detail()
  await userEvent.click(list.getAllByRole('button', { name: /^Chat with/ })[0] as HTMLElement)
  expect(await screen.findByText('Failed to open chat')).toBeVisible()
})

describe('Cancel next checkout', () => {
  const logged = ({ market }: Market) =>
    [...market.world.tables.logs.all()].filter(({ event_details }) => event_details === 'Schedule Cancelled').length
  const skip = async () => {
    await press(/^Cancel next checkout/)
    return dialogNamed('Cancel next checkout')
  }
  const day = 86_400_000

  test('SCHED-67 ERR-55 SCHED-55 names the date that is skipped and the one that follows', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    const dialog = await skip()
    expect(
      dialog.getByText(`The check out on ${weekdayAndDate(due)} will be skipped. The one after it is on ${weekdayAndDate(due + 7 * day)}.`),
    ).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Skip this date' })
    await userEvent.dblClick(button)
    expect(await screen.findByText('Schedule canceled')).toBeVisible()
    expect(screen.getByText(`The next check out is on ${weekdayAndDate(due + 7 * day)}.`)).toBeVisible()
    // A double click skips one date.
    expect(Date.parse(listOf(market)?.next_checkout_date ?? '')).toBe(due + 7 * day)
    await waitFor(() => expect(logged(market)).toBe(1))
    expect(await (await detail()).findByRole('button', { name: `Cancel next checkout (${longDate(due + 7 * day)})` })).toBeEnabled()
  })

  test('SCHED-68 ERR-54 a date that can not be skipped stays', async () => {
    const { market } = openScheduler({ sim: 'fail:cancelNextCheckout:500' })
    await detail()
    const due = listOf(market)?.next_checkout_date
    await userEvent.click((await skip()).getByRole('button', { name: 'Skip this date' }))
    expect(await screen.findByText('Failed to cancel schedule')).toBeVisible()
    expect(listOf(market)?.next_checkout_date).toBe(due)
  })

  test('SCHED-67 a lost answer skips one date, and says so', async () => {
    const { market } = openScheduler({ sim: 'lose:cancelNextCheckout' })
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    await userEvent.click((await skip()).getByRole('button', { name: 'Skip this date' }))
    expect(await screen.findByText('Schedule canceled')).toBeVisible()
    expect(Date.parse(listOf(market)?.next_checkout_date ?? '')).toBe(due + 7 * day)
  })

  test('SCHED-67 a date that another tab has skipped meanwhile is not skipped again', async () => {
    const { market } = openScheduler()
    await detail()
    const due = Date.parse(listOf(market)?.next_checkout_date ?? '')
    const dialog = await skip()
    market.market.world.tables.schedules.update(groceries, { next_checkout_date: new Date(due + 7 * day).toISOString() })
    await userEvent.click(dialog.getByRole('button', { name: 'Skip this date' }))
    expect(await screen.findByText('Failed to cancel schedule')).toBeVisible()
    expect(screen.getByText(`This list has changed meanwhile. The next check out is on ${weekdayAndDate(due + 7 * day)}.`)).toBeVisible()
    expect(Date.parse(listOf(market)?.next_checkout_date ?? '')).toBe(due + 7 * day)
  })
})

describe('the edit menu', () => {
  test('SCHED-16 SCHED-19 a list is renamed, and a name is required', async () => {
    const { market } = openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    const field = dialog.getByRole('textbox', { name: 'List name' })
    expect(field).toHaveValue('Weekly groceries')
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('List name is required')).toBeVisible()
    await userEvent.type(field, 'Palengke{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Palengke' })).toBeVisible()
    expect(listOf(market)).toMatchObject({ name: 'Palengke', theme: 'sunrise', schedule_type: 'weekly' })
  })

  test('SCHED-50 a name that another list has', async () => {
    openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    await userEvent.clear(dialog.getByRole('textbox', { name: 'List name' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), 'rice and laundry{Enter}')
    expect(await screen.findByText('Failed')).toBeVisible()
    expect((await dialog.findAllByText('Scheduler Name already exists.'))[0]).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'List name' })).toHaveValue('rice and laundry')
  })

  test.each([
    ['Rename List', async (dialog: Awaited<ReturnType<typeof dialogNamed>>) => userEvent.type(dialog.getByRole('textbox'), ' 2')],
    [
      'Change color scheme',
      async (dialog: Awaited<ReturnType<typeof dialogNamed>>) => userEvent.click(dialog.getByRole('radio', { name: 'Mars' })),
    ],
    [
      'Reschedule List',
      async (dialog: Awaited<ReturnType<typeof dialogNamed>>) => userEvent.click(dialog.getByRole('radio', { name: 'Sunday' })),
    ],
  ])('SCHED-71 ERR-113 %s that fails is logged only: the dialog stays with what was entered', async (entry, change) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { market } = openScheduler({ sim: 'fail:updateSchedule:500' })
    await edit(entry)
    const dialog = await dialogNamed(entry)
    await change(dialog)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(log).toHaveBeenCalledWith('Scheduled list not updated', expect.anything()))
    expect(screen.getByRole('dialog', { name: entry })).toBeVisible()
    expect(screen.queryByText(/Failed/)).toBeNull()
    const before = { ...listOf(market) }
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: entry })).toBeNull())
    expect(listOf(market)).not.toEqual(before)
  })

  test('SCHED-53 SCHED-52 SCHED-16 another address and payment; a failure is told', async () => {
    const { market, calls } = openScheduler({ sim: 'fail:updateSchedule:500' })
    await edit('Shipping Options')
    const dialog = await dialogNamed('Shipping Options')
    await dialog.findByRole('radio', { name: /Sampaguita/ })
    expect(dialog.getByRole('radio', { name: /Sampaguita/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: /Consunji/ }))
    await userEvent.click(dialog.getByRole('radio', { name: /^GCash/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Failed to update schedule')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Address changed')).toBeVisible()
    const [address] = market.market.world.tables.addresses
      .by('user', namedBuyers.liza.id)
      .filter(({ street }) => street.includes('Consunji'))
    expect(listOf(market)).toMatchObject({ address: address?._id, payment_method: 'gcash' })
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/payments/link-account'))
  })

  test('SCHED-16 SCHED-73 another colour', async () => {
    const { market } = openScheduler()
    await edit('Change color scheme')
    const dialog = await dialogNamed('Change color scheme')
    expect(dialog.getAllByRole('radio')).toHaveLength(15)
    expect(dialog.getByRole('radio', { name: 'Sunrise' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Neptune' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('article', { name: 'Weekly groceries' })).toHaveAttribute('data-theme', 'neptune'))
    expect(listOf(market)?.theme).toBe('neptune')
  })

  test('SCHED-16 another schedule shows its next three dates before it is saved', async () => {
    const { market } = openScheduler()
    await edit('Reschedule List')
    const dialog = await dialogNamed('Reschedule List')
    expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Saturday' })).toBeChecked()
    const dates = within(dialog.getByRole('region', { name: 'Next check outs' }))
    const before = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(before).toHaveLength(3)
    await userEvent.click(dialog.getByRole('radio', { name: 'Monthly' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'End of the month' }))
    const [first] = dates.getAllByRole('listitem').map(({ textContent }) => textContent)
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(listOf(market)).toMatchObject({ schedule_type: 'monthly', notification_date: { time: '08:00', day_of_month: 'END' } })
    // The date that the server gives is the one that was foretold.
    expect(await (await detail()).findByText(`Next check out: ${first}`)).toBeVisible()
  })

  test('one field is changed of the list as it stands: what another tab has changed meanwhile stays', async () => {
    const { market } = openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    market.market.world.tables.schedules.update(groceries, { theme: 'mars', notification_date: { time: '10:00', day_of_week: 2 } })
    await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), ' and rice{Enter}')
    await waitFor(() => expect(listOf(market)?.name).toBe('Weekly groceries and rice'))
    expect(listOf(market)).toMatchObject({ theme: 'mars', notification_date: { time: '10:00', day_of_week: 2 } })
  })

  test('what was changed and not saved is asked about', async () => {
    openScheduler()
    await edit('Rename List')
    const dialog = await dialogNamed('Rename List')
    await userEvent.type(dialog.getByRole('textbox', { name: 'List name' }), ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
  })
})

describe('Advance Checkout', () => {
  const advance = async () => {
    await detail()
    await press('Advance Checkout')
  }

  const chosenAt = (search: string) => decodeSelection(new URLSearchParams(search).get('state') ?? '')?.flatMap(({ products }) => products)

  test('SCHED-56 leads to the checkout with the items in its address, and the list in router state and address', async () => {
    const { market, router } = openScheduler({ at: `/${rice}` })
    await detail('Rice and laundry')
    await press('Advance Checkout')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
    const { search, state } = router.state.location
    const params = new URLSearchParams(search)
    const due = listOf(market, rice)?.next_checkout_date
    expect(state).toEqual({ from: 'scheduler', id: rice, due })
    expect([params.get('schedule'), params.get('due')]).toEqual([rice, due])
    expect(
      chosenAt(search)
        ?.map(({ productId, quantity }) => [productId, quantity])
        .sort(),
    ).toEqual(
      linesOf(market, rice)
        .map(({ product_id, quantity }) => [product_id, quantity])
        .sort(),
    )
  })

  test('SCHED-56 a long list stays in this browser, with its occurrence and its choices', async () => {
    const { market, router } = openScheduler()
    await advance()
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
    const id = new URLSearchParams(router.state.location.search).get('selection') ?? ''
    const attempt = findAttempt(namedBuyers.liza.id, id)?.read()
    expect(attempt?.occurrence).toEqual({ scheduleId: groceries, due: listOf(market)?.next_checkout_date })
    expect(attempt?.choices).toMatchObject({ addressId: addressIds.lizaHome, payment: 'cod' })
    expect(new Set(Object.values(attempt?.choices.deliveries ?? {}))).toEqual(new Set(['DELIVERY']))
    expect(attempt?.selection.flatMap(({ products }) => products)).toHaveLength(linesOf(market).length)
  })

  test('a quantity that waits is sent first, and a price that has risen is the one that is checked out', async () => {
    const { id } = namedProducts.coffee
    const { market, router } = openScheduler({ at: `/${rice}` })
    const list = await detail('Rice and laundry')
    const name = market.market.world.tables.products.get(id)?.product_name ?? ''
    const field = list.getByRole('spinbutton', { name: `Quantity of ${name}` })
    await userEvent.clear(field)
    await userEvent.type(field, '3')
    applyScenario(market.simulation, parseScenario(`price:${id}:99`))
    await press('Advance Checkout')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
    expect(chosenAt(router.state.location.search)?.find(({ productId }) => productId === id)).toMatchObject({
      quantity: 3,
      price: 99,
      total: 297,
    })
    expect(linesOf(market, rice).find(({ product_id }) => product_id === id)?.quantity).toBe(3)
  })

  test('a list that was paused in another tab meanwhile is not checked out', async () => {
    const { market, router } = openScheduler()
    await detail()
    market.market.world.tables.schedules.update(groceries, { is_active: false })
    await press('Advance Checkout')
    expect(await screen.findByText('This list has changed. Have a look at it first.')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/order/schedule/${groceries}`)
    expect(await (await detail()).findByText('Paused: nothing is ordered until you enable it.')).toBeVisible()
  })

  test.each([
    ['it can not be read', 'fail:getSchedule:500'],
    ['there is no network', 'drop:getSchedule'],
  ])('SCHED-70 a list stays where it is when %s', async (_what, sim) => {
    const { router } = openScheduler({ sim })
    await advance()
    expect(await screen.findByText('Failed to checkout')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/order/schedule/${groceries}`)
  })
})
