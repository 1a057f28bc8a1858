import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { namedBuyers } from '#fixtures/named.ts'
import type { Market } from '../../marketplace/support/market.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectShown, press } from '../support/user.ts'

const PATH = '/profile/liza-manalo/orders'
const open = (query: string, prepare?: (market: Market) => void) =>
  openScreen(<OrdersPage />, { at: `${PATH}?${query}`, as: 'liza', prepare })
const box = () =>
  screen.getByRole('searchbox', { name: 'Search Shop Name, Order ID, or Product Name' })

test('a search without results shows its text, and can be cleared by a button, ORDERS-06 ORDERS-07', async () => {
  const { router } = open('status=PENDING')
  await screen.findByRole('article')
  await userEvent.type(box(), 'submarine{Enter}')
  await expectShown(/None of your Pending orders match “submarine”/)
  await press('Clear search')
  expect(await screen.findByRole('article')).toBeVisible()
  expect(router.state.location.search).toBe('?status=PENDING')
})

test('an order is found by the number on its card, on a later page too; a name like a number finds its shop, ORDERS-06 ORDERS-07 ORDERS-12', async () => {
  let id = ''
  const { go } = open('status=PENDING', ({ world: { tables } }) => {
    const orders = tables.orders
      .by('customer_id', namedBuyers.liza.id)
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    const last = orders.at(-1)!
    id = last._id
    tables.orders.update(id, { order_status: 'REFUNDED' })
    tables.shops.update(orders[0]!.shop_id, { shop_name: 'Facade' })
  })
  const search = async (text: string) => {
    await userEvent.clear(box())
    await userEvent.type(box(), `${text}{Enter}`)
  }
  await screen.findByRole('article')
  const number = id.slice(-6).toUpperCase()
  for (const text of [`Order #${number}`, number.toLowerCase()]) {
    await search(text)
    expect(await screen.findByTitle(id)).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('tab', { name: 'Refunded' })).toHaveAttribute('aria-selected', 'true')
  }
  await go(PATH)
  await search('facade')
  await waitFor(() =>
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(/from Facade$/),
  )
  await search('#abcdef')
  await expectShown(/None of your orders match “#ABCDEF”/)
  await userEvent.clear(box())
  await screen.findAllByRole('article')
})
