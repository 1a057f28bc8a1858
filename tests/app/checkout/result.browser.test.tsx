import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { orderIds } from '#fixtures/named.ts'
import { openApp } from '../support/app.tsx'
import { buttonNamed, expectNoText, expectShown, expectToast, press } from '../support/user.ts'
import { accepted, openCheckoutAt, openForm, place, stall } from './support/checkoutScreen.tsx'

const UNKNOWN = '000000000000000000000001'
const resultOf = (id: string, more = '') => `/cart/checkout?status=success&id=${id}${more}`

test('the result page says accepted only for an order of this user, PAY-12 PAY-14 PAY-15 PAY-17 PAY-19 PAY-20', async () => {
  const { address, go } = openCheckoutAt({ at: resultOf(orderIds.lizaPending) })
  await accepted()
  await expectShown(/wait for the seller to confirm/)
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
    expectNoText('Order Accepted!')
    await go(-1)
    await accepted()
  }
  await press('Go to Homepage', screen, 'link')
  await expect.poll(address).toBe('/home')
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

const heading = () => screen.findByRole('heading', { level: 1 })
const offer = () => screen.queryByRole('heading', { name: 'Keep Suki on your home screen' })

function offerInstall() {
  const prompt = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

test('the browser’s offer to install waits for the second order, and is shown there once', async () => {
  const { go } = openApp('/home', 'as:liza')
  const prompt = offerInstall()
  await heading()
  expect(offer()).toBeNull()
  await go(resultOf(orderIds.lizaPending))
  await expect.poll(offer).toBeVisible()
  await press('Install')
  expect(prompt).toHaveBeenCalledOnce()
  await expect.poll(offer).toBeNull()

  await go('/home')
  offerInstall()
  await go(resultOf(orderIds.lizaPreparing))
  await screen.findByRole('link', { name: 'View Orders' })
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})

test('after the first order nothing is offered', async () => {
  const { go } = openApp('/home', 'as:jose')
  offerInstall()
  await go(resultOf(orderIds.joseCompleted))
  await screen.findByRole('article', { name: /^Order from/ })
  expect(offer()).toBeNull()
})

test('the result names shop, number, place and what happens next, beside the specified words, PAY-12', async () => {
  const { made } = await openForm()
  await place()
  await accepted()
  const card = within(screen.getByRole('article', { name: `Order from ${stall}` }))
  const { _id } = made()[0]!
  expect(card.getByTitle(_id)).toHaveTextContent(`Order #${_id.slice(-6).toUpperCase()}`)
  await expectShown(new RegExp(`^Pickup at ${stall}`), card)
  await expectShown('₱330.00', card)
  expect(buttonNamed(`Chat with ${stall}`, card)).toBeVisible()
  const next = within(screen.getByRole('region', { name: 'What happens next' }))
  expect(next.getAllByRole('listitem')).toHaveLength(3)
  await expectShown(`Pick it up at ${stall} once it is ready, and pay ₱330.00 in cash.`, next)
})

test('ordered products that could not be removed from the cart are only logged, CHECKOUT-24 ERR-111', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await openForm({ sim: 'fail:removeCartLines:500:2' })
  await place()
  await expectToast('Payment successful')
  await accepted()
  await expect
    .poll(() => logged)
    .toHaveBeenCalledWith('Ordered lines are still in the cart', expect.anything())
  await expectToast('Payment successful')
})
