import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OrdersPage } from '../../src/features/orders/OrdersPage.tsx'
import { openScreen } from '../support/openScreen.tsx'

const PATH = '/profile/liza-manalo/orders'
const open = (query: string) => openScreen(<OrdersPage />, { at: `${PATH}?${query}`, as: 'liza' })
const searched = (calls: { path: string }[]) => calls.filter(({ path }) => path.startsWith('/transactions/'))

test.each(['12345', 'f'.repeat(23), '🥭', '%', '"'])(
  'ORDERS-07 %s in the address is not the id of an order, and finds none',
  async (id) => {
    const { calls } = open(new URLSearchParams({ transaction_id: id }).toString())
    expect(await screen.findByText('No orders found')).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
    // The server would refuse a malformed id.
    expect(searched(calls)).toEqual([])
    expect(screen.getByRole('searchbox')).toHaveValue(id)
  },
)

test('ORDERS-06 ORDERS-07 a search without results shows its text, and can be cleared by a button', async () => {
  const { router } = open('status=PENDING')
  await screen.findByRole('article')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search Shop Name, Order ID, or Product Name' }), 'submarine{Enter}')
  expect(await screen.findByText(/None of your Pending orders has “submarine”/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(router.state.location.search).toBe('?status=PENDING')
})
