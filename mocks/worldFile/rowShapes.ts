import type { Rows, TableName } from '#fixtures/rows.ts'
import { jobKinds } from '../actors/actors.ts'
import { FILE_LIMIT, MEDIA_TYPES } from '#openapi/fileTypes.ts'
import { transitions } from '../rules/orderLife.ts'
import {
  base64,
  decimal,
  either,
  fields,
  flag,
  form,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  type Shape,
  text,
  whole,
} from './shape.ts'

const MAX_NUMBER = 1_000_000_000
const count = whole(0, MAX_NUMBER)
const pesos = decimal(0, MAX_NUMBER)
const quantity = whole(1, MAX_NUMBER)
const stars = whole(1, 5)
/**
 * A picture is a file of the static folder or one that was uploaded: a world that somebody sends
 * may not show what lies elsewhere.
 */
const staticFile = form(/^[a-z]+\/[\w-]+(\.[\w-]+)*$/, 'a path below the static folder')
const picture = either(id, staticFile)
const pageAddress = form(/^(https?:\/\/\S+)?$/, 'the address of a page')
const hash = form(/^[0-9a-f]{64}$/, 'a fingerprint')
// The rounds are the simulator's own: another number could keep a login busy for hours.
const passwordHash = form(/^pbkdf2\$1000\$[0-9a-f]{32}\$[0-9a-f]{64}$/, 'the hash of a password')
const once = { idempotency_key: orNull(text(255)), fingerprint: orNull(hash) }
const geolocation = fields({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) })
const mediaTypes = oneOf(...MEDIA_TYPES)

type Columns<T extends TableName> = { [C in keyof Rows[T]]-?: Shape }

const address: Columns<'addresses'> = {
  _id: id,
  user: id,
  owner_name: text(),
  country: text(),
  region: text(),
  state_province: text(),
  city: text(),
  barangay: text(),
  zipcode: text(),
  street: text(),
  address_line: text(),
  mobile_number: text(),
  type: text(),
  is_default: flag,
  geolocation,
}

/**
 * The type of each column's value. The contract says more about what its replies contain; these
 * rules are for what it never sees, and keep the presenters from values that they can't read.
 */
export const rowShapes: { [T in TableName]: Columns<T> } = {
  users: {
    _id: id,
    email: text(),
    password_hash: orNull(passwordHash),
    sessions: orNull(fields({ since: id, kept: orNull(id) })),
    first_name: text(),
    last_name: text(),
    display_name: text(),
    contact_number: text(),
    display_picture: orNull(picture),
    recent_searches: listOf(fields({ query: text(), display_picture: orNull(picture) })),
    created_at: moment,
  },
  shops: {
    _id: id,
    owner_id: orNull(id),
    shop_name: text(),
    shop_handle: text(),
    shop_description: text(),
    cover_photo: picture,
    display_picture: picture,
    kind: form(/^[a-z-]{1,40}$/, 'a kind of shop'),
    longitude: decimal(-180, 180),
    latitude: decimal(-90, 90),
    municipality: text(200),
    province: text(200),
    region: text(200),
    working_hour: fields({ from: text(), to: text() }),
    business_email: text(),
    business_contact_number: text(),
    followers: count,
    created_at: moment,
  },
  products: {
    _id: id,
    shop_id: id,
    product_name: text(),
    price: pesos,
    stocks: count,
    gallery: listOf(picture),
    category: listOf(text()),
    barcode: orNull(text()),
    description: text(),
    display_picture: picture,
    views: count,
    likes: count,
    sold: count,
    rating_sum: count,
    rating_count: count,
    created_at: moment,
  },
  reviews: {
    _id: id,
    user_id: id,
    product_id: id,
    shop_id: id,
    order_id: orNull(id),
    rating: stars,
    description: text(),
    gallery: listOf(fields({ url: picture, type: text() })),
    date: moment,
  },
  likes: { _id: id, user_id: id, product_id: id, created_at: moment },
  follows: { _id: id, user_id: id, shop_id: id, created_at: moment },
  addresses: address,
  cartLines: { _id: id, user_id: id, product_id: id, shop_id: id, quantity, added_at: moment },
  orders: {
    _id: id,
    customer_id: id,
    shop_id: id,
    items: listOf(
      fields({
        product_id: id,
        product_name: text(),
        display_picture: picture,
        price: pesos,
        quantity,
        is_rated: flag,
      }),
    ),
    address: fields({ ...address }),
    payment_method: text(),
    delivery_method: text(),
    delivery_instruction: orNull(text()),
    order_status: oneOf(...Object.keys(transitions)),
    order_timeline: fields(
      {},
      Object.fromEntries(Object.keys(transitions).map((status) => [status, moment])),
    ),
    base_price: pesos,
    fees: pesos,
    total_price: pesos,
    payment_id: orNull(id),
    cancel_reason: orNull(text()),
    delivery_review: orNull(fields({ driver_rating: stars, driver_delivery_feedback: text() })),
    ...once,
    created_at: moment,
  },
  payments: {
    _id: id,
    user_id: id,
    order_ids: listOf(id),
    payment_method: text(),
    amount: pesos,
    status: text(),
    success_url: pageAddress,
    failure_url: pageAddress,
    created_at: moment,
    expires_at: moment,
    split_from: orNull(id),
  },
  linkedAccounts: { _id: id, user_id: id, payment_method: text(), created_at: moment },
  schedules: {
    _id: id,
    user_id: id,
    name: text(),
    theme: text(),
    address: id,
    payment_method: text(),
    schedule_type: text(),
    notification_date: fields(
      { time: text() },
      {
        day_of_month: either(text(), whole(1, 31)),
        day_of_week: whole(0, 6),
        month: whole(1, 12),
        year: whole(2000, 2100),
      },
    ),
    is_active: flag,
    next_checkout_date: orNull(moment),
    created_at: moment,
  },
  scheduleProducts: {
    _id: id,
    schedule_id: id,
    user_id: id,
    product_id: id,
    shop_id: id,
    quantity,
  },
  conversations: {
    _id: id,
    buyer_id: id,
    seller_id: id,
    latest_message: text(),
    updatedAt: moment,
    unread_messages: count,
    deleted: flag,
    unanswered: listOf(id),
  },
  chatMessages: {
    _id: id,
    conversation_id: id,
    buyer_id: id,
    seller_id: id,
    sender: text(),
    receiver: id,
    type: text(),
    content: text(),
    createdAt: moment,
    ...once,
  },
  notifications: {
    _id: id,
    user_id: id,
    type: text(),
    title: text(),
    body: text(),
    createdAt: moment,
    is_read: flag,
    nav_id: id,
    display_picture: orNull(picture),
    theme: orNull(text()),
  },
  reports: {
    _id: id,
    user_id: id,
    target_value: id,
    type: text(),
    report_type: text(),
    violation_level: whole(1, 2),
    description: text(),
    created_at: moment,
  },
  otps: {
    _id: id,
    email: text(),
    otp_type: text(),
    code: text(),
    created_at: moment,
    expires_at: moment,
    wrong_codes: count,
    redeemed_at: orNull(moment),
  },
  resetTokens: {
    _id: id,
    user_id: id,
    token: form(/^[0-9a-f]{48}$/, 'a token'),
    expires_at: moment,
    used: flag,
  },
  loginFailures: { _id: id, email: text(), at: moment },
  logs: {
    _id: id,
    user_id: orNull(id),
    event_type: text(),
    event_details: text(),
    ip_address: text(),
    user_agent: text(),
    profile: text(),
    created_at: moment,
  },
  files: {
    _id: id,
    owner_id: id,
    folder_name: oneOf('users'),
    name: text(200),
    type: mediaTypes,
    size: orNull(whole(0, FILE_LIMIT)),
    base64: orNull(base64(FILE_LIMIT)),
    path: orNull(staticFile),
    created_at: moment,
  },
  mails: { _id: id, to: text(), subject: text(), body: text(), created_at: moment },
  jobs: { _id: id, due_at: moment, kind: oneOf(...jobKinds), subject_id: id },
  meta: { _id: oneOf('sequence', 'random'), value: whole(-2_147_483_648, Number.MAX_SAFE_INTEGER) },
}
