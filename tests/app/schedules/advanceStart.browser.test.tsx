import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { decodeSelection } from '#domain/selection.ts'
import { addressIds, namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { findAttempt } from '#flows/checkout/store.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { expectShown, press } from '../support/user.ts'
import { detail, groceries, openScheduler, rice, listOf, linesOf } from './support/scheduler.tsx'

describe('Advance Checkout', () => {
  const advance = async () => {
    await detail()
    await press('Advance Checkout')
  }

  const chosenAt = (search: string) =>
    decodeSelection(new URLSearchParams(search).get('state') ?? '')?.flatMap(
      ({ products }) => products,
    )

  test.each([
    ['an active list', true],
    ['a paused list, which has no date', false],
  ])(
    '%s leads to the checkout with the items in its address, and itself in router state and address, SCHED-56',
    async (_what, is_active) => {
      const { market, router } = openScheduler({
        at: `/${rice}`,
        prepare: ({ world }) => void world.tables.schedules.update(rice, { is_active }),
      })
      await detail('Rice and laundry')
      await press('Advance Checkout')
      await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
      const { search, state } = router.state.location
      const params = new URLSearchParams(search)
      const due = is_active ? listOf(market, rice)?.next_checkout_date : undefined
      expect(state).toEqual({ from: 'scheduler', id: rice, ...(is_active && { due }) })
      expect(params.get('due')).toBe(due ?? null)
      expect(params.get('schedule')).toBe(is_active ? rice : null)
      expect(
        chosenAt(search)
          ?.map(({ productId, quantity }) => [productId, quantity])
          .sort(),
      ).toEqual(
        linesOf(market, rice)
          .map(({ product_id, quantity }) => [product_id, quantity])
          .sort(),
      )
    },
  )

  test('a long list stays in this browser, with its occurrence and its choices, SCHED-56', async () => {
    const { market, router } = openScheduler()
    await advance()
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
    const id = new URLSearchParams(router.state.location.search).get('selection') ?? ''
    const attempt = findAttempt(namedBuyers.liza.id, id)?.read()
    expect(attempt?.occurrence).toEqual({
      scheduleId: groceries,
      due: listOf(market)?.next_checkout_date,
    })
    expect(attempt?.choices).toMatchObject({ addressId: addressIds.lizaHome, payment: 'cod' })
    expect(new Set(Object.values(attempt?.choices.deliveries ?? {}))).toEqual(new Set(['DELIVERY']))
    expect(attempt?.selection.flatMap(({ products }) => products)).toHaveLength(
      linesOf(market).length,
    )
  })

  test('a quantity that waits is sent first, and a price that has risen is the one that is checked out', async () => {
    const { id } = namedProducts.coffee
    const { market, router } = openScheduler({ at: `/${rice}` })
    const list = await detail('Rice and laundry')
    const name = market.world.tables.products.get(id)?.product_name ?? ''
    const field = list.getByRole('spinbutton', { name: `Quantity of ${name}` })
    await userEvent.clear(field)
    await userEvent.type(field, '3')
    applyScenario(market, parseScenario(`price:${id}:99`))
    await press('Advance Checkout')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart/checkout'))
    expect(
      chosenAt(router.state.location.search)?.find(({ productId }) => productId === id),
    ).toMatchObject({
      quantity: 3,
      price: 99,
      total: 297,
    })
    expect(linesOf(market, rice).find(({ product_id }) => product_id === id)?.quantity).toBe(3)
  })

  test('a list that was paused in another tab meanwhile is not checked out', async () => {
    const { market, router } = openScheduler()
    await detail()
    market.world.tables.schedules.update(groceries, { is_active: false })
    await press('Advance Checkout')
    await expectShown('This list has changed. Please check it first.')
    expect(router.state.location.pathname).toBe(`/order/schedule/${groceries}`)
    await expectShown('Paused: nothing is ordered until you enable it.', await detail())
  })

  test.each([
    ['it can not be read', 'fail:getSchedule:500'],
    ['there is no network', 'drop:getSchedule'],
  ])('a list stays where it is when %s, SCHED-70', async (_what, sim) => {
    const { router } = openScheduler({ sim })
    await advance()
    await expectShown('Failed to checkout')
    expect(router.state.location.pathname).toBe(`/order/schedule/${groceries}`)
  })
})
