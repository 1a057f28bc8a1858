import type { Switch } from '#fixtures/scenarios/onlySpecification.ts'
import type { EventName, OperationId } from '#mocks/contract.ts'
import { alsoGiven, eventFields, replyFields } from '#openapi/generated/fields.ts'
import { type Fields, mapNamed } from '#openapi/namedFields.ts'
import type { Only } from './values.ts'

type Fielded = Record<string, unknown>
type Change = (value: Fielded) => unknown

/** Reads the contract of a part of a successful answer. */
function schemaOf(operation: OperationId, ...path: string[]): Fields {
  const replies = replyFields[operation]
  const whole = replies[200] ?? replies[201]
  return path.reduce<unknown>((fields, name) => (fields as Fielded)[name], whole) as Fields
}
const [order, productPage] = [schemaOf('cancelTransaction'), schemaOf('listProducts')]
const [message, user] = [schemaOf('sendMessage'), schemaOf('getCurrentUser')]

const without =
  (...names: string[]): Change =>
  (value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
const withField =
  (field: string, change: (old: unknown, value: Fielded) => unknown): Change =>
  (value) => ({ ...value, [field]: change(value[field], value) })
const idIn = (value: unknown) => (value as Fielded)._id

/** Leaves pages with one item alone. */
const lastWithNull = (field: string): Change =>
  withField('items', (items) =>
    (items as Fielded[]).map((item, i, { length }) =>
      i > 0 && i === length - 1 ? { ...item, [field]: null } : item,
    ),
  )

/** Changes objects by what the contract names in them. */
const changes: Partial<Record<Switch, [schema: Fields, change: Change][]>> = {
  'pickup-without-address': [
    [
      order,
      withField('address', (address, { delivery_method: method }) =>
        method === 'PICKUP' ? null : address,
      ),
    ],
  ],
  'required-fields': [...alsoGiven].map(([schema, names]) => [schema, without(...names)]),
  'order-fields': [
    [
      order,
      without(
        ...'customer pickup_address payment_status delivery_method delivery_instruction'.split(' '),
        ...'fees cancel_reason delivery_reviewed createdAt'.split(' '),
      ),
    ],
    [
      schemaOf('createTransactions'),
      withField('transactions', (orders) => (orders as Fielded[]).map(({ _id }) => ({ _id }))),
    ],
  ],
  'order-ids': [
    [order, withField('shop', idIn)],
    [schemaOf('cancelTransaction', 'products', '0'), withField('product', idIn)],
  ],
  'message-fields': [
    [message, without('createdAt')],
    [eventFields.onIncomingMessage, without('createdAt')],
  ],
  'following-list': [
    [
      user,
      withField('following', (count) => Array.from({ length: Number(count) }, (_, i) => `${i}`)),
    ],
  ],
  'no-following': [[user, without('following')]],
  'phone-address': [
    [
      user,
      withField(
        'address',
        (address) => address && { mobile_number: (address as Fielded).mobile_number },
      ),
    ],
  ],
  'address-list': [[user, withField('address', (address) => (address ? [address] : []))]],
  'short-products': [
    [
      productPage,
      withField('items', (items) =>
        (items as Fielded[]).map(without('description', 'gallery', 'likes', 'isLiked')),
      ),
    ],
  ],
  'null-rating': [[productPage, lastWithNull('rating')]],
  'null-description': [[productPage, lastWithNull('description')]],
  'reset-match': [
    [
      schemaOf('verifyOtp'),
      (result) => (result.password_reset_token ? without('isMatch')(result) : result),
    ],
  ],
  'extra-ids': [
    [schemaOf('listNearbyShops', '0'), without('_id')],
    [schemaOf('listProductReviews', 'items', '0'), without('_id')],
    [schemaOf('listSimilarNearby', '0'), without('product_id')],
  ],
  'extra-fields': [
    [productPage, without('similar')],
    [schemaOf('listSimilarNearby', '0'), without('product_name')],
    [schemaOf('getSearchSuggestions', '0'), without('product_id', 'similar', 'price', 'shop_name')],
    [schemaOf('getShopByHandle'), without('address', 'geolocation')],
    [schemaOf('getCart', 'carts', '0'), without('shop_picture')],
    [schemaOf('getSchedule', 'products', '0'), without('shop_picture')],
    [schemaOf('getPaymentIntent'), without('checkout_page_url')],
    [schemaOf('getPriceSummary'), without('deliveryFee')],
  ],
  'other-count': [[schemaOf('countUnreadNotifications'), ({ unread_count: count }) => ({ count })]],
  'number-count': [[schemaOf('countUnreadNotifications'), ({ unread_count: count }) => count]],
  'auth-token': [[schemaOf('login'), ({ token }) => ({ authToken: token })]],
  'access-token': [[schemaOf('login'), ({ token }) => ({ access_token: token })]],
  'data-token': [[schemaOf('login'), (login) => ({ data: login })]],
  'thin-events': [
    [eventFields.onPaymentStatus, without('transaction_id')],
    [eventFields.onIncomingMessage, ({ sender, content }) => ({ sender, content })],
  ],
}

const changed = (value: unknown, fields: Fields, only: Only): unknown =>
  mapNamed(value, fields, (object, known) =>
    [...only]
      .flatMap((name) => changes[name] ?? [])
      .reduce<unknown>(
        (one, [schema, change]) => (schema === known ? change(one as Fielded) : one),
        object,
      ),
  )

/** Gives an answer the other host's fields. */
export const answerFields = (operation: OperationId, body: unknown, only: Only): unknown =>
  changed(body, schemaOf(operation), only)

/** Gives an event the other host's fields. */
export const eventPayload = (event: EventName, payload: unknown, only: Only): unknown =>
  changed(
    payload,
    eventFields[event],
    only.has('thin-events') ? new Set([...only, 'message-fields']) : only,
  )
