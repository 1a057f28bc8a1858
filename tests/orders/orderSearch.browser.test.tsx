import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { openScreen } from '../support/openScreen.tsx'

const PATH = '/profile/liza-manalo/orders'
const open = (query: string) => openScreen(<OrdersPage />, { at: `${PATH}?${query}`, as: 'liza' })
const box = () =>
  screen.getByRole('searchbox', { name: 'Search Shop Name, Order ID, or Product Name' })
const searched = (calls: { path: string }[]) =>
  calls.filter(({ path }) => path.startsWith('/transactions/'))

test('text in the address that is not the id of an order finds none, ORDERS-07', async () => {
  const { calls } = open('transaction_id=%25')
  expect(await screen.findByText('No orders found')).toBeVisible()
  expect(screen.queryByRole('article')).toBeNull()
  // The server would refuse a malformed id.
  expect(searched(calls)).toEqual([])
  expect(screen.getByRole('searchbox')).toHaveValue('%')
})

test('a search without results shows its text, and can be cleared by a button, ORDERS-06 ORDERS-07', async () => {
  const { router } = open('status=PENDING')
  await screen.findByRole('article')
  await userEvent.type(box(), 'submarine{Enter}')
  expect(await screen.findByText(/None of your Pending orders match “submarine”/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByRole('article')).toBeVisible()
  expect(router.state.location.search).toBe('?status=PENDING')
})

test('orders are found by a name, and one by its number, whose status is then chosen, ORDERS-06 ORDERS-07 ORDERS-12', async () => {
  const { router } = open('')
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  await screen.findAllByRole('article')
  expect(box()).toHaveAttribute('placeholder', 'Search Shop Name, Order ID, or Product Name')
  await userEvent.type(box(), 'mango{Enter}')
  expect(query()).toEqual({ shop_name: 'mango' })
  await waitFor(() => {
    const found = screen.getAllByRole('article')
    for (const { textContent } of found) expect(textContent).toMatch(/mango/i)
  })
  expect(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.clear(box())
  await userEvent.type(box(), `${orderIds.lizaCancelled}{Enter}`)
  await waitFor(() => expect(query()).toEqual({ transaction_id: orderIds.lizaCancelled }))
  expect(await screen.findByTitle(orderIds.lizaCancelled)).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('tab', { name: 'Cancelled' })).toHaveAttribute('aria-selected', 'true')
})
