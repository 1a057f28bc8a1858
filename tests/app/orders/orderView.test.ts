import { expect, test } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import {
  cancelNote,
  cancelReasons,
  mayCancel,
  mayRefund,
  reasonText,
} from '#features/orders/cancel/cancellation.ts'
import { noteOf, nowOf, paymentText } from '#features/orders/card/orderTexts.ts'
import { hasEnded, timelineOf } from '#features/orders/card/timeline.ts'
import { readFilter, searchChange } from '#features/orders/filter/orderFilter.ts'
import {
  DRIVER,
  mayRate,
  noDraft,
  reviewBody,
  starredOf,
  unratedOf,
} from '#features/orders/rating/ratings.ts'
import { keyOf, labelOf, readStatus, statusLabels, toneOf } from '#features/orders/statuses.ts'

type Order = Schemas['Order']
const at = (hour: number) => `2026-07-21T${String(hour).padStart(2, '0')}:00:00.000Z`
const item = (_id: string, isRate = false) => ({
  product: { _id, product_name: _id.toUpperCase(), price: 10, display_picture: '' },
  quantity: 1,
  isRate,
})
const order = (change: Partial<Order> = {}) =>
  ({
    _id: 'o1',
    customer: 'u1',
    shop: { _id: 's1' },
    order_status: 'COMPLETED',
    order_timeline: {},
    products: [item('a')],
    ...change,
  }) as Order

const statuses = Object.keys(statusLabels).map((key) => key.toUpperCase() as Order['order_status'])

test('ten statuses, lower case on the screen, ORDERS-01 ORDERS-02 ORDERS-04 ORDERS-05', () => {
  expect(statuses).toHaveLength(10)
  expect(keyOf('READY_TO_PICK_UP')).toBe('ready_to_pick_up')
  expect(labelOf('READY_TO_PICK_UP')).toBe('For Pickup')
  expect(labelOf('PENDING_CANCELLATION')).toBe('Pending Cancellation')
  for (const status of statuses) expect(toneOf(status)).toBeTruthy()
})

test('a status, a payment method and a payment status that only the server knows are shown in words', () => {
  const order_status = 'LOST_AT_SEA' as never
  expect(labelOf(order_status)).toBe('Lost at sea')
  expect(toneOf(order_status)).toBe('neutral')
  const stranger = { order_status, payment_method: 'shells', payment_status: 'SWAPPED' } as never
  expect(paymentText(stranger)).toBe('Another payment method, payment status not known')
})

test('a status in the address is read ignoring case, and other text is ignored, ORDERS-07', () => {
  for (const text of ['PENDING', 'completed', 'shipped'])
    expect(readStatus(text)).toBe(text.toUpperCase())
  for (const text of [null, '', 'all', 'constructor', '%']) expect(readStatus(text)).toBeUndefined()
})

test('the timeline shows the reached steps, then the next ones, ORDERS-08', () => {
  const steps = timelineOf(
    order({ order_status: 'PREPARING', order_timeline: { PREPARING: at(2), PENDING: at(1) } }),
  )
  expect(steps.map(({ label, state }) => [label, state])).toEqual([
    ['Pending', 'done'],
    ['Preparing', 'current'],
    ['Packed', 'upcoming'],
    ['For Pickup', 'upcoming'],
    ['Completed', 'upcoming'],
  ])
})

test('the timeline of a cancelled order stops, that of a completed one is complete, ORDERS-08', () => {
  const steps = (order_status: Order['order_status']) =>
    timelineOf(order({ order_status, order_timeline: { PENDING: at(1), [order_status]: at(2) } }))
  expect(steps('CANCELLED')).toMatchObject([{ state: 'done' }, { state: 'stopped' }])
  expect(steps('COMPLETED').at(-1)).toEqual({ label: 'Completed', at: at(2), state: 'done' })
})

test('what a courier brings is out for delivery, where a pickup waits at the shop, ORDERS-04 ORDERS-08', () => {
  const labels = (delivery_method: Order['delivery_method']) =>
    timelineOf(
      order({
        delivery_method,
        order_status: 'READY_TO_PICK_UP',
        order_timeline: { READY_TO_PICK_UP: at(1) },
      }),
    ).map(({ label }) => label)
  expect(labels('PICKUP')).toEqual(['For Pickup', 'Completed'])
  expect(labels('DELIVERY')).toEqual(['Out for delivery', 'Completed'])
})

test('what happens now is told by the way of delivery, ORDERS-08', () => {
  const packed = order({ order_status: 'PACKED' })
  expect(nowOf(packed)).toBe('Soon ready to collect')
  expect(nowOf({ ...packed, delivery_method: 'DELIVERY' })).toBe('Waiting for the courier')
  const unpaid = { payment_method: 'gcash', payment_status: 'PENDING' } as const
  expect(nowOf({ ...packed, ...unpaid, order_status: 'PENDING' })).toBe('Waiting for your payment')
})

test('only an order of which nothing more is expected has ended, ORDERS-08', () => {
  for (const order_status of ['COMPLETED', 'REFUNDED'] as const)
    expect(hasEnded({ order_status })).toBe(true)
  for (const order_status of ['PENDING', 'READY_TO_PICK_UP', 'REFUND_REQUESTED'] as const)
    expect(hasEnded({ order_status })).toBe(false)
})

test('reasons of the list are read as sentences, the buyer’s own as they were typed, ORDERS-15', () => {
  expect(cancelReasons.map(reasonText)).toEqual([
    'Modify existing order',
    'Payment difficulty',
    'Change store',
    'Change of mind',
    'Unresponsive seller',
    'Duplicate order',
    'Delivery concern',
    'Others',
  ])
  expect(reasonText('TOO LATE for Lola')).toBe('TOO LATE for Lola')
})

test('only received products without a rating can be rated, ORDERS-23', () => {
  const partly = order({ products: [item('a', true), item('b')] })
  expect(unratedOf(partly).map(({ product }) => product._id)).toEqual(['b'])
  expect(mayRate(partly)).toBe(true)
  expect(mayRate(order({ products: [item('a', true)] }))).toBe(false)
  expect(mayRate({ ...partly, order_status: 'PACKED' })).toBe(false)
})

test('the driver can be rated alone, after the products or without them, once, and only for a delivery, REVIEW-10 ORDERS-23', () => {
  const delivered = order({
    delivery_method: 'DELIVERY',
    delivery_reviewed: false,
    products: [item('a', true)],
  })
  expect(mayRate(delivered)).toBe(true)
  expect(mayRate({ ...delivered, delivery_reviewed: true })).toBe(false)
  expect(mayRate({ ...delivered, delivery_method: 'PICKUP' })).toBe(false)
  expect(mayRate({ ...delivered, order_status: 'READY_TO_PICK_UP' })).toBe(false)
  const drafts = { [DRIVER]: { ...noDraft, stars: 4 }, a: { ...noDraft, stars: 5 }, b: noDraft }
  // A product that is rated already is not sent again.
  expect(starredOf(delivered, drafts)).toEqual([DRIVER])
  expect(starredOf({ ...delivered, delivery_reviewed: true }, drafts)).toEqual([])
})

test('an order can be cancelled until it is ready, and the text explains what the shop does next, ORDERS-13', () => {
  expect(statuses.filter(mayCancel)).toEqual(['PENDING', 'PREPARING', 'PACKED'])
  const note = (seen: Order['order_status'], order_status: Order['order_status']) =>
    cancelNote(seen, order({ order_status }))
  expect(note('PENDING', 'PENDING')).toBe('')
  expect(note('PREPARING', 'PREPARING')).toContain('it needs to approve')
  expect(note('PREPARING', 'PENDING')).toContain('it is now Preparing')
  expect(note('READY_TO_PICK_UP', 'PACKED')).toContain('no longer be cancelled')
})

test.each([
  ['PENDING_CANCELLATION', {}, 'so it needs to approve'],
  ['PREPARING', { PENDING_CANCELLATION: at(1), PREPARING: at(2) }, 'did not approve'],
  ['CANCELLED', { PENDING_CANCELLATION: at(1), CANCELLED: at(2) }, 'approved'],
  ['REFUND_REQUESTED', {}, 'will decide'],
  ['REFUNDED', {}, 'approved'],
  ['REFUND_REJECTED', {}, 'did not approve'],
  ['CANCELLED', { CANCELLED: at(2) }, ''],
  ['PREPARING', { PREPARING: at(2) }, ''],
] as const)(
  'the card of an order that is %s after %j says “%s”, ORDERS-14 ORDERS-25',
  (order_status, order_timeline, note) =>
    expect(noteOf({ order_status, order_timeline })).toMatch(note || /^$/),
)

test.each([
  ['cod', 'EXPIRED', 'CANCELLED', 'Cash on Delivery/Pickup, nothing to pay'],
  ['cod', 'PENDING', 'CANCELLED', 'Cash on Delivery/Pickup, nothing to pay'],
  ['cod', 'PENDING', 'PACKED', 'Cash on Delivery/Pickup, to be paid'],
  ['cod', 'PAID', 'COMPLETED', 'Cash on Delivery/Pickup, paid'],
  ['cod', 'PAID', 'REFUNDED', 'Cash on Delivery/Pickup, refunded'],
  ['gcash', 'EXPIRED', 'CANCELLED', 'GCash, payment expired'],
  ['gcash', 'REFUNDED', 'CANCELLED', 'GCash, refunded'],
  ['gcash', 'FAILED', 'CANCELLED', 'GCash, payment failed'],
  ['gcash', 'PENDING', 'CANCELLED', 'GCash, not paid'],
  ['gcash', 'PENDING', 'PENDING', 'GCash, to be paid'],
  ['gcash', 'PAID', 'PREPARING', 'GCash, paid'],
] as const)(
  '%s %s of a %s order reads %s, ORDERS-08',
  (payment_method, payment_status, order_status, text) =>
    expect(paymentText({ payment_method, payment_status, order_status })).toBe(text),
)

test('a review request has the buyer, the product, the order and the rating, REVIEW-04', () => {
  expect(
    reviewBody('u1', order({ customer: '' }), 'a', { ...noDraft, stars: 4, text: ' sweet ' }, [
      'f1',
    ]),
  ).toEqual({
    product: 'a',
    customer: 'u1',
    shop: 's1',
    transaction: 'o1',
    rating: 4,
    description: 'sweet',
    gallery: ['f1'],
  })
})

test('a refund can be requested within 48 hours after receipt, ORDERS-25 OPEN-30', () => {
  const received = order({ order_timeline: { COMPLETED: at(0) } })
  const hours = (n: number) => Date.parse(at(0)) + n * 3_600_000
  for (const n of [0, 47.9, 48]) expect(mayRefund(received, hours(n))).toBe(true)
  expect(mayRefund(received, hours(48.1))).toBe(false)
  expect(mayRefund({ ...received, order_status: 'REFUNDED' }, hours(1))).toBe(false)
  expect(mayRefund(order(), hours(1))).toBe(false)
})

const id = '65f0a1c2d3e4b5a600000031'
const read = (query: string) => readFilter(new URLSearchParams(query))

/** What a text in the search box changes of the address. */
const expectSearch = (text: string, transaction_id: string | null, shop_name: string | null) =>
  expect(searchChange(text)).toEqual({ transaction_id, shop_name })
const expectRead = (query: string, filter: object | null, term: string) =>
  expect(read(query)).toMatchObject({ filter, term })

test('text in the form of an order id searches for that order, other text for names, ORDERS-07', () => {
  expectSearch(` ${id.toUpperCase()} `, id, null)
  for (const text of ['mango', '🥭', '%', '"', id.slice(1), `${id}0`])
    expectSearch(text, null, text)
  expectSearch('  ', null, null)
})

test('the address has a status and a name together, or one order, ORDERS-07', () => {
  expectRead('', {}, '')
  expectRead('status=PENDING&shop_name=%25', { status: 'PENDING', shop_name: '%' }, '%')
  const all = `status=PENDING&shop_name=mango&transaction_id=${id}`
  expectRead(all, { transaction_id: id }, id)
})

test('a short number names one order; what may be a name, too, is searched for as both, ORDERS-07', () => {
  for (const text of ['facade', 'ED57EB', 'order facades', 'Cafe #12'])
    expectSearch(text, null, text)
  expectRead('status=PENDING&transaction_id=ed57eb', { number: 'ED57EB' }, '#ED57EB')
  const both = { status: 'PENDING', shop_name: 'ed57eb', number: 'ED57EB' }
  expectRead('status=PENDING&shop_name=ed57eb', both, 'ed57eb')
})

test('an id may be of any form, ORDERS-07', () => {
  const uuid = '0192F3A4-7b6c-7def-8123-456789abcdef'
  expectSearch(`Order ${uuid}.`, uuid.toLowerCase(), null)
  for (const text of ['12345', uuid, 'ord_7XbC'])
    expectRead(`transaction_id=${text}`, { transaction_id: text }, text)
})

test('text that no order can match gives no request instead of one for all orders, ORDERS-07', () => {
  for (const text of ['f'.repeat(65), '12 34', '🥭', '%', '"'])
    expectRead(`${new URLSearchParams({ transaction_id: text })}`, null, text)
  expect(read(`shop_name=${'m'.repeat(101)}`).filter).toBeNull()
  expect(read(`shop_name=${'m'.repeat(100)}`).filter).not.toBeNull()
  expectRead('transaction_id=%20&shop_name=%20', {}, '')
})
