import { expect } from 'vitest'
import { type Caller, NotTried } from '../caller.ts'
import { type Case, cases } from '../case.ts'
import type { OperationId, Sent } from '../contract.ts'
import { idsOf } from '../pages.ts'
import { cancellation, addressDetails, ofUser, scheduleBody, cartLines, ofRun } from '../records.ts'
import { pathOf, type TestContext, UNKNOWN_ID } from '../testContext.ts'
import { latest } from './files.ts'
import { sentMessage } from './messages.ts'
import { listedProduct } from './schedules.ts'

type Make = (s: TestContext) => Promise<string>
const address: Make = (s) => s.newAddress()
const cartLine: Make = (s) => s.newCartLine()
const list: Make = (s) => s.newSchedule()
const conversation: Make = (s) => s.newConversation()
const ordered =
  (options?: Parameters<TestContext['newOrder']>[1]): Make =>
  async (s) =>
    (await s.newOrder(s.buyer, options)).id

const byId: [OperationId, Make, body?: (s: TestContext) => unknown][] = [
  ['updateAddress', address, () => addressDetails],
  ['setDefaultAddress', address],
  ['deleteAddress', address],
  ['updateCartQuantity', cartLine, () => ({ quantity: 2 })],
  ['removeCartLine', cartLine],
  ['getPaymentIntent', ordered({ method: 'gcash' })],
  ['cancelTransaction', ordered(), () => cancellation],
  ['completeTransaction', ordered()],
  ['refundTransaction', ordered(), () => ({ cancelled_by: 'customer' })],
  ['reviewDelivery', ordered({ delivery: true }), () => ({ driver_rating: 5 })],
  ['getSchedule', list],
  ['updateSchedule', list, (s) => scheduleBody(s.buyer, s.products[0]._id, ofRun('Another name'))],
  ['setScheduleActive', list, () => ({ is_active: false })],
  ['cancelNextCheckout', list],
  ['advanceCheckout', list],
  ['deleteSchedule', list],
  ['updateScheduleProductQuantity', listedProduct, () => ({ quantity: 3 })],
  ['removeScheduleProduct', listedProduct],
  ['getConversation', conversation],
  ['markConversationRead', conversation, () => ({ reader: 'buyer' })],
  ['listMessages', conversation],
  ['unsendMessage', sentMessage],
  ['markNotificationRead', latest],
]

/** About all that a buyer has: what is sent with that buyer's id. */
const ofBuyer: [OperationId, (of: { id: string }, s: TestContext) => Sent][] = [
  ...(
    [
      'listAddresses',
      'listLikes',
      'getCart',
      'listCustomerTransactions',
      'listSchedules',
      'listNotifications',
      'countUnreadNotifications',
      'markAllNotificationsRead',
    ] as const
  ).map((operation): (typeof ofBuyer)[number] => [operation, ofUser]),
  ['searchSchedulesByName', (of) => ({ ...ofUser(of), query: { query: 'x' } })],
  ['listConversations', ({ id }) => ({ query: { buyer_id: id } })],
  ['countUnreadMessages', ({ id }) => ({ path: { id } })],
  [
    'findConversation',
    ({ id }, s) => ({ query: { buyer_id: id, seller_id: s.products[0].shop._id } }),
  ],
]

const ofAll: OperationId[] = [
  'getProduct',
  'incrementProductView',
  'listSimilarNearby',
  'listProductReviews',
  'getShopByHandle',
  'unfollowShop',
  'getFile',
]

const unknown = (operation: OperationId, body?: (s: TestContext) => unknown) =>
  cases(operation, [
    404,
    'an unknown one',
    (s) => ({ path: pathOf(operation, s.buyer, UNKNOWN_ID), body: body?.(s) }),
  ])

export const ownedCases: Case[] = [
  ...byId.flatMap(([operation, make, body]) => [
    ...cases(operation, [
      403,
      "another buyer's",
      async (s) => {
        const path = pathOf(operation, s.buyer, await make(s))
        return s.stranger.call(operation, { path, body: body?.(s) })
      },
    ]),
    ...unknown(operation, body),
  ]),
  ...ofBuyer.flatMap(([operation, sent]) =>
    cases(operation, [403, "another buyer's", (s) => sent(s.stranger, s)]),
  ),
  ...ofAll.flatMap((operation) => unknown(operation)),
]

type Row = { _id: string }
const items = (body: { items: readonly Row[] }) => idsOf(body.items)

/**
 * Lists of a buyer's own: what one has, how another buyer adds to theirs, how it is read, and
 * whether two buyers may have the same by chance.
 */
const lists: [
  list: OperationId,
  idsOf: (body: any) => string[], // oxlint-disable-line typescript/no-explicit-any -- a body of any list
  add: (s: TestContext) => unknown,
  sent?: (of: Caller) => Sent,
  isCommon?: boolean,
][] = [
  ['listAddresses', idsOf, (s) => s.newAddress(s.stranger)],
  [
    'getRecentSearches',
    (body: readonly { query: string }[]) => body.map(({ query }) => query),
    (s) => s.stranger.call('listProducts', { query: { query: ofRun('tuyo') } }),
    () => ({}),
    true,
  ],
  [
    'listLikes',
    (body: readonly { product: Row }[]) => body.map(({ product }) => product._id),
    likeAnother,
    ofUser,
    true,
  ],
  [
    'getCart',
    (body: Parameters<typeof cartLines>[0]) => cartLines(body).map(({ cartId }) => cartId),
    (s) => s.newCartLine(s.stranger),
  ],
  ['listCustomerTransactions', items, (s) => s.newOrder(s.stranger)],
  ['listSchedules', idsOf, (s) => s.newSchedule(s.stranger)],
  [
    'listConversations',
    items,
    (s) => s.newConversation(s.stranger),
    (of) => ({ query: { buyer_id: of.id } }),
  ],
  ['listNotifications', items, () => {}, (of) => ({ ...ofUser(of), query: { limit: 50 } })],
]

async function likeAnother(s: TestContext): Promise<void> {
  for (const { _id: product } of s.products) {
    if ((await s.buyer.call('getProduct', { path: { id: product } })).body.isLiked) continue
    const { body } = await s.stranger.call('likeProduct', { body: { product } })
    if (body.isLiked) return
  }
  throw new NotTried('a product that neither buyer likes')
}

export const apartCases = lists.flatMap(([list, found, add, sent = ofUser, isCommon = false]) =>
  cases(list, [
    200,
    'nothing of what another buyer has',
    async (s) => {
      const before = new Set(isCommon ? found((await s.buyer.call(list, sent(s.buyer))).body) : [])
      await add(s)
      const theirs = new Set(found((await s.stranger.call(list, sent(s.stranger))).body))
      const answer = await s.buyer.call(list, sent(s.buyer))
      const shared = found(answer.body).filter((id) => theirs.has(id) && !before.has(id))
      expect(shared.length, "how much of another buyer's the buyer sees").toBe(0)
      return answer
    },
  ]),
)
