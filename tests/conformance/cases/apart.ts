import { expect } from 'vitest'
import { ofUser } from '../bodies.ts'
import type { Caller } from '../caller.ts'
import { cartLines } from '../cartLines.ts'
import { cases } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'
import { idsOf } from '../pages.ts'
import { ofRun } from '../runId.ts'
import type { Sent } from '../sent.ts'
import type { TestContext } from '../testContext.ts'

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

/** The other buyer likes a product that the buyer does not like. */
async function likeAnother(s: TestContext): Promise<void> {
  for (const { _id: product } of s.products) {
    if ((await s.buyer.call('getProduct', { path: { id: product } })).body.isLiked) continue
    const { body } = await s.stranger.call('likeProduct', { body: { product } })
    if (body.isLiked) return
  }
  throw new NotTried('a product that neither buyer likes')
}

/** What one buyer has, another one does not see. */
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
