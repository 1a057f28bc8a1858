import { expect, test } from 'vitest'
import { ApiError, isMissing, isUncertain } from '#api/http/error.ts'
import { refusalText } from '#features/checkout/form/orderRequest.ts'
import type { CheckoutGroup } from '#features/checkout/form/reconcile.ts'
import { lookTimeAfter, lookUntilAfterTab, readAnswer } from '#flows/checkout/answer.ts'
import type { SentOrder } from '#flows/checkout/attempt.ts'

const groups = [
  { shopId: 'a', shop_name: 'Aling Nena', lines: [{ product_name: 'Rice' }] },
  { shopId: 'b', shop_name: 'Rice Center', lines: [{ product_name: 'Jasmine Rice' }] },
] as unknown as CheckoutGroup[]
const sent = (payment_method: 'cod' | 'gcash', parts = 1) =>
  ({
    at: 0,
    body: { transactions: Array.from({ length: parts }, () => ({ payment_method })) },
  }) as unknown as SentOrder

test.each([
  [0, true],
  [408, true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [401, false],
])('after status %i it is uncertain whether an order exists: %s, CHECKOUT-26', (status, open) =>
  expect(isUncertain(new ApiError(status))).toBe(open),
)

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
  ['left out', undefined],
  ['null', null],
  ['empty', ''],
])(
  'a cash order is placed when its payment page is %s, PAY-07 PAY-12',
  (_what, checkout_page_url) => {
    expect(readAnswer({ transactions: [{ _id: 'o1' }], checkout_page_url }, sent('cod'))).toEqual({
      orderIds: ['o1'],
      method: 'cod',
      payUrl: null,
    })
  },
)

test.each([
  ['https://pay.example/1', 'https://pay.example/1'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//pay.example/1', null],
  [42, null],
])('the payment page %s is opened as %s, PAY-07', (checkout_page_url, payUrl) => {
  expect(readAnswer({ transactions: [{ _id: 'o1' }], checkout_page_url }, sent('gcash'))).toEqual({
    orderIds: ['o1'],
    method: 'gcash',
    payUrl,
  })
})

test('the response to a repeated key has the orders of the first call, CHECKOUT-22', () => {
  expect(
    readAnswer({ transactions: [{ _id: 'o1', payment_method: 'cod' }] }, sent('gcash'))?.method,
  ).toBe('cod')
})

test.each([
  [undefined],
  [null],
  [''],
  [{}],
  [{ transactions: [] }],
  [{ transactions: [{}] }],
  [{ transactions: [{ _id: 'o1' }] }],
])(
  '%j is not a valid response to an order of two shops: the order is searched for, CHECKOUT-22',
  (data) => expect(readAnswer(data, sent('cod', 2))).toBeNull(),
)
