import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderIds, type OrderKey } from '../../fixtures/named.ts'
import type { OrderStatus } from '../../mocks/rules/orderLife.ts'
import { moveOrder } from '../../mocks/rules/orders.ts'
import { OrdersPage } from '../../src/features/orders/OrdersPage.tsx'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'

const open = (query: string, sim?: string) => openScreen(<OrdersPage />, { at: `/profile/liza-manalo/orders?${query}`, as: 'liza', sim })
const openOrder = (key: OrderKey, sim?: string) => open(`transaction_id=${orderIds[key]}`, sim)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** The shop changes the status of an order, and the app gets the event. */
async function moveOn({ market, queryClient }: ReturnType<typeof open>, key: OrderKey, to: OrderStatus) {
  const { world } = market.market
  const row = world.tables.orders.get(orderIds[key])
  if (row) moveOrder(world, row, to)
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
}

async function giveOwnReason(text: string) {
  await press('Cancel')
  const dialog = await dialogNamed('Cancel order')
  await userEvent.click(dialog.getByRole('radio', { name: 'Others' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your reason' }), text)
  return dialog
}

test.each([
  ['lizaPending', 'CANCELLED', 'Cancelled'],
  ['lizaPreparing', 'PENDING_CANCELLATION', 'Pending Cancellation'],
  ['lizaPacked', 'PENDING_CANCELLATION', 'Pending Cancellation'],
] as const)('ORDERS-13 ORDERS-14 ORDERS-16 ORDERS-17 ORDERS-18 cancelling %s with a reason leads to %s', async (key, status, label) => {
  const { market, calls } = openOrder(key)
  const dialog = await giveOwnReason('The fiesta was called off')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
  await expectToast('Your order has been successfully cancelled.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.find(({ path }) => path === `/transactions/cancel/${orderIds[key]}`)?.body).toEqual({
    reason: 'The fiesta was called off',
    cancelled_by: 'customer',
  })
  expect(market.market.world.tables.orders.get(orderIds[key])?.order_status).toBe(status)
  const card = within(screen.getByRole('article'))
  expect((await card.findAllByText(label)).length).toBeGreaterThan(0)
  expect(card.getByText('The fiesta was called off')).toBeVisible()
  // The card says that the order waits for the shop, since the specified toast says that it is cancelled.
  expect(card.queryByText(/The shop had started on it, so it decides/) !== null).toBe(status === 'PENDING_CANCELLATION')
})

test('ORDERS-13 an order in another status offers no Cancel', async () => {
  openOrder('lizaPickup')
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('ORDERS-15 every reason can be chosen, and is sent as it is written', async () => {
  const { calls } = openOrder('lizaPending', 'fail:cancelTransaction:500:8')
  await press('Cancel')
  const dialog = await dialogNamed('Cancel order')
  const reasons = [
    'MODIFY EXISTING ORDER',
    'PAYMENT DIFFICULTY',
    'CHANGE STORE',
    'CHANGE OF MIND',
    'UNRESPONSIVE SELLER',
    'DUPLICATE ORDER',
    'DELIVERY CONCERN',
  ]
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([...reasons, 'Others'])
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  const sent = () =>
    calls.filter(({ path }) => path.startsWith('/transactions/cancel/')).map(({ body }) => (body as { reason: string }).reason)
  for (const [index, reason] of reasons.entries()) {
    await userEvent.click(dialog.getByRole('radio', { name: reason }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(sent()).toHaveLength(index + 1))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled())
  }
  expect(sent()).toEqual(reasons)
  await userEvent.click(dialog.getByRole('radio', { name: 'Others' }))
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
})

test('ORDERS-13 ORDERS-16 a dialog and its text stay when its order leaves the list', async () => {
  const opened = open('status=PREPARING')
  const dialog = await giveOwnReason('We bought too much')
  await moveOn(opened, 'lizaPreparing', 'PACKED')
  expect(screen.queryByRole('article')).toBeNull()
  expect(await dialog.findByText(/^This order has moved on: it is now Packed\./)).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('We bought too much')
  expect(dialog.getByRole('button', { name: 'Cancel order' })).toBeEnabled()

  await moveOn(opened, 'lizaPreparing', 'READY_TO_PICK_UP')
  expect(await dialog.findByText('This order has moved on: it is now For Pickup. It can no longer be cancelled.')).toBeVisible()
  expect(dialog.getByRole('textbox')).toHaveValue('We bought too much')
  expect(dialog.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ORDERS-20 ORDERS-21 collecting an order asks for confirmation', async () => {
  const { calls } = openOrder('lizaPickup')
  const completions = () => calls.filter(({ path }) => path.startsWith('/transactions/complete/'))
  await press('Order Collected')
  await userEvent.click((await dialogNamed('Order Collected')).getByRole('button', { name: 'Not yet' }))
  expect(completions()).toEqual([])
  await press('Order Collected')
  await userEvent.click((await dialogNamed('Order Collected')).getByRole('button', { name: 'Yes, I have it' }))
  await expectToast('Your order has been successfully received.')
  expect(completions()).toHaveLength(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
