import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import { cartLines } from '../cartLines.ts'
import { cases } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'
import { ofRun } from '../runId.ts'
import type { Sent } from '../sent.ts'
import type { TestContext } from '../testContext.ts'

type Row = { _id: string }

/** A list of a buyer's own: how it is read, what it has, and how another buyer adds to theirs. */
interface Own {
  list: OperationId
  sent: (of: Caller) => Sent
  idsOf: (body: any) => string[] // oxlint-disable-line typescript/no-explicit-any -- a body of any list
  add: (s: TestContext) => Promise<unknown>
  /** Whether two buyers may have the same by chance. */
  isCommon?: boolean
}

const ofUser = (of: Caller): Sent => ({ path: { userId: of.id } })
const rows = (body: readonly Row[]) => body.map(({ _id }) => _id)
const items = (body: { items: readonly Row[] }) => rows(body.items)

const lists: Own[] = [
  {
    list: 'listAddresses',
    sent: ofUser,
    idsOf: rows,
    add: (s) => s.newAddress(s.stranger),
  },
  {
    list: 'getRecentSearches',
    sent: () => ({}),
    idsOf: (body: readonly { query: string }[]) => body.map(({ query }) => query),
    add: (s) => s.stranger.call('listProducts', { query: { query: ofRun('tuyo') } }),
    isCommon: true,
  },
  {
    list: 'listLikes',
    sent: ofUser,
    idsOf: (body: readonly { product: Row }[]) => body.map(({ product }) => product._id),
    add: likeAnother,
    isCommon: true,
  },
  {
    list: 'getCart',
    sent: ofUser,
    idsOf: (body: Parameters<typeof cartLines>[0]) => cartLines(body).map(({ cartId }) => cartId),
    add: (s) => s.newCartLine(s.stranger),
  },
  {
    list: 'listCustomerTransactions',
    sent: ofUser,
    idsOf: items,
    add: (s) => s.newOrder(s.stranger),
  },
  { list: 'listSchedules', sent: ofUser, idsOf: rows, add: (s) => s.newSchedule(s.stranger) },
  {
    list: 'listConversations',
    sent: (of) => ({ query: { buyer_id: of.id } }),
    idsOf: items,
    add: (s) => s.newConversation(s.stranger),
  },
  {
    list: 'listNotifications',
    sent: (of) => ({ ...ofUser(of), query: { limit: 50 } }),
    idsOf: items,
    add: async () => {},
  },
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
export const apartCases = lists.flatMap(({ list, sent, idsOf, add, isCommon = false }) =>
  cases(list, [
    200,
    'nothing of what another buyer has',
    async (s) => {
      const before = new Set(isCommon ? idsOf((await s.buyer.call(list, sent(s.buyer))).body) : [])
      await add(s)
      const theirs = new Set(idsOf((await s.stranger.call(list, sent(s.stranger))).body))
      const answer = await s.buyer.call(list, sent(s.buyer))
      const shared = idsOf(answer.body).filter((id) => theirs.has(id) && !before.has(id))
      expect(shared.length, "how much of another buyer's the buyer sees").toBe(0)
      return answer
    },
  ]),
)
