import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { expectShown, press } from '../support/user.ts'
import { accepted, openCheckoutAt } from './support/checkoutScreen.tsx'

const UNKNOWN = '000000000000000000000001'
const resultOf = (id: string, more = '') => `/cart/checkout?status=success&id=${id}${more}`

test('the result page says accepted only for an order of this user, PAY-12 PAY-14 PAY-15 PAY-17 PAY-19 PAY-20', async () => {
  const { router, go } = openCheckoutAt({ at: resultOf(orderIds.lizaPending) })
  expect(await accepted()).toBeInTheDocument()
  expect(screen.getByText(/wait for the seller to confirm/)).toBeVisible()
  const others = [
    ...[UNKNOWN, orderIds.carloPending, 'x'].flatMap((id) => [
      resultOf(id),
      resultOf(id, '&type=onlinepay'),
    ]),
    '/cart/checkout',
    '/cart/checkout?status=success',
    '/cart/checkout?status=success&type=onlinepay',
    `/cart/checkout?payment_intent_id=${UNKNOWN}`,
  ]
  for (const other of others) {
    await go(other)
    expect(await screen.findByText('No payment information available'), other).toBeVisible()
    expect(screen.queryByText('Order Accepted!')).toBeNull()
    await go(-1)
    await accepted()
  }
  await press('Go to Homepage', screen, 'link')
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
})

test('a link without a valid checkout says what is wrong with it, CHECKOUT-01 OPEN-50', async () => {
  const { go } = openCheckoutAt({ at: '/cart/checkout?state=%25broken', as: 'mia' })
  const back = () => screen.getByRole('link', { name: 'Back to cart' })
  await expectShown('This checkout link is damaged')
  expect(back()).toHaveAttribute('href', '/cart')
  await go('/cart/checkout?selection=feedfeedfeedfeed')
  await expectShown('This checkout was started in another browser')
  expect(back()).toHaveAttribute('href', '/cart')
})
