import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { UnsentListQuantities } from '#features/schedules/UnsentListQuantities.tsx'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { listQuantities } from '#state/quantities.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectShown, press } from '../support/user.ts'
import { detail, openScheduler, linesOf, totalOf, quantityField } from './support/scheduler.tsx'

afterEach(() => vi.useRealTimers())

describe('quantities', () => {
  const sent = (calls: { method: string; path: string; body: unknown }[]) =>
    calls.filter(({ path }) => path.endsWith('/quantity')).map(({ body }) => body)

  test('a change shows at once and is sent 500 ms after the last one; 0 is ignored, and what is changed back meanwhile is not sent, SCHED-59 SCHED-60 SCHED-61', async () => {
    const { calls, market } = openScheduler()
    const field = await quantityField(/Pancit Canton/)
    expect(field).toHaveValue('6')
    await userEvent.clear(field)
    await userEvent.type(field, '0')
    await userEvent.tab()
    expect(field).toHaveValue('6')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const stepper = within(field.closest('[role=group]') as HTMLElement)
    const more = stepper.getByRole('button', { name: 'Increase quantity' })
    more.click()
    await vi.advanceTimersByTimeAsync(400)
    more.click()
    await vi.advanceTimersByTimeAsync(490)
    expect(field).toHaveValue('8')
    expect(sent(calls)).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    vi.useRealTimers()
    await waitFor(() => expect(sent(calls)).toEqual([{ quantity: 8 }]))
    await waitFor(() =>
      expect(
        linesOf(market).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)
          ?.quantity,
      ).toBe(8),
    )
    expect((await detail()).getByText('Merchandise Total').parentElement?.textContent).toContain(
      formatMoney(totalOf(market)),
    )

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    more.click()
    await vi.advanceTimersByTimeAsync(100)
    expect(field).toHaveValue('9')
    stepper.getByRole('button', { name: 'Decrease quantity' }).click()
    await vi.advanceTimersByTimeAsync(2000)
    vi.useRealTimers()
    expect(field).toHaveValue('8')
    expect(sent(calls)).toHaveLength(1)
  })

  test('a quantity that is not taken goes back, SCHED-62 ERR-45', async () => {
    openScheduler({ sim: 'fail:updateScheduleProductQuantity:500' })
    const field = await quantityField(/Pancit Canton/)
    await press('Increase quantity', within(field.closest('[role=group]') as HTMLElement))
    expect(field).toHaveValue('7')
    await expectShown('Failed to update quantity.')
    await waitFor(() => expect(field).toHaveValue('6'))
  })

  test('a quantity whose answer was lost stays, and nobody says that it failed, SCHED-62 ERR-45', async () => {
    const { market, queryClient } = openScheduler({ sim: 'lose:updateScheduleProductQuantity' })
    const field = await quantityField(/Pancit Canton/)
    await press('Increase quantity', within(field.closest('[role=group]') as HTMLElement))
    await waitFor(() =>
      expect(
        linesOf(market).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)
          ?.quantity,
      ).toBe(7),
    )
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    expect(screen.queryByText('Failed to update quantity.')).toBeNull()
    expect(field).toHaveValue('7')
  })

  test('what waits is sent before the list is left, SCHED-61', async () => {
    const { calls } = openScheduler()
    const field = await quantityField(/Pancit Canton/)
    await userEvent.clear(field)
    await userEvent.type(field, '9')
    await press(/Rice and laundry/, screen, 'link')
    await detail('Rice and laundry')
    await waitFor(() => expect(sent(calls)).toEqual([{ quantity: 9 }]))
  })

  test('a quantity of an earlier visit is sent at the next start, on whatever screen, SCHED-61', async () => {
    let lineId = ''
    const { market } = openScreen(<UnsentListQuantities />, {
      at: '/home',
      as: 'liza',
      prepare: (before) => {
        lineId =
          linesOf(before).find(({ product_id }) => product_id === namedProducts.pancitCanton.id)
            ?._id ?? ''
        listQuantities.unsent.write([{ lineId, quantity: 9, replaces: [6] }])
      },
    })
    await waitFor(() => expect(market.world.tables.scheduleProducts.get(lineId)?.quantity).toBe(9))
    expect(listQuantities.unsent.read()).toBeUndefined()
  })
})
