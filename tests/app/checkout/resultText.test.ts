import { describe, expect, test } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { resultText } from '#features/checkout/result/resultText.ts'

type Status = Schemas['Order']['order_status']
type PaymentStatus = Schemas['PaymentDetails']['status']

const cash = (...statuses: Status[]) =>
  resultText({
    orders: statuses.map((order_status) => ({ order_status, payment_method: 'cod' })),
    payment: null,
  })
const gcash = (status: PaymentStatus, ...statuses: Status[]) =>
  resultText({
    orders: statuses.map((order_status) => ({ order_status, payment_method: 'gcash' })),
    payment: { status },
  })
const titleAndProblem = ({ title, isProblem }: ReturnType<typeof resultText>) => [title, isProblem]

test('a cash order is accepted, PAY-15 PAY-17', () =>
  expect(cash('PENDING')).toEqual({
    title: 'Order Accepted!',
    text: 'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.',
    isProblem: false,
  }))

test('a paid GCash order is accepted, also where only its payment is known, PAY-15 PAY-16', () => {
  const accepted = {
    title: 'Order Accepted!',
    text: 'Your online payment was successful. Please wait for the seller to process your order.',
    isProblem: false,
  }
  expect(gcash('PAID', 'PENDING')).toEqual(accepted)
  expect(gcash('PAID')).toEqual(accepted)
})

describe('a GCash order that is not paid is not called accepted, PAY-15 PAY-16', () => {
  test.each([
    ['PENDING', 'Payment pending'],
    ['FAILED', 'The payment failed'],
    ['EXPIRED', 'The payment has expired'],
    ['ON_HOLD' as PaymentStatus, 'Payment pending'],
  ] as const)('%s: %s', (status, title) =>
    expect(titleAndProblem(gcash(status, 'PENDING', 'PENDING'))).toEqual([title, true]),
  )
})

describe('orders that were cancelled meanwhile', () => {
  test('all of them: not accepted, and nothing more to do', () => {
    const result = cash('CANCELLED', 'CANCELLED')
    expect(titleAndProblem(result)).toEqual(['This order was cancelled', true])
    expect(result.text).toBe('See My Orders for the reason. You don’t need to do anything.')
  })
  test('a paid one refers to the shop or the support', () => {
    const result = gcash('PAID', 'CANCELLED')
    expect(titleAndProblem(result)).toEqual(['This order was cancelled', true])
    expect(result.text).toMatch(/^Your payment was received, but the order is cancelled\./)
  })
  test('some of them are counted', () => {
    expect(titleAndProblem(cash('PENDING', 'CANCELLED'))).toEqual(['Order Accepted!', false])
    expect(cash('PENDING', 'CANCELLED').text).toMatch(
      /confirm it\. 1 of your 2 orders was cancelled\.$/,
    )
    expect(cash('CANCELLED', 'PENDING', 'CANCELLED').text).toMatch(
      / 2 of your 3 orders were cancelled\.$/,
    )
  })
  // The marketplace cancels unpaid orders. The payment's message says enough.
  test.each([
    ['FAILED', 'The payment failed', 'Nothing was charged. See My Orders for the details.'],
    ['EXPIRED', 'The payment has expired', 'It was not paid in time and nothing was charged.'],
  ] as const)('a payment that is %s says why they were', (status, title, text) =>
    expect(gcash(status, 'CANCELLED')).toEqual({ title, text, isProblem: true }),
  )
})
