import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '#domain/money.ts'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { orderIds, type OrderKey } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { openApp } from '../support/app.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'
import { expectShown, press } from '../support/user.ts'

const PATH = '/profile/liza-manalo/orders'
const order = (key: OrderKey) => screen.queryByTitle(orderIds[key])?.closest('article') ?? undefined
const tab = (name: string) => screen.getByRole('tab', { name })

test('each status has a tab, which the address names; Shipped is a filter without a tab, which can be cleared, ORDERS-03 ORDERS-04 ORDERS-05 ORDERS-07 SHELL-19', async () => {
  const { router, go } = openScreen(<OrdersPage />, { at: PATH, as: 'liza' })
  await waitFor(() => expect(order('lizaPending')).toBeVisible())
  const tabs = within(screen.getByRole('tablist', { name: 'Order status' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Pending',
    'Preparing',
    'Packed',
    'Pending Cancellation',
    'For Pickup',
    'Completed',
    'Cancelled',
    'Refund Requested',
    'Refunded',
    'Refund Rejected',
  ])
  expect(tab('All')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(tab('For Pickup'))
  expect(router.state.location).toMatchObject({
    pathname: PATH,
    search: '?status=READY_TO_PICK_UP',
  })
  await waitFor(() => expect(order('lizaPickup')).toBeVisible())
  expect(order('lizaPending')).toBeUndefined()
  expect(tab('For Pickup')).toHaveAttribute('aria-selected', 'true')

  await go(`${PATH}?status=SHIPPED`)
  await waitFor(() => expect(order('lizaShipped')).toBeVisible())
  expect(order('lizaPickup')).toBeUndefined()
  await press('Clear the Shipped filter')
  await waitFor(() => expect(order('lizaPending')).toBeVisible())
  expect(router.state.location).toMatchObject({ pathname: PATH, search: '' })
})

test('a list that cannot be loaded says why, and loads on Retry, ORDERS-11 ERR-82', async () => {
  openScreen(<OrdersPage />, { at: PATH, as: 'liza', sim: 'fail:listCustomerTransactions:503:2' })
  const problem = await screen.findByText('Error: The service is unavailable')
  expect(problem).toBeVisible()
  expect(problem.closest('[role=alert]')).not.toBeNull()
  await press('Retry')
  await waitFor(() => expect(order('lizaPending')).toBeVisible())
})

const numberOf = (key: keyof typeof orderIds) => `#${orderIds[key].slice(-6).toUpperCase()}`

test('the page of an order shows all that belongs to it, its status once, and its actions, ORDERS-08 ORDERS-26', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { go, market } = openApp(`/orders/${orderIds.lizaPending}`, 'as:liza')
  expect(
    await screen.findByRole('heading', { level: 1, name: `Order ${numberOf('lizaPending')}` }),
  ).toBeVisible()
  const pickup = within(await screen.findByRole('article'))
  const part = (card: typeof pickup, term: string) =>
    card.getAllByRole('term').find(({ textContent }) => textContent === term)?.parentElement
      ?.textContent
  expect(pickup.getAllByRole('link', { name: /×/ })).toHaveLength(2)
  expect(part(pickup, 'Pickup')).toContain(
    'Dolores Fresh Market Stall 14, San Fernando City, Pampanga',
  )
  expect(part(pickup, 'Pickup')).toContain('Liza Manalo')
  expect(part(pickup, 'Payment Method')).toContain('Cash on Delivery/Pickup, to be paid')
  const priceOf = ({ id }: { id: string }) => market.world.tables.products.get(id)?.price ?? 0
  expect(part(pickup, 'Total')).toContain(
    formatMoney(priceOf(namedProducts.redOnion) + priceOf(namedProducts.garlic)),
  )
  expect(
    within(pickup.getByRole('list', { name: 'Order timeline' })).getAllByRole('listitem'),
  ).toHaveLength(5)
  expect(pickup.getByText('Pending')).toBeVisible()
  expect(pickup.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await press('Copy the whole ID')
  expect(copied).toHaveBeenCalledWith(orderIds.lizaPending)

  await go(`${PATH}?transaction_id=${orderIds.lizaPacked}`)
  await waitFor(() => expect(order('lizaPacked')).toBeVisible())
  const delivery = within(screen.getByRole('article'))
  expect(part(delivery, 'Delivery')).toContain('18 Sampaguita Street')
  expect(delivery.getByText('Please ring the bell twice. The dog is friendly.')).toBeVisible()
})

test('an order can be cancelled on its page, and an ID of no order of the user says so, ORDERS-26 ORDERS-17', async () => {
  const { go } = openApp(`/orders/${orderIds.lizaPending}`, 'as:liza')
  await press('Cancel')
  expect(await screen.findByRole('dialog', { name: /cancel/i })).toBeVisible()

  await go(`/orders/${orderIds.carloPending}`)
  await expectShown('Order not found')
  await press('My Orders', screen, 'link')
  await waitFor(() => expect(order('lizaPending')).toBeVisible())
})

test('a card has a chat with its shop, a short number that copies the whole id, and the timeline of a closed order is folded, ORDERS-08', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  openApp(`${PATH}?transaction_id=${orderIds.lizaDelivered}`, 'as:liza')
  const card = within(await screen.findByRole('article'))
  await press(`Order ${numberOf('lizaDelivered')}, copy the whole ID`, card)
  expect(copied).toHaveBeenCalledWith(orderIds.lizaDelivered)
  await expectToast('Order ID copied to clipboard')

  expect(card.getByRole('list', { name: 'Order timeline' })).not.toBeVisible()
  await userEvent.click(card.getByText('Order timeline'))
  const steps = within(card.getByRole('list', { name: 'Order timeline' })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent.replace(/ \(.*/, ''))).toContain(
    'Out for delivery',
  )

  await press(/^Chat with /, card)
  expect(await screen.findByRole('textbox', { name: /^Message/ })).toBeVisible()
})
