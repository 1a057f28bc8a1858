import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { usePaymentOutcome } from '#flows/checkout/payment/usePaymentOutcome.ts'
import { PreservedForUser } from '#flows/session/PreservedForUser.tsx'
import { endSession, signIn } from '#state/session.ts'
import type { Market } from '../support/market.ts'
import { openScreen } from '../support/openScreen.tsx'

/** Places a GCash order that is not paid yet; returns its id. */
function orderByGcash(market: Market): string {
  const { id } = namedProducts.mango
  const customer = namedBuyers.liza.id
  const transaction = {
    shop: market.world.tables.products.get(id)?.shop_id,
    customer,
    products: [{ product: id, quantity: 1 }],
    payment_method: 'gcash',
    delivery_method: 'PICKUP',
  }
  const urls = { success: 'https://suki.example/ok', failure: 'https://suki.example/no' }
  market.handle({
    operation: 'createTransactions',
    token: market.login('liza'),
    input: { path: {}, query: {}, header: {}, body: { urls, transactions: [transaction] } },
  })
  return market.world.tables.orders.by('customer_id', customer).at(-1)?._id ?? ''
}

let orderId = ''
function Waiting() {
  const { data } = usePaymentOutcome(orderId)
  return <p>{data ? `Payment ${data.status}` : 'Loading'}</p>
}

afterEach(() => vi.useRealTimers())

test('a payment is read again at intervals and on focus, but not while its screen is hidden after the session has ended, PAY-10 PAY-11 AUTH-18', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const waiting = (
    <PreservedForUser visitor={<p>Log in to continue</p>}>
      <Waiting />
    </PreservedForUser>
  )
  const { market, calls, queryClient } = openScreen(waiting, {
    at: '/cart/checkout',
    as: 'liza',
    sim: 'freeze',
    prepare: (opened) => {
      orderId = orderByGcash(opened)
    },
  })
  const reads = () =>
    calls.filter(({ path }) => path.startsWith('/transactions/payment-intent/')).length
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await expect.poll(() => screen.queryByText('Payment PENDING')).not.toBeNull()
  expect(reads()).toBe(1)
  await pass(10_000)
  await expect.poll(reads).toBe(2)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(reads).toBe(3)

  await act(async () => endSession())
  await expect.poll(() => screen.queryByText('Log in to continue')).not.toBeNull()
  await pass(60_000)
  await act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')))
  expect(reads()).toBe(3)

  await act(async () => void signIn(market.login('liza')))
  await expect.poll(() => screen.getByText('Payment PENDING').checkVisibility()).toBe(true)
  const before = reads()
  await pass(10_000)
  await expect.poll(reads).toBeGreaterThan(before)
})
