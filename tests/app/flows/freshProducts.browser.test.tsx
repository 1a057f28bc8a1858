import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { catalogQueries } from '#api/catalog.ts'
import { useSession } from '#api/session.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { useFreshProducts } from '#flows/freshProducts/useFreshProducts.ts'
import { openScreen } from '../support/openScreen.tsx'

const { id } = namedProducts.garlic

/** A screen that leaves a product in the cache, and one that needs its current state. */
function openScreens() {
  const seen: unknown[] = []
  function Later() {
    const { data } = useFreshProducts([id])
    if (data) seen.push(data.get(id)?.price ?? null)
    return data ? <p>read again</p> : <p>reading</p>
  }
  function Earlier({ onLeave }: { onLeave: () => void }) {
    const { user } = useSession()
    const { data } = useQuery({
      ...catalogQueries.product(id, user?._id),
      enabled: user !== undefined,
    })
    return data ? (
      <button type="button" onClick={onLeave}>
        Leave
      </button>
    ) : null
  }
  function Screens() {
    const [left, setLeft] = useState(false)
    return left ? <Later /> : <Earlier onLeave={() => setLeft(true)} />
  }
  return { ...openScreen(<Screens />, { at: '/', as: 'liza' }), seen }
}

test('the new price is loaded before anything is shown, never the cached one, CHECKOUT-16 OPEN-03', async () => {
  const { market, seen } = openScreens()
  const leave = await screen.findByRole('button', { name: 'Leave' })
  const { products } = market.world.tables
  const price = (products.get(id)?.price ?? 0) + 7
  products.update(id, { price })
  await userEvent.click(leave)
  await screen.findByText('read again')
  await waitFor(() => expect(new Set(seen)).toEqual(new Set([price])))
})

test('a product that is no longer sold is missing, although it is still in the cache, CHECKOUT-03 OPEN-03', async () => {
  const { market, seen } = openScreens()
  const leave = await screen.findByRole('button', { name: 'Leave' })
  market.world.tables.products.remove(id)
  await userEvent.click(leave)
  await screen.findByText('read again')
  await waitFor(() => expect(new Set(seen)).toEqual(new Set([null])))
})
