import type { OperationId } from '../conformance/contract.ts'

type Path = readonly (string | number)[]
/** Its place in a request, and values that must be taken and refused there. */
export type Limit = readonly [
  operation: OperationId,
  at: Path,
  taken: readonly unknown[],
  refused: readonly unknown[],
]

const text = (length: number) => 'x'.repeat(length)
const list = <T>(length: number, item: T) => Array.from({ length }, () => item)
const ID = '65f0a1c2d3e4b5a600000021'
const NO_IDS = ['', ID.slice(1), `${ID}0`, ID.toUpperCase(), ` ${ID}`, 'f'.repeat(23) + 'g']
/** Not blank, up to so many characters. */
const words = (most: number) =>
  [
    [text(1), text(most)],
    ['', ' ', '\n\t', text(most + 1)],
  ] as const
const wholeNumbers = (least: number, most: number) =>
  [
    [least, most],
    [least - 1, most + 1, least + 0.5, String(least), null],
  ] as const
const degrees = (most: number) =>
  [
    [-most, 0, 15.0343, most],
    [-most - 0.001, most + 0.001, '15', null],
  ] as const
const EMAIL = ['ana@suki.example', `${text(50)}@${text(60)}.${text(60)}.${text(60)}.example`]
const NO_EMAIL = [
  '',
  'ana',
  'ana@',
  '@suki.example',
  'ana suki@suki.example',
  `${text(250)}@suki.example`,
]
const PHONES = [
  ['09171234567'],
  ['', '9171234567', '0917123456', '091712345678', '08171234567', '+639171234567', '0917123456a'],
] as const
const PASSWORDS = [
  [text(8), text(72)],
  ['', text(7), text(73)],
] as const
const CODES = [
  ['000000', '482913'],
  ['', '12345', '1234567', '12345a', ' 12345'],
] as const
const TIMES = [
  ['00:00', '23:59'],
  ['24:00', '8:00', '08:60', '08:00:00', ''],
] as const
const PAYMENTS = [
  ['cod', 'card', 'dob', 'gcash', 'paymaya'],
  ['COD', 'cash', '', null],
] as const
const DELIVERIES = [
  ['PICKUP', 'DELIVERY'],
  ['pickup', 'COURIER', ''],
] as const
const ADDRESSES = ['https://suki.example/cart', 'http://localhost:5000/ok']
const NO_ADDRESSES = ['', 'cart', '/cart', `https://suki.example/${text(2000)}`]
const STARS = wholeNumbers(1, 5)
const PIECES = wholeNumbers(1, 100_000)

const address = (at: 'address' | undefined): Limit[] => {
  const operation = at ? 'createAddress' : 'updateAddress'
  const of = (name: string) => ['body', ...(at ? [at] : []), name]
  return [
    ...['owner_name', 'region', 'state_province', 'city', 'barangay'].map((name): Limit => [
      operation,
      of(name),
      ...words(100),
    ]),
    [operation, of('street'), ...words(200)],
    [operation, of('address_line'), ['', text(200)], [text(201), 1]],
    [operation, of('country'), ['Philippines'], ['philippines', 'Japan', '']],
    [operation, of('zipcode'), ['0000', '2000'], ['', '200', '20000', 'ABCD', 2000]],
    [operation, of('mobile_number'), ...PHONES],
    [operation, of('type'), ['HOME', 'WORK'], ['home', 'SCHOOL', '']],
    [operation, [...of('geolocation'), 'latitude'], ...degrees(90)],
    [operation, [...of('geolocation'), 'longitude'], ...degrees(180)],
  ]
}

const product = { product: ID, quantity: 1 }
const listed = { product_id: ID, user_id: ID, order_schedule_id: ID, shop_id: ID, quantity: 1 }
const transaction = {
  shop: ID,
  customer: ID,
  products: [product],
  payment_method: 'cod',
  delivery_method: 'PICKUP',
}
const priced = { shop: ID, products: [product], delivery_method: 'PICKUP' }
const first = (name: string) => ['body', 'transactions', 0, name]
const date = (name: string) => ['body', 'notification_date', name]

const scheduled = (schedule_type: string, parts: object) => ({
  name: 'Bigas',
  theme: 'sunrise',
  address: ID,
  payment_method: 'cod',
  user_id: ID,
  schedule_type,
  notification_date: { time: '08:00', ...parts },
})
const dated = [
  ...[1, 27, 'END'].map((day_of_month) => scheduled('monthly', { day_of_month })),
  ...[0, 6].map((day_of_week) => scheduled('weekly', { day_of_week })),
  ...[1, 12].map((month) => scheduled('yearly', { month, day_of_month: 31 })),
  ...[2000, 2100].map((year) => scheduled('once', { year, month: 2, day_of_month: 29 })),
]
const undated = [
  ...[0, 28, 31, 1.5, 'end', '1', undefined].map((day_of_month) =>
    scheduled('monthly', { day_of_month }),
  ),
  ...[-1, 7, 'Sunday', undefined].map((day_of_week) => scheduled('weekly', { day_of_week })),
  ...[0, 13, undefined].map((month) => scheduled('yearly', { month, day_of_month: 1 })),
  ...[0, 32, 'END', undefined].map((day_of_month) =>
    scheduled('yearly', { month: 1, day_of_month }),
  ),
  ...[1999, 2101, undefined].map((year) => scheduled('once', { year, month: 1, day_of_month: 1 })),
]

/**
 * Limits that must hold, written by hand: the conformance suite makes its invalid requests from
 * the contract, and no longer tries a limit that is gone there.
 */
export const limits: readonly Limit[] = [
  ['login', ['body', 'email'], EMAIL, NO_EMAIL],
  ['login', ['body', 'password'], ...PASSWORDS],
  ['externalLogin', ['body', 'accessToken'], [text(1), text(4096)], ['', text(4097)]],
  ['externalLogin', ['body', 'signedVia'], ['GOOGLE'], ['google', 'FACEBOOK', '']],
  ['registerUser', ['body', 'email'], EMAIL, NO_EMAIL],
  ['registerUser', ['body', 'password'], ...PASSWORDS],
  ['registerUser', ['body', 'first_name'], ...words(50)],
  ['registerUser', ['body', 'last_name'], ...words(50)],
  ['registerUser', ['body', 'contact_number'], ...PHONES],
  ['checkUserValidity', ['query', 'email'], EMAIL, NO_EMAIL],
  ['checkUserValidity', ['query', 'mobileNumber'], ...PHONES],
  ['requestOtp', ['body', 'email'], EMAIL, NO_EMAIL],
  ['requestOtp', ['body', 'otpType'], ['REGISTRATION', 'FORGOT_PASSWORD'], ['LOGIN', '']],
  ['verifyOtp', ['body', 'otpValue'], ...CODES],
  ['resetPassword', ['body', 'new_password'], ...PASSWORDS],
  ['resetPassword', ['body', 'password_reset_token'], [text(1), text(500)], ['', text(501)]],
  ['addPassword', ['body', 'password'], ...PASSWORDS],
  ['changePassword', ['body', 'old_password'], ...PASSWORDS],
  ['changePassword', ['body', 'new_password'], ...PASSWORDS],
  ['updateUser', ['body', 'first_name'], ...words(50)],
  ['updateUser', ['body', 'contact_number'], ...PHONES],
  ['updateUser', ['body', 'display_picture'], [ID], NO_IDS],
  ['updateUser', ['body'], [{ last_name: 'Cruz' }], [{}]],
  ['deleteUser', ['body', 'confirmation'], ['DELETE'], ['delete', 'DELETE ', '', true]],
  ['writeUserLog', ['body', 'user_id'], ['', ID], ['me', ID.slice(1)]],
  ['writeUserLog', ['body', 'event_type'], ['LOGIN', 'OTHER'], ['login', 'ADMIN', '']],
  ['writeUserLog', ['body', 'event_details'], ['', text(500)], [text(501)]],
  ['writeUserLog', ['body', 'ip_address'], ['', text(45)], [text(46)]],
  ['writeUserLog', ['body', 'user_agent'], ['', text(500)], [text(501)]],
  ['writeUserLog', ['body', 'profile'], ['BUYER', 'SELLER'], ['ADMIN', '']],
  ...address('address'),
  ...address(undefined),
  ['listProducts', ['query', 'page'], ['1', '10000'], ['0', '-1', '1.5', '10001', 'one', '']],
  ['listProducts', ['query', 'limit'], ['1', '50'], ['0', '51', '8.5']],
  ['listProducts', ['query', 'query'], ['', text(100)], [text(101)]],
  [
    'listProducts',
    ['query', 'categories'],
    ['fresh', 'rice-grains,fruits'],
    ['', ',', 'Fresh', 'a,,b', 'a b', text(501)],
  ],
  ['listProducts', ['query', 'shopId'], [ID], NO_IDS],
  ['getProduct', ['path', 'id'], [ID], NO_IDS],
  ['getSearchSuggestions', ['path', 'term'], [text(1), text(100)], [text(101)]],
  ['listSimilarNearby', ['query', 'meters'], ['1', '5000000'], ['0', '5000001', '1.5']],
  ['likeProduct', ['body', 'product'], [ID], NO_IDS],
  ['createProductReview', ['body', 'rating'], ...STARS],
  ['createProductReview', ['body', 'description'], ['', text(2000)], [text(2001)]],
  ['createProductReview', ['body', 'gallery'], [[], list(4, ID)], [list(5, ID), ['picture']]],
  ['listProductReviews', ['query', 'page'], ['1', '10000'], ['0', '10001']],
  ['reviewDelivery', ['body', 'driver_rating'], ...STARS],
  ['reviewDelivery', ['body', 'driver_delivery_feedback'], ['', text(2000)], [text(2001)]],
  ['addToCart', ['body', 'quantity'], ...PIECES],
  ['addToCart', ['body', 'productId'], [ID], NO_IDS],
  ['updateCartQuantity', ['body', 'quantity'], ...PIECES],
  ['removeCartLines', ['body', 'cartIds'], [[ID], list(500, ID)], [[], list(501, ID), ['x']]],
  [
    'createTransactions',
    ['body', 'transactions'],
    [[transaction], list(20, transaction)],
    [[], list(21, transaction)],
  ],
  [
    'createTransactions',
    first('products'),
    [[product], list(100, product)],
    [[], list(101, product)],
  ],
  ['createTransactions', [...first('products'), 0, 'quantity'], ...PIECES],
  ['createTransactions', first('payment_method'), ...PAYMENTS],
  ['createTransactions', first('delivery_method'), ...DELIVERIES],
  ['createTransactions', first('delivery_instruction'), ...words(500)],
  ['createTransactions', ['body', 'urls', 'success'], ADDRESSES, NO_ADDRESSES],
  ['createTransactions', ['body', 'urls', 'failure'], ADDRESSES, NO_ADDRESSES],
  [
    'createTransactions',
    ['header', 'idempotency-key'],
    [text(8), text(64)],
    ['', text(7), text(65), 'with space'],
  ],
  ['getPriceSummary', ['body', 'payment_method'], ...PAYMENTS],
  [
    'getPriceSummary',
    ['body', 'transactions'],
    [[priced], list(20, priced)],
    [[], list(21, priced)],
  ],
  ['getPriceSummary', [...first('products'), 0, 'quantity'], ...PIECES],
  [
    'linkPaymentAccount',
    ['body', 'payment_method'],
    ['card', 'dob', 'gcash', 'paymaya'],
    ['cod', ''],
  ],
  [
    'listCustomerTransactions',
    ['query', 'status'],
    ['PENDING', 'SHIPPED'],
    ['pending', 'LOST', ''],
  ],
  ['listCustomerTransactions', ['query', 'shop_name'], [text(1), text(100)], ['', text(101)]],
  ['listCustomerTransactions', ['query', 'transaction_id'], [text(1), text(100)], ['', text(101)]],
  ['cancelTransaction', ['body', 'reason'], ...words(300)],
  ['cancelTransaction', ['body', 'cancelled_by'], ['customer'], ['seller', '']],
  ['refundTransaction', ['body', 'reason'], ...words(300)],
  ['createSchedule', ['body', 'name'], ...words(50)],
  ['createSchedule', ['body', 'theme'], ['sunrise', 'mars'], ['Sunrise', 'pluto', '']],
  ['createSchedule', ['body', 'schedule_type'], [], ['Monthly', 'daily', '']],
  ['createSchedule', ['body', 'payment_method'], ...PAYMENTS],
  ['createSchedule', date('time'), ...TIMES],
  ['createSchedule', ['body'], dated, undated],
  ['updateSchedule', ['body', 'name'], ...words(50)],
  [
    'addScheduleProducts',
    ['body', 'products'],
    [[listed], list(100, listed)],
    [[], list(101, listed)],
  ],
  ['addScheduleProducts', ['body', 'products', 0, 'quantity'], ...PIECES],
  ['updateScheduleProductQuantity', ['body', 'quantity'], ...PIECES],
  ['setScheduleActive', ['body', 'is_active'], [true, false], ['true', 1, null]],
  ['searchSchedulesByName', ['query', 'query'], [text(1), text(100)], ['', text(101)]],
  ['sendMessage', ['body', 'content'], ...words(2000)],
  ['sendMessage', ['body', 'sender'], ['buyer'], ['seller', '']],
  ['sendMessage', ['body', 'type'], ['text'], ['TEXT', 'sticker', '', 'image', 'location']],
  ['sendMessage', ['header', 'idempotency-key'], [text(8), text(64)], ['', text(7), text(65)]],
  ['deleteConversations', ['body', 'conversation_ids'], [[ID], list(100, ID)], [[], list(101, ID)]],
  ['markConversationRead', ['body', 'reader'], ['buyer'], ['seller', '']],
  ['listConversations', ['query', 'unread'], ['true', 'false'], ['yes', '2']],
  ['listNotifications', ['query', 'limit'], ['1', '50'], ['0', '51']],
  ['listNotifications', ['query', 'page'], ['1', '10000'], ['0', '10001']],
  ['createShop', ['body', 'shop_name'], ...words(100)],
  [
    'createShop',
    ['body', 'shop_handle'],
    ['abc', 'a.b_c-9', text(30)],
    ['', 'ab', text(31), 'Aling', 'a b', 'ñana'],
  ],
  ['createShop', ['body', 'shop_description'], ['', text(2000)], [text(2001)]],
  ['createShop', ['body', 'business_email'], EMAIL, NO_EMAIL],
  ['createShop', ['body', 'business_contact_number'], ...PHONES],
  ['updateShop', ['body', 'shop_name'], ...words(100)],
  ['updateShop', ['body'], [{ shop_name: 'Bigasan' }], [{}]],
  ['createReport', ['body', 'type'], ['PRODUCT', 'SELLER'], ['BUYER', '']],
  ['createReport', ['body', 'reported_by'], ['BUYER'], ['SELLER', '']],
  ['createReport', ['body', 'report_type'], ['FLAG', 'REPORT'], ['flag', '']],
  ['createReport', ['body', 'violation_level'], [1, 2], [0, 3, '1']],
  ['createReport', ['body', 'description'], ['', text(2000)], [text(2001)]],
  [
    'listNearbyShops',
    ['query', 'long'],
    ['-180', '180', '120.66'],
    ['-180.1', '180.1', 'east', ''],
  ],
  ['listNearbyShops', ['query', 'lat'], ['-90', '90', '15.01'], ['-90.1', '90.1', 'north', '']],
  ['listNearbyShops', ['query', 'meters'], ['1', '5000000'], ['0', '5000001']],
  ['listNearbyShops', ['query', 'query'], ['', text(100)], [text(101)]],
]
