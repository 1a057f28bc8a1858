import { expect, test } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { ApiError, isMissing, isUncertain } from '#api/http/error.ts'
import { refusalText } from '#features/checkout/form/orderRequest.ts'
import type { CheckoutGroup } from '#features/checkout/form/reconcile.ts'
import { nextSteps, type PlacedOrder, resultText } from '#features/checkout/result/resultText.ts'
import { lookTimeAfter, lookUntilAfterTab, readAnswer } from '#flows/checkout/answer.ts'
import type { SentOrder } from '#flows/checkout/attempt.ts'
import { findParts, readNewOrders } from '#flows/checkout/findOrder.ts'
import { sentOf } from './support/attempts.ts'

const groups = [
  { shopId: 'a', shop_name: 'Aling Nena', lines: [{ product_name: 'Rice' }] },
  { shopId: 'b', shop_name: 'Rice Center', lines: [{ product_name: 'Jasmine Rice' }] },
] as unknown as CheckoutGroup[]
const sent = (method: 'cod' | 'gcash', parts = 1): SentOrder => {
  const { body, ...others } = sentOf(1, method)
  return { ...others, body: { ...body, transactions: Array(parts).fill(body.transactions[0]) } }
}

test('after a lost response or a failed server it is uncertain whether an order exists, CHECKOUT-26', () => {
  for (const status of [0, 408, 500, 503]) expect(isUncertain(new ApiError(status))).toBe(true)
  for (const status of [409, 422, 401]) expect(isUncertain(new ApiError(status))).toBe(false)
})

test.each([
  ['a status 404', true, 404, 'not_found', []],
  ['an id of another form', true, 422, 'validation_failed', ['/path/id']],
  ['an id of another form in the query', true, 422, 'validation_failed', ['/query/id']],
  ['a wrong body', false, 422, 'validation_failed', ['/path/id', '/body/name']],
  ['no place', false, 422, 'validation_failed', []],
  ['another reason', false, 422, 'wrong_shop', ['/path/id']],
])('by %s what a call names is missing: %s', (_what, missing, status, code, places) => {
  const details = places.map((path) => ({ path, message: 'must match pattern' }))
  expect(isMissing(new ApiError(status, { message: 'No', code, details }))).toBe(missing)
})

test('after a lost response the order is searched for until a slow host must have finished, CHECKOUT-26', () => {
  expect(lookTimeAfter(new ApiError(0))).toBeGreaterThan(40_000)
  // A gateway may time out while the server continues.
  expect(lookTimeAfter(new ApiError(504))).toBe(lookTimeAfter(new ApiError(0)))
  expect(lookTimeAfter(new ApiError(500))).toBeLessThan(10_000)
  const reload = 1000
  expect(lookUntilAfterTab(sent('cod'), reload)).toBeGreaterThan(41_000)
  const nextDay = 86_400_000
  expect(lookUntilAfterTab(sent('cod'), nextDay)).toBeLessThan(nextDay)
})

test('the message of a refusal names the shop to which the error points, and none without that, CHECKOUT-26', () => {
  const message = 'Only 3 left of Jasmine Rice'
  const refusal = (...places: string[]) =>
    refusalText(
      new ApiError(409, {
        message,
        code: 'out_of_stock',
        details: places.map((path) => ({ path, message })),
      }),
      groups,
    )
  const placeAt = (at: number) => `/body/transactions/${at}/products/0`
  const text = `${message}. Your order was not placed and nothing was charged.`
  expect(refusal(placeAt(1), placeAt(1))).toBe(`Rice Center: ${text}`)
  for (const places of [[], [placeAt(0), placeAt(1)], [placeAt(7)], ['/body/transactions']])
    expect(refusal(...places)).toBe(text)
  expect(refusalText(new ApiError(422, { message: 'Add an address first' }), groups)).toMatch(
    /^Add an address first\. /,
  )
})

test.each([
  // A cash order needs no payment page.
  ['cod', undefined, null],
  ['cod', null, null],
  ['cod', '', null],
  ['gcash', 'https://pay.example/1', 'https://pay.example/1'],
  ['gcash', 'javascript:alert(1)', null],
  ['gcash', 42, null],
] as const)(
  'a %s order is placed, and its payment page %s is opened as %s, PAY-07 PAY-12',
  (method, checkout_page_url, payUrl) =>
    expect(readAnswer({ transactions: [{ _id: 'o1' }], checkout_page_url }, sent(method))).toEqual({
      orderIds: ['o1'],
      method,
      payUrl,
    }),
)

test('the response to a repeated key has the orders of the first call, CHECKOUT-22', () => {
  expect(
    readAnswer({ transactions: [{ _id: 'o1', payment_method: 'cod' }] }, sent('gcash'))?.method,
  ).toBe('cod')
})

test.each([
  undefined,
  null,
  '',
  {},
  { transactions: [] },
  { transactions: [{}] },
  { transactions: [{ _id: 'o1' }] },
])(
  '%j is not a valid response to an order of two shops: the order is searched for, CHECKOUT-22',
  (data) => expect(readAnswer(data, sent('cod', 2))).toBeNull(),
)

type Pieces = [product: string, quantity: number][]
const part = (shop: string, ...products: Pieces) => ({
  ...sentOf(1).body.transactions[0]!,
  shop,
  products: products.map(([product, quantity]) => ({ product, quantity })),
})
const sentParts = (...transactions: ReturnType<typeof part>[]): SentOrder => ({
  ...sentOf(1),
  body: { ...sentOf(1).body, transactions },
})
const order = (_id: string, shop: string, ...products: Pieces) =>
  ({
    _id,
    shop: { _id: shop },
    payment_method: 'cod',
    delivery_method: 'PICKUP',
    products: products.map(([id, quantity]) => ({ product: { _id: id }, quantity })),
  }) as unknown as Schemas['Order']

test('after a lost response the order is recognised, with its products in any order, CHECKOUT-22', () => {
  const wanted = sentParts(part('s1', ['a', 1], ['b', 2]), part('s2', ['c', 1]))
  expect(
    findParts(wanted, [order('n2', 's2', ['c', 1]), order('n1', 's1', ['b', 2], ['a', 1])]),
  ).toEqual(['n1', 'n2'])
})

test.each([
  ['nothing', []],
  ['half of it', [order('n1', 's1', ['a', 1])]],
  ['another quantity', [order('n1', 's1', ['a', 2]), order('n2', 's2', ['c', 1])]],
  ['another shop', [order('n1', 's3', ['a', 1]), order('n2', 's2', ['c', 1])]],
])('%s is not the order, CHECKOUT-22', (_what, latest) => {
  expect(
    findParts(sentParts(part('s1', ['a', 1]), part('s2', ['c', 1])), latest).length,
  ).toBeLessThan(2)
})

test('one order is not counted as two, CHECKOUT-22', () => {
  const twice = sentParts(part('s1', ['a', 1]), part('s1', ['a', 1]))
  const orders = [order('n1', 's1', ['a', 1]), order('n2', 's1', ['a', 1])]
  expect(findParts(twice, orders.slice(0, 1))).toEqual(['n1'])
  expect(findParts(twice, orders)).toEqual(['n1', 'n2'])
})

const pages = (...ids: string[][]) => {
  const read: number[] = []
  const readPage = async (page: number) => {
    read.push(page)
    return {
      orders: (ids[page - 1] ?? []).map((id) => order(id, 's1', ['a', 1])),
      hasMore: page < ids.length,
    }
  }
  return { read, readPage }
}

test('orders are read from several pages, up to the older ones, CHECKOUT-22', async () => {
  const { read, readPage } = pages(['n1', 'n2'], ['n3', 'old1'], ['old2'])
  const ids = (await readNewOrders(readPage, ['old1'])).map(({ _id }) => _id)
  expect(ids).toEqual(['n1', 'n2', 'n3'])
  expect(read).toEqual([1, 2])
})

test('without earlier orders the list is read to its end, CHECKOUT-22', async () => {
  const { readPage } = pages(['n1', 'n2'], ['n3'])
  expect(await readNewOrders(readPage, [])).toHaveLength(3)
})

test('a list without the orders that were there before says nothing about a new one, CHECKOUT-22', async () => {
  const { readPage } = pages([])
  await expect(readNewOrders(readPage, ['old1'])).rejects.toThrow('Orders are missing')
  expect(await readNewOrders(readPage, [])).toEqual([])
})

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

const placed = (shop_name: string, change: Partial<PlacedOrder> = {}) =>
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
  expect(nextSteps([placed('Nena')])).toEqual([
    'Nena confirms your order and prepares it.',
    toNena,
    'We’ll notify you at every step. You can also check My Orders.',
  ])
  const prepaid = placed('Nena', { payment_method: 'gcash' })
  expect(between([prepaid])).toEqual(['Pick it up at Nena once it is ready.'])
  expect(between([placed('Nena', { delivery_method: 'DELIVERY' })])).toEqual([
    'A courier brings it to your address. Please have ₱150.50 in cash ready.',
  ])
})

test('of several orders pickups and deliveries are apart, and cancelled ones are left out, PAY-12', () => {
  const orders = [
    placed('Nena'),
    placed('Aling Rosa'),
    placed('Mang Tomas', { delivery_method: 'DELIVERY', total_price: 99 }),
  ]
  expect(nextSteps(orders)[0]).toBe('Each shop confirms its order and prepares it.')
  expect(between(orders)).toEqual([
    'Pick up each order at its shop once it is ready, and pay ₱301.00 in cash.',
    'A courier brings the delivery to your address. Please have ₱99.00 in cash ready.',
  ])
  const cancelled = placed('Aling Rosa', { order_status: 'CANCELLED' })
  expect(between([placed('Nena'), cancelled])).toEqual([toNena])
  expect(nextSteps([cancelled])).toEqual([])
})
