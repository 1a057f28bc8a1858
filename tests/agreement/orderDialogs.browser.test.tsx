import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { OrdersPage } from '#features/orders/OrdersPage.tsx'
import { orderIds, type OrderKey } from '#fixtures/named.ts'
import { setClock } from '#lib/clock.ts'
import type { OrderStatus } from '#mocks/rules/orderLife.ts'
import { moveOrder } from '#mocks/rules/orders.ts'
import { openApp } from '../app/support/app.tsx'
import { openScreen } from '../app/support/openScreen.tsx'
import {
  buttonNamed,
  dialogNamed,
  expectNone,
  expectShown,
  expectToast,
  expectVisible,
  press,
} from '../app/support/user.ts'
import { as } from '../marketplace/support/market.ts'
import { orderOf } from '../marketplace/support/order.ts'

afterEach(() => setClock(Date.now()))

const open = (query: string, sim?: string) =>
  openScreen(<OrdersPage />, { at: `/profile/liza-manalo/orders?${query}`, as: 'liza', sim })
const openOrder = (key: OrderKey, sim?: string) => open(`transaction_id=${orderIds[key]}`, sim)
const chooseInMenu = async (name: string) => {
  await press(/^More for the order/)
  await press(name, screen, 'menuitem')
}

async function moveOn(
  { market, queryClient }: ReturnType<typeof open>,
  key: OrderKey,
  to: OrderStatus,
) {
  const { world } = market
  const row = world.tables.orders.get(orderIds[key])
  if (row) moveOrder(world, row, to)
  await act(() => queryClient.invalidateQueries({ queryKey: ['orders'] }))
}

/** One entry, and no other. */
const expectLogged = ({ sent }: Pick<ReturnType<typeof open>, 'sent'>, event_details: string) =>
  waitFor(() =>
    expect(sent('POST /user/logs')).toMatchObject([{ event_type: 'ORDER', event_details }]),
  )

async function giveOwnReason(text: string) {
  await press('Cancel')
  const dialog = await dialogNamed('Cancel order')
  await press('Others', dialog, 'radio')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your reason' }), text)
  return dialog
}

test.each([
  ['lizaPending', 'CANCELLED', 'Cancelled'],
  ['lizaPacked', 'PENDING_CANCELLATION', 'Pending Cancellation'],
] as const)(
  'cancelling %s with a reason leads to %s, ORDERS-13 ORDERS-14 ORDERS-16 ORDERS-17 ORDERS-18 LOG-12 ERR-17',
  async (key, status, label) => {
    const { tables, sent } = openOrder(key)
    const dialog = await giveOwnReason('The fiesta was called off')
    await press('Cancel order', dialog)
    await expectToast('Order Cancelled', 'Your order has been successfully cancelled.')
    expectNone('dialog')
    expect(sent(new RegExp(`/transactions/cancel/${orderIds[key]}$`))).toEqual([
      { reason: 'The fiesta was called off', cancelled_by: 'customer' },
    ])
    expect(tables.orders.get(orderIds[key])?.order_status).toBe(status)
    const card = within(screen.getByRole('article'))
    expect((await card.findAllByText(label)).length).toBeGreaterThan(0)
    await expectShown('The fiesta was called off', card)
    // Since the specified toast says that it is cancelled.
    expect(card.queryByText(/so it needs to approve/) !== null).toBe(
      status === 'PENDING_CANCELLATION',
    )
    await expectLogged({ sent }, 'Customer Cancelled Order')
  },
)

test('every reason can be chosen and is sent as it is written; a failure says so and keeps the dialog, ORDERS-15 ORDERS-19 ERR-18', async () => {
  const { sent } = openOrder('lizaPending', 'fail:cancelTransaction:500:8')
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
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    ...reasons,
    'Others',
  ])
  expect(buttonNamed('Cancel order', dialog)).toBeDisabled()
  const radio = (reason: string) =>
    dialog.getByRole('radio', { name: `${reason.charAt(0)}${reason.slice(1).toLowerCase()}` })
  const given = () =>
    sent(/ \/transactions\/cancel\//).map((body) => (body as { reason: string }).reason)
  for (const [index, reason] of reasons.entries()) {
    await userEvent.click(radio(reason))
    await press('Cancel order', dialog)
    await expect.poll(given).toHaveLength(index + 1)
    await waitFor(() => expect(buttonNamed('Cancel order', dialog)).toBeEnabled())
    await expectToast('Failed to cancel order', 'Please try again later.')
    expect(radio(reason)).toBeChecked()
  }
  expect(given()).toEqual(reasons)
  await press('Others', dialog, 'radio')
  expect(buttonNamed('Cancel order', dialog)).toBeDisabled()
})

test.each([
  [
    'Cancel order',
    'Keep order',
    'Discard your reason?',
    'lizaPending',
    (): Promise<void> => press('Cancel'),
    (): Promise<void> => press('Others', screen, 'radio'),
  ],
  [
    'Request a refund',
    'Not now',
    'Discard this request?',
    'lizaUnrated',
    (): Promise<void> => chooseInMenu('Request Refund'),
    (): Promise<void> => Promise.resolve(),
  ],
] as const)(
  'closing “%s” asks only when something was typed, ORDERS-13 ORDERS-16 OPEN-30',
  async (title, giveUp, question, key, openDialog, showField) => {
    openOrder(key)
    const shown = () => screen.queryByRole('dialog', { name: title })
    await openDialog()
    await press('Close')
    await expect.poll(shown).toBeNull()
    await openDialog()
    await showField()
    const field = await screen.findByRole('textbox', { name: /^(Your reason|What is wrong)/ })
    await userEvent.type(field, 'a mistake')
    await press(giveUp)
    const answers = await dialogNamed(question)
    await press('Keep editing', answers)
    expect(field).toHaveValue('a mistake')
    await press(giveUp)
    await press('Discard')
    await expect.poll(shown).toBeNull()
  },
)

test('a dialog and its text stay when its order leaves the list, ORDERS-13 ORDERS-16', async () => {
  const opened = open('status=PREPARING', 'only:order-fields')
  const dialog = await giveOwnReason('We bought too much')
  await moveOn(opened, 'lizaPreparing', 'PACKED')
  expectNone('article')
  await expectShown(/^This order has changed: it is now Packed\./, dialog)
  expect(dialog.getByRole('textbox')).toHaveValue('We bought too much')
  expect(buttonNamed('Cancel order', dialog)).toBeEnabled()

  await moveOn(opened, 'lizaPreparing', 'READY_TO_PICK_UP')
  await expectShown(
    'This order has changed: it is now For Pickup. It can no longer be cancelled.',
    dialog,
  )
  expect(dialog.getByRole('textbox')).toHaveValue('We bought too much')
  expectNone('button', 'Cancel order', dialog)
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!)
  expectNone('dialog')
})

test('an order that waits at the shop is collected after a question; a failure can be tried again, ORDERS-13 ORDERS-20 ORDERS-21 ORDERS-22 LOG-13 ERR-19 ERR-20', async () => {
  const { sent } = openOrder('lizaPickup', 'fail:completeTransaction:500')
  const completions = () => sent(/ \/transactions\/complete\//)
  await press('Order Collected')
  expectNone('button', 'Cancel')
  await press('Not yet', await dialogNamed('Order Collected'))
  expect(completions()).toEqual([])
  await press('Order Collected')
  const yes = buttonNamed('Yes, I have it', await dialogNamed('Order Collected'))
  await userEvent.click(yes)
  await expectToast('Failed to receive order', 'Please try again later.')
  await waitFor(() => expect(yes).toBeEnabled())
  await userEvent.click(yes)
  await expectToast('Order Received', 'Your order has been successfully received.')
  expect(completions()).toHaveLength(2)
  expectNone('dialog')
  await waitFor(() => expectNone('button', 'Order Collected'))
  expect(within(screen.getByRole('article')).getAllByText('Completed')[0]).toBeVisible()
  await expectLogged({ sent }, 'Customer Received Order')
})

test('a refund is requested; a failure keeps what was typed, ORDERS-25 LOG-15 OPEN-30', async () => {
  const { sent } = openOrder('lizaUnrated', 'fail:refundTransaction:500')
  await chooseInMenu('Request Refund')
  const dialog = await dialogNamed('Request a refund')
  const send = buttonNamed('Request Refund', dialog)
  await userEvent.type(dialog.getByRole('textbox'), 'The fish had turned')
  await userEvent.click(send)
  await expectToast('Failed to request refund')
  expect(dialog.getByRole('textbox')).toHaveValue('The fish had turned')
  await waitFor(() => expect(send).toBeEnabled())
  await userEvent.click(send)
  await expectToast('The shop will look at your request.')
  expectNone('dialog')
  expect(
    (await within(screen.getByRole('article')).findAllByText('Refund Requested'))[0],
  ).toBeVisible()
  expect(sent(/ \/transactions\/refund\//)).toEqual(
    Array(2).fill({ reason: 'The fish had turned', cancelled_by: 'customer' }),
  )
  await expectLogged({ sent }, 'Customer Requested Refund')
})

test('48 hours after its receipt an order offers no refund, by the clock of the app, ORDERS-25 OPEN-30', async () => {
  setClock(Date.now() + 3 * 86_400_000)
  openOrder('lizaUnrated')
  await press(/^More for the order/)
  await screen.findByRole('menuitem', { name: 'Repeat automatically' })
  expectNone('menuitem', 'Request Refund')
})

test('Request Refund leaves the page where it is, ORDERS-25 OPEN-30', async () => {
  openOrder('lizaUnrated')
  const page = document.scrollingElement!
  const space = document.createElement('div')
  document.body.append(space)
  space.style.height = '300vh'
  try {
    await press(/^More for the order/)
    const before = page.scrollTop
    await press('Request Refund', screen, 'menuitem')
    await dialogNamed('Request a refund')
    expect(page.scrollTop).toBe(before)
  } finally {
    space.remove()
  }
})

test('the wait for a payment ends with its screen: a later visit to the orders does not show it again, PAY-08', async () => {
  vi.spyOn(globalThis, 'open').mockReturnValue(null)
  const { go, market } = openApp('/home', 'as:liza,freeze')
  await as(market, 'liza')(
    'POST',
    '/transactions',
    orderOf('liza', 'mango', { payment_method: 'gcash' }),
  )
  const visit = (path: string) => go(path)
  await visit('/profile/liza-manalo/orders')
  await press('Pay now')
  await dialogNamed('Waiting for GCash Payment')
  await visit('/home')
  await screen.findByRole('list', { name: 'Products' })
  await visit('/profile/liza-manalo/orders')
  await expectVisible('button', 'Pay now')
  expectNone('dialog')
})
