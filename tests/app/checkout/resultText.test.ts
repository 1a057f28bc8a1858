import { expect, test } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { nextSteps, type PlacedOrder, resultText } from '#features/checkout/result/resultText.ts'

type Status = Schemas['Order']['order_status']
type PaymentStatus = Schemas['PaymentDetails']['status']

const of = (payment_method: 'cod' | 'gcash', statuses: Status[], status?: PaymentStatus) =>
  resultText({
    orders: statuses.map((order_status) => ({ order_status, payment_method })),
    payment: status ? { status } : null,
  })
const cash = (...statuses: Status[]) => of('cod', statuses)
const gcash = (status: PaymentStatus, ...statuses: Status[]) => of('gcash', statuses, status)

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

test.each([
  ['PENDING', 'Payment pending'],
  ['FAILED', 'The payment failed'],
  ['EXPIRED', 'The payment has expired'],
  ['ON_HOLD' as PaymentStatus, 'Payment pending'],
] as const)(
  'a GCash order whose payment is %s is not called accepted, but %s, PAY-15 PAY-16',
  (status, title) =>
    expect(gcash(status, 'PENDING', 'PENDING')).toMatchObject({ title, isProblem: true }),
)

test('orders that were all cancelled meanwhile are not accepted, and nothing more is to do', () =>
  expect(cash('CANCELLED', 'CANCELLED')).toEqual({
    title: 'This order was cancelled',
    text: 'See My Orders for the reason. You don’t need to do anything.',
    isProblem: true,
  }))

test('a paid order that was cancelled refers to the shop or the support', () =>
  expect(gcash('PAID', 'CANCELLED')).toEqual({
    title: 'This order was cancelled',
    text: expect.stringMatching(/^Your payment was received, but the order is cancelled\./),
    isProblem: true,
  }))

test('of several orders, those that were cancelled are counted', () => {
  expect(cash('PENDING', 'CANCELLED')).toEqual({
    title: 'Order Accepted!',
    text: expect.stringMatching(/confirm it\. 1 of your 2 orders was cancelled\.$/),
    isProblem: false,
  })
  expect(cash('CANCELLED', 'PENDING', 'CANCELLED').text).toMatch(
    / 2 of your 3 orders were cancelled\.$/,
  )
})

// The marketplace cancels unpaid orders. The payment's message says enough.
test.each([
  ['FAILED', 'The payment failed', 'Nothing was charged. See My Orders for the details.'],
  ['EXPIRED', 'The payment has expired', 'It was not paid in time and nothing was charged.'],
] as const)('a payment that is %s says why its orders were cancelled', (status, title, text) =>
  expect(gcash(status, 'CANCELLED')).toEqual({ title, text, isProblem: true }),
)

const order = (shop_name: string, change: Partial<PlacedOrder> = {}) =>
  ({
    shop: { shop_name },
    order_status: 'PENDING',
    payment_method: 'cod',
    delivery_method: 'PICKUP',
    total_price: 150.5,
    ...change,
  }) as PlacedOrder
const between = (orders: PlacedOrder[]) => nextSteps(orders).slice(1, -1)

test('a pickup is paid at its shop, a delivery at the door, and what was paid online not again, PAY-12', () => {
  expect(nextSteps([order('Nena')])).toEqual([
    'Nena confirms your order and prepares it.',
    'Pick it up at Nena once it is ready, and pay ₱150.50 in cash.',
    'We’ll notify you at every step. You can also check My Orders.',
  ])
  expect(between([order('Nena', { payment_method: 'gcash' })])).toEqual([
    'Pick it up at Nena once it is ready.',
  ])
  expect(between([order('Nena', { delivery_method: 'DELIVERY' })])).toEqual([
    'A courier brings it to your address. Please have ₱150.50 in cash ready.',
  ])
})

test('of several orders pickups and deliveries are apart, and cancelled ones are left out, PAY-12', () => {
  const orders = [
    order('Nena'),
    order('Aling Rosa'),
    order('Mang Tomas', { delivery_method: 'DELIVERY', total_price: 99 }),
  ]
  expect(nextSteps(orders)[0]).toBe('Each shop confirms its order and prepares it.')
  expect(between(orders)).toEqual([
    'Pick up each order at its shop once it is ready, and pay ₱301.00 in cash.',
    'A courier brings the delivery to your address. Please have ₱99.00 in cash ready.',
  ])
  const cancelled = order('Aling Rosa', { order_status: 'CANCELLED' })
  expect(between([order('Nena'), cancelled])).toEqual([
    'Pick it up at Nena once it is ready, and pay ₱150.50 in cash.',
  ])
  expect(nextSteps([cancelled])).toEqual([])
})
