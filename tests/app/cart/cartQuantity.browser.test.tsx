import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { press } from '../support/user.ts'

const tomatoes = 'Native Tomatoes, 500 g'
const { stocks, price } = namedProducts.tomatoes
/** From the last change to the call, ms. */
const DEBOUNCE_MS = 600

afterEach(() => void vi.useRealTimers())

const field = () => screen.findByRole('spinbutton', { name: `Quantity of ${tomatoes}` })
const stepper = () => within(screen.getByRole('group', { name: `Quantity of ${tomatoes}` }))
const stored = (market: Market) =>
  market.world.tables.cartLines
    .by('user_id', namedBuyers.liza.id)
    .find(({ product_id }) => product_id === namedProducts.tomatoes.id)?.quantity

async function openCart() {
  const { calls, market } = openScreen(<CartPage />, { at: '/cart', as: 'liza' })
  const made = (verb: string) => calls.filter(({ method }) => method === verb)
  const sent = () => made('PUT').map(({ body }) => body)
  return { input: await field(), sent, made, market }
}

test('a quantity stays between 1 and the stock, and what is no quantity is forgotten, CART-16 CART-17 CART-19 CART-20 CART-21 ERR-05', async () => {
  const { input, sent, market } = await openCart()
  expect(input).toHaveValue('1')
  expect(stepper().getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
    'aria-disabled',
  )
  expect(screen.getByText(`${stocks} items left`)).toBeVisible()
  for (const wrong of ['', '0', '-4', '2,5', '1e1', '0x5']) {
    fireEvent.change(input, { target: { value: wrong } })
    fireEvent.blur(input)
    expect(input).toHaveValue('1')
  }
  fireEvent.change(input, { target: { value: '999' } })
  expect(input).toHaveValue(String(stocks))
  expect(screen.getByText('Max stocks reached')).toBeVisible()
  expect(stepper().getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
  )
  await waitFor(() => expect(stored(market)).toBe(stocks))
  expect(sent()).toEqual([{ quantity: stocks }])
})

test.each(['0', '4x', '2,5'])(
  '%s, typed over a quantity that was typed before, goes back to that one, CART-19',
  async (wrong) => {
    const { input, sent, market } = await openCart()
    await userEvent.clear(input)
    await userEvent.type(input, '4')
    await waitFor(() => expect(stored(market)).toBe(4))
    await waitFor(() => expect(sent()).toEqual([{ quantity: 4 }]))
    fireEvent.change(input, { target: { value: wrong } })
    fireEvent.blur(input)
    expect(input).toHaveValue('4')
    expect(screen.getByText('Enter a whole number')).toBeVisible()
    await press('Increase quantity', stepper())
    await waitFor(() => expect(sent()).toEqual([{ quantity: 4 }, { quantity: 5 }]))
  },
)

test('quick changes are sent once, 600 ms after the last; those of a line that is removed meanwhile, not at all, CART-18', async () => {
  const { input, sent, made } = await openCart()
  const more = stepper().getByRole('button', { name: 'Increase quantity' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const quantity of [2, 3, 4]) {
    await act(async () => fireEvent.click(more))
    expect(input).toHaveValue(String(quantity))
    await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1))
  }
  expect(sent()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  await vi.waitFor(() => expect(sent()).toEqual([{ quantity: 4 }]))

  await act(async () => fireEvent.click(more))
  expect(input).toHaveValue('5')
  fireEvent.click(screen.getByRole('button', { name: `Remove ${tomatoes}` }))
  await vi.waitFor(() => expect(made('DELETE')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS))
  vi.useRealTimers()
  // Its call would come before that of Undo.
  await press('Undo')
  await waitFor(() => expect(made('POST')).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: `Select ${tomatoes}` })).toHaveFocus(),
  )
  expect(sent()).toHaveLength(1)
})

test('screen readers hear a new quantity with its amount and the total, once, and nothing before, ACCESS-04 CART-16', async () => {
  openApp('/cart', 'as:liza')
  const input = await field()
  const heard = () =>
    [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  expect(heard().join('')).not.toMatch(/items left|Total/)
  await press(`Select ${tomatoes}`, screen, 'checkbox')
  await waitFor(() => expect(heard()).toEqual(['Merchandise Total: ₱48.00, 1 product selected']))
  for (const _press of [2, 3]) await press('Increase quantity', stepper())
  const change = `${tomatoes}: 3 pieces, ₱144.00. Merchandise Total: ₱144.00, 1 product selected`
  await waitFor(() => expect(heard()).toEqual([change]))
  fireEvent.change(input, { target: { value: String(stocks - 1) } })
  const more = stepper().getByRole('button', { name: 'Increase quantity' })
  await userEvent.click(more)
  await waitFor(() =>
    expect(heard().join('')).toContain(
      `${tomatoes}: ${stocks} pieces, ₱1,584.00, Max stocks reached. `,
    ),
  )
  expect(more).toHaveFocus()
})

test('Check Out saves a quantity that was just changed, and carries what is selected, CART-18 CART-26 CART-32 CHECKOUT-01', async () => {
  const { address, market } = openApp('/cart', 'as:liza')
  fireEvent.change(await field(), { target: { value: '6' } })
  await press(`Select ${tomatoes}`, screen, 'checkbox')
  await press('Check Out')
  expect(await screen.findByRole('region', { name: 'Items Summary' })).toMatchTextContent('6 ×')
  expect(stored(market)).toBe(6)
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
