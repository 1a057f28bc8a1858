import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { checkoutPath } from '#fixtures/checkoutLink.ts'
import { namedBuyers, orderIds, type OrderKey } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import type { Market } from '../support/market.ts'
import { expectToast } from '../support/toast.ts'

const orderPath = (key: OrderKey) => `/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 40_000 }))
const pressIn = async (dialog: string, name: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name }),
  )

/** What the app has written into the user's activity log about orders, oldest first. */
const orderLog = (market: Market, user: string) =>
  market.world.tables.logs
    .by('user_id', user)
    .filter(({ event_type }) => event_type === 'ORDER')
    .map(({ event_details }) => event_details)

test('cancelled, received and refunded orders are logged, LOG-12 LOG-13 LOG-15', async () => {
  const { market, router } = openApp(orderPath('lizaPending'), 'as:liza')
  const before = orderLog(market, namedBuyers.liza.id).length
  const expectLog = (...entries: string[]) =>
    waitFor(() => expect(orderLog(market, namedBuyers.liza.id).slice(before)).toEqual(entries))
  await press('Cancel')
  await userEvent.click(await screen.findByRole('radio', { name: 'Change of mind' }))
  await pressIn('Cancel order', 'Cancel order')
  await expectToast('Order Cancelled')
  await expectLog('Customer Cancelled Order')

  await act(() => router.navigate(orderPath('lizaPickup')))
  await press('Order Collected')
  await pressIn('Order Collected', 'Yes, I have it')
  await expectToast('Order Received')
  await expectLog('Customer Cancelled Order', 'Customer Received Order')

  await press(/^More for the order/)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Request Refund' }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'What is wrong with the order?' }),
    'The fish had turned',
  )
  await pressIn('Request a refund', 'Request Refund')
  await expectToast('The shop will look at your request.')
  await expectLog(
    'Customer Cancelled Order',
    'Customer Received Order',
    'Customer Requested Refund',
  )
})

test('placing an order is logged, LOG-15', async () => {
  const { market } = openApp(checkoutPath('jasmineRice'), 'as:mia')
  const before = orderLog(market, namedBuyers.mia.id).length
  const totals = within(
    await screen.findByRole('complementary', { name: 'Cart Overall Total' }, { timeout: 40_000 }),
  )
  await waitFor(() => expect(totals.getByRole('button', { name: 'Check Out' })).toBeEnabled())
  await userEvent.click(totals.getByRole('button', { name: 'Check Out' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Order Accepted!' }),
  ).toBeInTheDocument()
  await waitFor(() =>
    expect(orderLog(market, namedBuyers.mia.id).slice(before)).toEqual(['Order Created']),
  )
})
