import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { UnsentQuantities } from '#features/cart/UnsentQuantities.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { cartQuantities } from '#state/quantities.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { buttonNamed, expectShown, passTime, press, stopTimeouts } from '../support/user.ts'

const tomatoes = 'Native Tomatoes, 500 g'
const { stocks, price } = namedProducts.tomatoes
/** From the last change to the call, ms. */
const DEBOUNCE_MS = 600

const cart = (
  <>
    <CartPage />
    <UnsentQuantities />
  </>
)
const field = () => screen.findByRole('spinbutton', { name: `Quantity of ${tomatoes}` })
const stepper = () => within(screen.getByRole('group', { name: `Quantity of ${tomatoes}` }))
const more = () => buttonNamed('Increase quantity', stepper())
const lineOf = (market: Market) =>
  market.world.tables.cartLines
    .by('user_id', namedBuyers.liza.id)
    .find(({ product_id }) => product_id === namedProducts.tomatoes.id)!

async function openCart(prepare?: (market: Market) => void) {
  const { calls, market } = openScreen(cart, { at: '/cart', as: 'liza', prepare })
  const made = (verb: string) => calls.filter(({ method }) => method === verb)
  return {
    market,
    made,
    input: await field(),
    sent: () => made('PUT').map(({ body }) => body),
    stored: () => lineOf(market).quantity,
  }
}
/** Types something into the field, and leaves it. */
function enter(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

test('a quantity stays between 1 and the stock, and what is no quantity is forgotten, CART-16 CART-17 CART-19 CART-20 CART-21 ERR-05', async () => {
  const { input, sent, stored } = await openCart()
  expect(input).toHaveValue('1')
  expect(buttonNamed('Decrease quantity', stepper())).toHaveAttribute('aria-disabled')
  await expectShown(`${stocks} items left`)
  for (const wrong of ['', '0', '-4', '2,5', '1e1', '0x5']) {
    enter(input, wrong)
    expect(input).toHaveValue('1')
  }
  enter(input, '999')
  expect(input).toHaveValue(String(stocks))
  await expectShown('Max stocks reached')
  expect(more()).toHaveAttribute('aria-disabled')
  await expect.poll(stored).toBe(stocks)
  expect(sent()).toEqual([{ quantity: stocks }])
})

test('what is no quantity, typed over one that was typed before, goes back to that one, CART-19', async () => {
  const { input, sent, stored } = await openCart()
  enter(input, '4')
  await expect.poll(stored).toBe(4)
  await expect.poll(sent).toEqual([{ quantity: 4 }])
  for (const wrong of ['0', '4x', '2,5']) {
    enter(input, wrong)
    expect(input).toHaveValue('4')
  }
  await expectShown('Enter a whole number')
  await press('Increase quantity', stepper())
  await expect.poll(sent).toEqual([{ quantity: 4 }, { quantity: 5 }])
})

test('quick changes are sent once, 600 ms after the last; those of a removed line, not at all, CART-18', async () => {
  const { input, sent, made } = await openCart()
  stopTimeouts()
  for (const quantity of [2, 3, 4]) {
    await act(async () => fireEvent.click(more()))
    expect(input).toHaveValue(String(quantity))
    await passTime(DEBOUNCE_MS - 1)
  }
  expect(sent()).toEqual([])
  await passTime(1)
  await vi.waitFor(() => expect(sent()).toEqual([{ quantity: 4 }]))

  await act(async () => fireEvent.click(more()))
  expect(input).toHaveValue('5')
  fireEvent.click(buttonNamed(`Remove ${tomatoes}`))
  await vi.waitFor(() => expect(made('DELETE')).toHaveLength(1))
  await passTime(DEBOUNCE_MS)
  vi.useRealTimers()
  // Its call would come before that of Undo.
  await press('Undo')
  await expect.poll(() => made('POST')).toHaveLength(1)
  await expect
    .poll(() => screen.getByRole('checkbox', { name: `Select ${tomatoes}` }))
    .toHaveFocus()
  expect(sent()).toHaveLength(1)
})

test('screen readers hear a new quantity with its amount and the total, once, ACCESS-04 CART-16', async () => {
  const { market, queryClient } = openApp('/cart', 'as:liza')
  const input = await field()
  const heard = () =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  expect(heard().join('')).not.toMatch(/items left|Total/)
  await press(`Select ${tomatoes}`, screen, 'checkbox')
  await expect.poll(heard).toEqual(['Merchandise Total: ₱48.00, 1 product selected'])
  for (const _press of [2, 3]) await press('Increase quantity', stepper())
  const change = `${tomatoes}: 3 pieces, ₱144.00. Merchandise Total: ₱144.00, 1 product selected`
  await expect.poll(heard).toEqual([change])
  fireEvent.change(input, { target: { value: String(stocks - 1) } })
  await userEvent.click(more())
  await expect
    .poll(() => heard().join(''))
    .toContain(`${tomatoes}: ${stocks} pieces, ₱1,584.00, Max stocks reached. `)
  expect(more()).toHaveFocus()
  // A call without its answer would hold up the next test.
  await expect.poll(() => lineOf(market).quantity).toBe(stocks)
  await expect.poll(() => queryClient.isMutating()).toBe(0)
})

test('Check Out saves a quantity that was just changed, and carries what is selected, CART-18 CART-26 CART-32 CHECKOUT-01', async () => {
  const { address, market } = openApp('/cart', 'as:liza')
  fireEvent.change(await field(), { target: { value: '6' } })
  await press(`Select ${tomatoes}`, screen, 'checkbox')
  await press('Check Out')
  expect(await screen.findByRole('region', { name: 'Items Summary' })).toMatchTextContent('6 ×')
  expect(lineOf(market).quantity).toBe(6)
  const { pathname, searchParams } = new URL(address(), location.origin)
  expect(pathname).toBe('/cart/checkout')
  expect(JSON.parse(atob(searchParams.get('state') ?? ''))).toMatchObject([
    {
      shopId: expect.stringMatching(/^[0-9a-f]{24}$/),
      shop_name: 'Dolores Fresh Market Stall 14',
      products: [{ productId: namedProducts.tomatoes.id, quantity: 6, total: 6 * price }],
    },
  ])
})

test('a page that is left sends waiting quantities with keepalive, and stores them until the response, CART-18', async () => {
  const { sent, market, input } = await openCart()
  enter(input, '6')
  act(() => void globalThis.dispatchEvent(new PageTransitionEvent('pagehide')))
  expect(cartQuantities.unsent.read()).toEqual([
    { lineId: lineOf(market)._id, quantity: 6, replaces: [1] },
  ])
  await expect.poll(sent).toEqual([{ quantity: 6 }])
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
  ['is sent when the server still has the old one', 1, true],
  ['is sent when the server has one whose write was pending', 4, true],
  ['is not sent again when it has arrived', 6, false],
  ['is dropped for one that was chosen elsewhere since', 3, false],
])('a quantity of an earlier visit %s, CART-18', async (_what, before, isSent) => {
  const { input, sent, stored } = await openCart((market) => {
    const line = lineOf(market)
    market.world.tables.cartLines.update(line._id, { quantity: before })
    cartQuantities.unsent.write([{ lineId: line._id, quantity: 6, replaces: [1, 4] }])
  })
  expect(input).toHaveValue(String(isSent ? 6 : before))
  await expect.poll(sent).toEqual(isSent ? [{ quantity: 6 }] : [])
  await expect.poll(stored).toBe(isSent ? 6 : before)
  expect(cartQuantities.unsent.read()).toBeUndefined()
})

test('stored data that is not a quantity is ignored', async () => {
  localStorage.setItem('suki.quantities', '{"version":2,"value":[{"lineId":1},null,7]}')
  expect((await openCart()).input).toHaveValue('1')
})
