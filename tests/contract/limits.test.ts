import { expect, test } from 'vitest'
import { requestValidators } from '#openapi/generated/validators.js'
import { calls } from '#scripts/generate/document.ts'
import { contract, exampleOf, type OperationId } from '../conformance/contract.ts'

/**
 * Places of requests with values that must be taken and that must be refused there: 'login
 * body/email'.
 */
type Limit = readonly [places: string[], taken: readonly unknown[], refused: readonly unknown[]]

const text = (length: number) => 'x'.repeat(length)
const list = <T>(length: number, item: T) => Array.from({ length }, () => item)
const ID = '65f0a1c2d3e4b5a600000021'

/** Not blank, up to so many characters. */
const words = (most: number, ...places: string[]): Limit => [
  places,
  [text(1), text(most)],
  ['', ' ', '\n\t', text(most + 1)],
]
const upTo = (most: number, ...places: string[]): Limit => [
  places,
  ['', text(most)],
  [text(most + 1)],
]
const between = (least: number, most: number, ...places: string[]): Limit => [
  places,
  [text(least), text(most)],
  ['', text(least - 1), text(most + 1)],
]
const wholeNumbers = (least: number, most: number, ...places: string[]): Limit => [
  places,
  [least, most],
  [least - 1, most + 1, least + 0.5, String(least), null],
]
const degrees = (most: number, ...places: string[]): Limit => [
  places,
  [-most, 0, 15.0343, most],
  [-most - 0.001, most + 0.001, '15', null],
]
/** Of a list, with so many items at most. */
const items = (most: number, item: unknown, place: string, ...refused: unknown[]): Limit => [
  [place],
  [[item], list(most, item)],
  [[], list(most + 1, item), ...refused],
]

const inAddress = (...names: string[]) =>
  names.flatMap((name) => [`createAddress body/address/${name}`, `updateAddress body/${name}`])
const order = 'createTransactions body/transactions/0'
const price = 'getPriceSummary body'

const product = { product: ID, quantity: 1 }
const listed = { product_id: ID, user_id: ID, order_schedule_id: ID, shop_id: ID, quantity: 1 }
const priced = { shop: ID, products: [product], delivery_method: 'PICKUP' }
const transaction = { ...priced, customer: ID, payment_method: 'cod' }

const scheduled = (schedule_type: string, parts: object) => ({
  name: 'Bigas',
  theme: 'sunrise',
  address: ID,
  payment_method: 'cod',
  user_id: ID,
  schedule_type,
  notification_date: { time: '08:00', ...parts },
})
/** Lists of a type whose date has one of some values at a name. */
const lists = (type: string, name: string, values: unknown[], more: object = {}) =>
  values.map((value) => scheduled(type, { ...more, [name]: value }))
const dated = [
  ...lists('monthly', 'day_of_month', [1, 27, 'END']),
  ...lists('weekly', 'day_of_week', [0, 6]),
  ...lists('yearly', 'month', [1, 12], { day_of_month: 31 }),
  ...lists('once', 'year', [2000, 2100], { month: 2, day_of_month: 29 }),
]
const undated = [
  ...lists('monthly', 'day_of_month', [0, 28, 31, 1.5, 'end', '1', undefined]),
  ...lists('weekly', 'day_of_week', [-1, 7, 'Sunday', undefined]),
  ...lists('yearly', 'month', [0, 13, undefined], { day_of_month: 1 }),
  ...lists('yearly', 'day_of_month', [0, 32, 'END', undefined], { month: 1 }),
  ...lists('once', 'year', [1999, 2101, undefined], { month: 1, day_of_month: 1 }),
]

/**
 * Limits that must hold, written by hand: the conformance suite makes its invalid requests from
 * the contract, and no longer tries a limit that is gone there.
 */
const limits: Limit[] = [
  [
    [
      'login body/email',
      'registerUser body/email',
      'checkUserValidity query/email',
      'requestOtp body/email',
      'createShop body/business_email',
    ],
    ['ana@suki.example', `${text(50)}@${text(60)}.${text(60)}.${text(60)}.example`],
    ['', 'ana', 'ana@', '@suki.example', 'ana suki@suki.example', `${text(250)}@suki.example`],
  ],
  [
    [
      'registerUser body/contact_number',
      'checkUserValidity query/mobileNumber',
      'updateUser body/contact_number',
      'createShop body/business_contact_number',
      ...inAddress('mobile_number'),
    ],
    ['09171234567'],
    ['', '9171234567', '0917123456', '091712345678', '08171234567', '+639171234567', '0917123456a'],
  ],
  between(
    8,
    72,
    'login body/password',
    'registerUser body/password',
    'resetPassword body/new_password',
    'addPassword body/password',
    'changePassword body/old_password',
    'changePassword body/new_password',
  ),
  between(1, 4096, 'externalLogin body/accessToken'),
  between(1, 500, 'resetPassword body/password_reset_token'),
  between(
    1,
    100,
    'listCustomerTransactions query/shop_name',
    'listCustomerTransactions query/transaction_id',
    'searchSchedulesByName query/query',
  ),
  words(
    50,
    'registerUser body/first_name',
    'registerUser body/last_name',
    'updateUser body/first_name',
    'createSchedule body/name',
    'updateSchedule body/name',
  ),
  words(
    100,
    ...inAddress('owner_name', 'region', 'state_province', 'city', 'barangay'),
    'createShop body/shop_name',
    'updateShop body/shop_name',
  ),
  words(200, ...inAddress('street')),
  words(300, 'cancelTransaction body/reason', 'refundTransaction body/reason'),
  words(500, `${order}/delivery_instruction`),
  words(2000, 'sendMessage body/content'),
  upTo(45, 'writeUserLog body/ip_address'),
  upTo(100, 'listProducts query/query', 'listNearbyShops query/query'),
  upTo(500, 'writeUserLog body/event_details', 'writeUserLog body/user_agent'),
  upTo(
    2000,
    'createProductReview body/description',
    'reviewDelivery body/driver_delivery_feedback',
    'createShop body/shop_description',
    'createReport body/description',
  ),
  [
    [
      'updateUser body/display_picture',
      'listProducts query/shopId',
      'getProduct path/id',
      'likeProduct body/product',
      'addToCart body/productId',
    ],
    [ID],
    ['', ID.slice(1), `${ID}0`, ID.toUpperCase(), ` ${ID}`, 'f'.repeat(23) + 'g'],
  ],
  wholeNumbers(1, 5, 'createProductReview body/rating', 'reviewDelivery body/driver_rating'),
  wholeNumbers(
    1,
    100_000,
    'addToCart body/quantity',
    'updateCartQuantity body/quantity',
    `${order}/products/0/quantity`,
    `${price}/transactions/0/products/0/quantity`,
    'addScheduleProducts body/products/0/quantity',
    'updateScheduleProductQuantity body/quantity',
  ),
  degrees(90, ...inAddress('geolocation/latitude')),
  degrees(180, ...inAddress('geolocation/longitude')),
  [
    [`${order}/payment_method`, `${price}/payment_method`, 'createSchedule body/payment_method'],
    ['cod', 'card', 'dob', 'gcash', 'paymaya'],
    ['COD', 'cash', '', null],
  ],
  [['linkPaymentAccount body/payment_method'], ['card', 'dob', 'gcash', 'paymaya'], ['cod', '']],
  [[`${order}/delivery_method`], ['PICKUP', 'DELIVERY'], ['pickup', 'COURIER', '']],
  [
    ['createTransactions body/urls/success', 'createTransactions body/urls/failure'],
    ['https://suki.example/cart', 'http://localhost:5000/ok'],
    ['', 'cart', '/cart', `https://suki.example/${text(2000)}`],
  ],
  [
    ['createTransactions header/idempotency-key', 'sendMessage header/idempotency-key'],
    [text(8), text(64)],
    ['', text(7), text(65), 'with space'],
  ],
  items(20, transaction, 'createTransactions body/transactions'),
  items(100, product, `${order}/products`),
  items(20, priced, `${price}/transactions`),
  items(100, listed, 'addScheduleProducts body/products'),
  items(500, ID, 'removeCartLines body/cartIds', ['x']),
  items(100, ID, 'deleteConversations body/conversation_ids'),
  [['createProductReview body/gallery'], [[], list(4, ID)], [list(5, ID), ['picture']]],
  [['externalLogin body/signedVia'], ['GOOGLE'], ['google', 'FACEBOOK', '']],
  [['requestOtp body/otpType'], ['REGISTRATION', 'FORGOT_PASSWORD'], ['LOGIN', '']],
  [['verifyOtp body/otpValue'], ['000000', '482913'], ['', '12345', '1234567', '12345a', ' 12345']],
  [['updateUser body'], [{ last_name: 'Cruz' }], [{}]],
  [['updateShop body'], [{ shop_name: 'Bigasan' }], [{}]],
  [['deleteUser body/confirmation'], ['DELETE'], ['delete', 'DELETE ', '', true]],
  [['writeUserLog body/user_id'], ['', ID], ['me', ID.slice(1)]],
  [['writeUserLog body/event_type'], ['LOGIN', 'OTHER'], ['login', 'ADMIN', '']],
  [['writeUserLog body/profile'], ['BUYER', 'SELLER'], ['ADMIN', '']],
  [inAddress('address_line'), ['', text(200)], [text(201), 1]],
  [inAddress('country'), ['Philippines'], ['philippines', 'Japan', '']],
  [inAddress('zipcode'), ['0000', '2000'], ['', '200', '20000', 'ABCD', 2000]],
  [inAddress('type'), ['HOME', 'WORK'], ['home', 'SCHOOL', '']],
  [
    ['listProducts query/page', 'listProductReviews query/page', 'listNotifications query/page'],
    ['1', '10000'],
    ['0', '-1', '1.5', '10001', 'one', ''],
  ],
  [
    ['listProducts query/limit', 'listNotifications query/limit'],
    ['1', '50'],
    ['0', '51', '8.5'],
  ],
  [
    ['listProducts query/categories'],
    ['fresh', 'rice-grains,fruits'],
    ['', ',', 'Fresh', 'a,,b', 'a b', text(501)],
  ],
  [['getSearchSuggestions path/term'], [text(1), text(100)], [text(101)]],
  [
    ['listSimilarNearby query/meters', 'listNearbyShops query/meters'],
    ['1', '5000000'],
    ['0', '5000001', '1.5'],
  ],
  [['listNearbyShops query/long'], ['-180', '180', '120.66'], ['-180.1', '180.1', 'east', '']],
  [['listNearbyShops query/lat'], ['-90', '90', '15.01'], ['-90.1', '90.1', 'north', '']],
  [['listCustomerTransactions query/status'], ['PENDING', 'SHIPPED'], ['pending', 'LOST', '']],
  [['cancelTransaction body/cancelled_by'], ['customer'], ['seller', '']],
  [['createSchedule body/theme'], ['sunrise', 'mars'], ['Sunrise', 'pluto', '']],
  [['createSchedule body/schedule_type'], [], ['Monthly', 'daily', '']],
  [
    ['createSchedule body/notification_date/time'],
    ['00:00', '23:59'],
    ['24:00', '8:00', '08:60', '08:00:00', ''],
  ],
  [['createSchedule body'], dated, undated],
  [['setScheduleActive body/is_active'], [true, false], ['true', 1, null]],
  [['sendMessage body/sender', 'markConversationRead body/reader'], ['buyer'], ['seller', '']],
  [['sendMessage body/type'], ['text'], ['TEXT', 'sticker', '', 'image', 'location']],
  [['listConversations query/unread'], ['true', 'false'], ['yes', '2']],
  [
    ['createShop body/shop_handle'],
    ['abc', 'a.b_c-9', text(30)],
    ['', 'ab', text(31), 'Aling', 'a b', 'ñana'],
  ],
  [['createReport body/type'], ['PRODUCT', 'SELLER'], ['BUYER', '']],
  [['createReport body/reported_by'], ['BUYER'], ['SELLER', '']],
  [['createReport body/report_type'], ['FLAG', 'REPORT'], ['flag', '']],
  [['createReport body/violation_level'], [1, 2], [0, 3, '1']],
]
const rows = limits.flatMap(([places, ...values]) =>
  places.map((place) => [place, ...values] as const),
)

/** Whether the contract takes its example of a request with another value at a place. */
function takes(place: string, value: unknown): boolean {
  const [operation, path = ''] = place.split(' ') as [OperationId, string?]
  const request = { header: {}, body: undefined, ...structuredClone(exampleOf(operation)) }
  const [last = '', ...steps] = path.split('/').toReversed()
  type Node = Record<string, unknown>
  const parent = steps.reduceRight<Node>((node, step) => (node[step] ??= {}) as Node, request)
  parent[last] = value
  const { parameters, body } = requestValidators[operation]
  return parameters(request) && (body?.(request.body) ?? true)
}

test.each(rows)('%s keeps to its limit', (place, taken, refused) => {
  const wronglyRefused = taken.filter((value) => !takes(place, value))
  const wronglyTaken = refused.filter((value) => takes(place, value))
  expect({ wronglyRefused, wronglyTaken }).toEqual({ wronglyRefused: [], wronglyTaken: [] })
})

test('every call with a body has a row', () => {
  const bodies = calls(contract.paths).filter(
    ({ operation }) => operation.requestBody?.content['application/json'],
  )
  const missing = bodies
    .map(({ operation }) => operation.operationId)
    .filter((id) => !rows.some(([place]) => place.startsWith(`${id} `)))
  // Their ids are looked up by handlers.
  expect(missing).toEqual(['createConversation', 'followShop'])
})
