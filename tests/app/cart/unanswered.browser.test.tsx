import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartPage } from '#features/cart/CartPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts, type ProductKey } from '#fixtures/namedProducts.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectShown, press } from '../support/user.ts'

const mango = 'Carabao Mango, Ripe, 1 kg'
const tomatoes = 'Native Tomatoes, 500 g'
/** Longer than the time limit of a write, ms. */
const LIMIT_MS = 31_000

// The fake clock also runs by itself, so that the screen works, and can be moved forward.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => void vi.useRealTimers())

const open = (sim: string) => {
  const { market, calls } = openScreen(<CartPage />, { at: '/cart', as: 'liza', sim })
  const stored = (key: ProductKey) =>
    market.world.tables.cartLines
      .by('user_id', namedBuyers.liza.id)
      .find(({ product_id }) => product_id === namedProducts[key].id)?.quantity
  return { stored, writes: () => calls.filter(({ method }) => method !== 'GET') }
}
const remove = async (name: string) => press(`Remove ${name}`)
async function increase(name: string): Promise<void> {
  const group = await screen.findByRole('group', { name: `Quantity of ${name}` })
  await press(/^Increase/, within(group))
}

test('a removal without a response is not called failed where the cart lacks the line, and a quantity changed meanwhile is saved, CART-12 CART-15', async () => {
  const { stored, writes } = open('hang:removeCartLine')
  await remove(tomatoes)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await increase(mango)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored('mango')).toBe(2)
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await expectShown('Product removed from your cart')
  await waitFor(() => expect(stored('mango')).toBe(3))
})

test('a quantity without a response times out, and the next line is removed, CART-12', async () => {
  const { stored, writes } = open('hang:updateCartQuantity')
  await increase(tomatoes)
  await waitFor(() => expect(writes()).toHaveLength(1))
  await remove(mango)
  expect(stored('mango')).toBe(2)
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  await waitFor(() => expect(stored('mango')).toBeUndefined())
  // The server has saved the quantity, so it is shown, although the response never came.
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: `Quantity of ${tomatoes}` })).toHaveValue('2'),
  )
})
