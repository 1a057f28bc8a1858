import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { UnsentQuantities } from '#features/cart/UnsentQuantities.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { cartQuantities } from '#state/quantities.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openScreen } from '../support/openScreen.tsx'

const NAME = 'Quantity of Native Tomatoes, 500 g'
const cart = (
  <>
    <CartPage />
    <UnsentQuantities />
  </>
)
const open = (prepare?: (market: Market) => void) =>
  openScreen(cart, { at: '/cart', as: 'liza', prepare })
const field = () => screen.findByRole('spinbutton', { name: NAME })
const writes = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
const lineOf = (market: Market) =>
  market.world.tables.cartLines
    .by('user_id', namedBuyers.liza.id)
    .find(({ product_id }) => product_id === namedProducts.tomatoes.id)!
const type = async (quantity: string) => {
  await userEvent.clear(await field())
  await userEvent.type(await field(), quantity)
}

test('a page that is left sends debounced quantities with keepalive, and stores them until the response, CART-18', async () => {
  const { calls, market } = open()
  await type('6')
  act(() => void globalThis.dispatchEvent(new PageTransitionEvent('pagehide')))
  expect(cartQuantities.unsent.read()).toEqual([
    { lineId: lineOf(market)._id, quantity: 6, replaces: [1] },
  ])
  await waitFor(() => expect(writes(calls)).toEqual([{ quantity: 6 }]))
  const request = vi
    .mocked(fetch)
    .mock.calls.map(([input]) => input as Request)
    .find(({ method }) => method === 'PUT')
  expect([request?.keepalive, request?.headers.get('authorization')]).toEqual([
    true,
    expect.stringMatching(/^Bearer /),
  ])
  // The browser restores the page, as after Back, so nothing must be stored for a new start.
  globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(cartQuantities.unsent.read()).toBeUndefined()
})

test.each([
  ['is sent when the server still has the old one', 1, 6],
  ['is sent when the server has one whose write was pending', 4, 6],
  ['is not sent again when it has arrived', 6, null],
  ['is dropped for one that was chosen elsewhere since', 3, null],
])('a quantity of an earlier visit %s, CART-18', async (_what, stored, sent) => {
  const { calls, market } = open((before) => {
    const line = lineOf(before)
    before.world.tables.cartLines.update(line._id, { quantity: stored })
    cartQuantities.unsent.write([{ lineId: line._id, quantity: 6, replaces: [1, 4] }])
  })
  expect(await field()).toHaveValue(String(sent ?? stored))
  await waitFor(() => expect(writes(calls)).toEqual(sent === null ? [] : [{ quantity: sent }]))
  await waitFor(() => expect(lineOf(market).quantity).toBe(sent ?? stored))
  expect(cartQuantities.unsent.read()).toBeUndefined()
})

test.each(['{', 'null', '{"version":2,"value":[{"lineId":1},null,7]}'])(
  'stored data that is not a quantity is ignored: %s',
  async (text) => {
    localStorage.setItem('suki.quantities', text)
    open()
    expect(await field()).toHaveValue('1')
  },
)
