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

const paid = 'Your online payment was successful. Please wait for the seller to process your order.'
test.each([
  [
    'placed in cash',
    cash('PENDING'),
    'Order Accepted!',
    'Your cash on delivery/pickup order has been processed. Please wait for the seller to confirm it.',
  ],
  ['paid', gcash('PAID', 'PENDING'), 'Order Accepted!', paid],
  ['known by its payment alone', gcash('PAID'), 'Order Accepted!', paid],
  [
    'cancelled in part',
    cash('PENDING', 'CANCELLED'),
    'Order Accepted!',
    /confirm it\. 1 of your 2 orders was cancelled\.$/,
  ],
  [
    'cancelled for the most part',
    cash('CANCELLED', 'PENDING', 'CANCELLED'),
    'Order Accepted!',
    / 2 of your 3 orders were cancelled\.$/,
  ],
])('an order that is %s is called accepted, PAY-15 PAY-16 PAY-17', (_what, result, title, text) =>
  expect(result).toEqual({ title, text: expect.stringMatching(text), isProblem: false }),
)

test.each([
  ['pending', gcash('PENDING', 'PENDING', 'PENDING'), 'Payment pending', /./],
  ['failed', gcash('FAILED', 'PENDING', 'PENDING'), 'The payment failed', /./],
  ['expired', gcash('EXPIRED', 'PENDING', 'PENDING'), 'The payment has expired', /./],
  ['unknown', gcash('ON_HOLD' as PaymentStatus, 'PENDING'), 'Payment pending', /./],
  // The marketplace cancels unpaid orders. The payment's message says enough.
  [
    'failed, and is cancelled',
    gcash('FAILED', 'CANCELLED'),
    'The payment failed',
    'Nothing was charged. See My Orders for the details.',
  ],
  [
    'expired, and is cancelled',
    gcash('EXPIRED', 'CANCELLED'),
    'The payment has expired',
    'It was not paid in time and nothing was charged.',
  ],
  [
    'paid, and is cancelled',
    gcash('PAID', 'CANCELLED'),
    'This order was cancelled',
    /^Your payment was received, but the order is cancelled\./,
  ],
  [
    'in cash, and is cancelled',
    cash('CANCELLED', 'CANCELLED'),
    'This order was cancelled',
    'See My Orders for the reason. You don’t need to do anything.',
  ],
])(
  'an order whose payment is %s is not called accepted, PAY-15 PAY-16',
  (_what, result, title, text) =>
    expect(result).toEqual({ title, text: expect.stringMatching(text), isProblem: true }),
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
const toNena = 'Pick it up at Nena once it is ready, and pay ₱150.50 in cash.'
const between = (orders: PlacedOrder[]) => nextSteps(orders).slice(1, -1)

test('a pickup is paid at its shop, a delivery at the door, and what was paid online not again, PAY-12', () => {
  expect(nextSteps([order('Nena')])).toEqual([
    'Nena confirms your order and prepares it.',
    toNena,
    'We’ll notify you at every step. You can also check My Orders.',
  ])
  const prepaid = order('Nena', { payment_method: 'gcash' })
  expect(between([prepaid])).toEqual(['Pick it up at Nena once it is ready.'])
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
  expect(between([order('Nena'), cancelled])).toEqual([toNena])
  expect(nextSteps([cancelled])).toEqual([])
})
