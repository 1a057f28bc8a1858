import type { FileRow, ProductRow, Rows, TableName, UserRow } from '#fixtures/rows.ts'
import { HEAD_BYTES, mediaTypeOf } from '#openapi/fileTypes.ts'
import type { Input, OperationId } from '../contract.ts'
import { checkInput, checkReply, type SchemaError } from '../core/guard.ts'
import type { Handler } from '../handlers/handler.ts'
import { handlers } from '../handlers/handlers.ts'
import { presentCartLine } from '../presenters/cart.ts'
import { presentChatMessage, presentConversation } from '../presenters/conversation.ts'
import { presentOrder } from '../presenters/order.ts'
import { presentReview } from '../presenters/review.ts'
import { presentSchedule, presentScheduleProduct } from '../presenters/schedule.ts'
import { presentMapShop, presentLiked, presentProduct, presentShop } from '../presenters/shop.ts'
import { presentNotification, presentUser } from '../presenters/user.ts'
import { fromBase64 } from '../rules/files.ts'
import type { World } from '../world/world.ts'

type Check<T extends TableName> = (world: World, row: Rows[T]) => SchemaError[]

const replies = (operation: OperationId, body: unknown): SchemaError[] =>
  checkReply(operation, operation === 'uploadFile' ? 201 : 200, body).map(({ path, message }) => ({
    path: '',
    message: `as ${operation} answers it, ${path || 'it'} ${message}`,
  }))
/** Some rows no reply shows. */
const requests = (
  operation: OperationId,
  body: unknown,
  query: Record<string, unknown> = {},
): SchemaError[] =>
  checkInput(operation, { path: {}, query, header: {}, body }).map(({ path, message }) => ({
    path: '',
    message: `as ${operation} takes it, ${path} ${message}`,
  }))
const page = (item: unknown) => ({ items: [item], currentPage: 1, nextPage: null })
/** Such a handler only reads. */
function answered<Op extends OperationId>(
  operation: Op,
  world: World,
  input: Partial<Input<Op>>,
): SchemaError[] {
  const handler = handlers[operation] as unknown as Handler<Op>
  return replies(operation, handler(world, input as Input<Op>).body)
}
const emailAddress = (email: string) => requests('checkUserValidity', undefined, { email })

/** A file's first bytes tell its type. */
const HEAD = 4 * Math.ceil(HEAD_BYTES / 3)

/** Type and size must match the bytes, so that no page can be served as a picture. */
function uploadErrors(bytes: string, { size, type }: FileRow): SchemaError[] {
  const length = (bytes.length / 4) * 3 - (bytes.endsWith('==') ? 2 : bytes.endsWith('=') ? 1 : 0)
  return [
    ...(mediaTypeOf(fromBase64(bytes.slice(0, HEAD))) === type
      ? []
      : [{ path: '/type', message: 'is not the type of the bytes' }]),
    ...(size === length
      ? []
      : [{ path: '/size', message: `is ${size}, but there are ${length} bytes` }]),
  ]
}

function fileErrors(row: FileRow): SchemaError[] {
  if (row.path === null && row.base64 !== null) return uploadErrors(row.base64, row)
  const isStatic = row.path !== null && row.base64 === null && row.size === null
  return isStatic
    ? []
    : [{ path: '/path', message: 'belongs to a file without bytes and size, and only to one' }]
}

export const presented: { [T in TableName]: Check<T> } = {
  users: (world, row) => [
    ...replies('getCurrentUser', presentUser(world, row)),
    ...answered('getRecentSearches', world, { buyer: row }),
  ],
  shops: (world, row) => [
    ...replies('getShopByHandle', presentShop(world, row, null)),
    ...replies('listNearbyShops', [presentMapShop(world, row, 0, false)]),
    ...requests('updateShop', {
      shop_name: row.shop_name,
      shop_handle: row.shop_handle,
      business_email: row.business_email,
      business_contact_number: row.business_contact_number,
    }),
  ],
  products: (world, row) => replies('getProduct', presentProduct(world, row, null)),
  reviews: (world, row) => replies('listProductReviews', page(presentReview(world, row))),
  likes: (world, { product_id }) =>
    replies('listLikes', [
      presentLiked(world, world.tables.products.get(product_id) as ProductRow),
    ]),
  follows: (_world, { user_id, shop_id }) =>
    requests('followShop', { customer_id: user_id, shop_id }),
  addresses: (_world, row) => replies('listAddresses', [row]),
  cartLines: (world, row) => replies('updateCartQuantity', presentCartLine(world, row)),
  orders: (world, row) => [
    ...replies('listCustomerTransactions', page(presentOrder(world, row))),
    ...(row.delivery_review
      ? replies('reviewDelivery', {
          transaction_id: row._id,
          user_id: row.customer_id,
          ...row.delivery_review,
        })
      : []),
  ],
  payments: (world, row) =>
    answered('getPaymentIntent', world, {
      path: { id: row._id },
      buyer: { _id: row.user_id } as UserRow,
    }),
  linkedAccounts: (_world, { payment_method }) =>
    replies('linkPaymentAccount', { payment_method, status: 'LINKED', link_page_url: null }),
  schedules: (world, row) => replies('getSchedule', presentSchedule(world, row)),
  scheduleProducts: (world, row) =>
    replies('updateScheduleProductQuantity', presentScheduleProduct(world, row)),
  conversations: (world, row) => [
    ...replies('getConversation', presentConversation(world, row)),
    ...replies('countUnreadMessages', { unread_messages_count: row.unread_messages }),
  ],
  chatMessages: (_world, row) => replies('listMessages', page(presentChatMessage(row))),
  notifications: (world, row) =>
    replies('listNotifications', page(presentNotification(world, row))),
  reports: (_world, row) => requests('createReport', { ...row, reported_by: 'BUYER' }),
  otps: (_world, { email, otp_type, code }) =>
    requests('verifyOtp', { email, otpType: otp_type, otpValue: code }),
  resetTokens: (_world, { token }) =>
    replies('verifyOtp', { isMatch: true, password_reset_token: token }),
  loginFailures: (_world, { email }) => emailAddress(email),
  logs: (_world, row) => requests('writeUserLog', { ...row, user_id: row.user_id ?? '' }),
  files: (_world, row) => [...replies('uploadFile', { fileId: row._id }), ...fileErrors(row)],
  mails: (_world, { to }) => emailAddress(to),
  jobs: () => [],
  meta: () => [],
}
