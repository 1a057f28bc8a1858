import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { namedBuyers, orderIds, type OrderKey, shopId } from '../../fixtures/named.ts'
import { namedProducts } from '../../fixtures/namedProducts.ts'
import { OrdersPage } from '../../src/features/orders/OrdersPage.tsx'
import type { Market } from '../support/market.ts'
import { openScreen } from '../support/openScreen.tsx'
import { expectToast } from '../support/toast.ts'

const openOrder = (key: OrderKey, prepare?: (market: Market) => void) =>
  openScreen(<OrdersPage />, { at: `/profile/liza-manalo/orders?transaction_id=${orderIds[key]}`, as: 'liza', prepare })
const subject = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const stars = async (name: string | RegExp, count: number) =>
  userEvent.click((await subject(name)).getByRole('radio', { name: new RegExp(`^${count} star`) }))
const expectSaved = () => expectToast('Your rating has been successfully submitted.')
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
  await expectSaved()
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
  // The toast of the first rating may be there still.
  await expect.poll(() => market.market.world.tables.orders.get(orderIds.lizaPartlyRated)?.delivery_review?.driver_rating).toBe(3)
  await expectSaved()
  await expect.poll(() => screen.queryByRole('button', { name: /^Rate/ })).toBeNull()
})

test('REVIEW-01 REVIEW-03 REVIEW-04 one call for each product that is rated, with one to five stars', async () => {
  const { calls } = openOrder('lizaPending', ({ market }) => {
    market.world.tables.orders.update(orderIds.lizaPending, { order_status: 'COMPLETED' })
  })
  const reviews = () => calls.filter(({ method, path }) => method === 'POST' && path === '/product/reviews').map(({ body }) => body)
  const body = (product: 'redOnion' | 'garlic', rating: number, description: string) => ({
    product: namedProducts[product].id,
    customer: namedBuyers.liza.id,
    shop: shopId('dolores'),
    transaction: orderIds.lizaPending,
    rating,
    description,
    gallery: [],
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  const onion = await subject(/Red Onion/)
  expect(onion.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1', '2', '3', '4', '5'])
  await stars(/Red Onion/, 5)
  await stars(/Red Onion/, 1)
  await userEvent.type(onion.getByRole('textbox'), 'Soft')
  await submit()
  await waitFor(() => expect(reviews()).toEqual([body('redOnion', 1, 'Soft')]))

  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  expect(screen.queryByRole('region', { name: /Red Onion/ })).toBeNull()
  await stars(/Garlic/, 5)
  await submit()
  await waitFor(() => expect(reviews().slice(1)).toEqual([body('garlic', 5, '')]))
})

test('REVIEW-03 two products rated together are two calls', async () => {
  const { calls } = openOrder('lizaPending', ({ market }) => {
    market.world.tables.orders.update(orderIds.lizaPending, { order_status: 'COMPLETED' })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Rate' }))
  await stars(/Red Onion/, 4)
  await stars(/Garlic/, 2)
  await submit()
  await expectSaved()
  const rated = calls.filter(({ path }) => path === '/product/reviews').map(({ body }) => body as { product: string; rating: number })
  expect(rated.map(({ product, rating }) => [product, rating])).toEqual([
    [namedProducts.redOnion.id, 4],
    [namedProducts.garlic.id, 2],
  ])
})
