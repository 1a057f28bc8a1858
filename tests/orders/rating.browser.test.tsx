import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { orderIds, type OrderKey } from '../../fixtures/named.ts'
import { OrdersPage } from '../../src/features/orders/OrdersPage.tsx'
import { openScreen } from '../support/openScreen.tsx'

const openOrder = (key: OrderKey) =>
  openScreen(<OrdersPage />, { at: `/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`, as: 'liza' })
const subject = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const stars = async (name: string | RegExp, count: number) =>
  userEvent.click((await subject(name)).getByRole('radio', { name: new RegExp(`^${count} star`) }))
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit rating' }))

test('REVIEW-02 REVIEW-10 the driver can be rated without the products, and these later', async () => {
  const { calls } = openOrder('lizaPartlyRated')
  const reviews = () => calls.filter(({ path }) => path.endsWith('/delivery/review') || path === '/product/reviews')
  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  await screen.findByRole('dialog')
  await submit()
  expect(await screen.findByText('Please rate at least one product.')).toBeVisible()
  expect(reviews()).toEqual([])
  await stars('Delivery', 4)
  await userEvent.type((await subject('Delivery')).getByRole('textbox'), 'Came early')
  await submit()
  expect(await screen.findByText('Your rating has been successfully submitted.')).toBeVisible()
  expect(reviews().map(({ body }) => body)).toEqual([{ driver_rating: 4, driver_delivery_feedback: 'Came early' }])

  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  await screen.findByRole('dialog', { name: 'Rate product' })
  expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull()
})

test('ORDERS-23 REVIEW-10 the driver can still be rated when all products are', async () => {
  const { market } = openOrder('lizaPartlyRated')
  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  await stars(/Pancit Canton/, 5)
  await submit()
  await userEvent.click(await screen.findByRole('button', { name: 'Rate Delivery' }))
  expect(await screen.findByRole('dialog', { name: 'Rate delivery' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit rating' })).toBeDisabled()
  await stars('Delivery', 3)
  await submit()
  expect(await screen.findByText('Your rating has been successfully submitted.')).toBeVisible()
  expect(market.market.world.tables.orders.get(orderIds.lizaPartlyRated)?.delivery_review?.driver_rating).toBe(3)
  await expect.poll(() => screen.queryByRole('button', { name: /^Rate/ })).toBeNull()
})
