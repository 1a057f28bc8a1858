import { expect } from 'vitest'
import type { Answer, Caller } from '../caller.ts'
import { cases } from '../case.ts'
import type { OperationId } from '../contract.ts'
import { NotTried } from '../notTried.ts'
import { expectEnd, expectMoved, expectNewestFirst, walk } from '../pages.ts'
import { ofRun } from '../runId.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const shopId = (s: TestContext) => s.products[0]?.shop._id ?? ''
/** A new conversation of the buyer, as a path. */
export const own = async (s: TestContext) => ({ path: { id: await s.newConversation(s.buyer) } })
/** A message of a buyer to the shop of a conversation. */
export const message = (of: Caller, s: TestContext, conversation_id: string) => ({
  buyer_id: of.id,
  seller_id: shopId(s),
  conversation_id,
  sender: 'buyer',
  receiver: shopId(s),
  type: 'text',
  content: ofRun('Open pa po kayo?'),
})
const conversations = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listConversations', { query: { buyer_id: s.buyer.id, ...query } })
/** A conversation with a shop with which the account had none: what it had stays. */
async function conversationToDelete(s: TestContext): Promise<string> {
  for (const seller_id of new Set(s.products.map(({ shop }) => shop._id))) {
    const parties = { buyer_id: s.buyer.id, seller_id }
    if ((await s.buyer.call('findConversation', { query: parties })).body === null)
      return (await s.buyer.call('createConversation', { body: parties })).body.conversation_id
  }
  throw new NotTried('a shop with which the account has no conversation')
}
const countUnread = (s: TestContext) =>
  s.buyer.call('countUnreadMessages', { path: { id: s.buyer.id } })
/**
 * Calls that take a conversation's id and are refused alike for one of another buyer and for an
 * unknown one.
 */
export const refusals = (operation: OperationId, body?: unknown) =>
  cases(
    operation,
    [403, "another buyer's", async (s) => s.stranger.call(operation, { ...(await own(s)), body })],
    [
      404,
      'an unknown conversation',
      (s) => s.buyer.call(operation, { path: { id: UNKNOWN_ID }, body }),
    ],
  )

export const chatCases = [
  ...cases(
    'createConversation',
    [
      201,
      'with a shop, and the same one the next time',
      async (s) => {
        const first = await s.newConversation(s.buyer)
        const answer = await s.buyer.call('createConversation', {
          body: { buyer_id: s.buyer.id, seller_id: shopId(s) },
        })
        expect(answer.body.conversation_id, 'the conversation').toBe(first)
        return answer
      },
    ],
    [
      403,
      'for another buyer',
      (s) =>
        s.buyer.call('createConversation', {
          body: { buyer_id: s.stranger.id, seller_id: shopId(s) },
        }),
    ],
    [
      404,
      'with an unknown shop',
      (s) =>
        s.buyer.call('createConversation', {
          body: { buyer_id: s.buyer.id, seller_id: UNKNOWN_ID },
        }),
    ],
  ),
  ...cases(
    'listConversations',
    [
      200,
      "all pages of a buyer's own, the latest first, each once",
      async (s) => {
        const read = (page: number) => conversations(s, { page })
        const own = await s.newConversation(s.buyer)
        // A second one, so that there is an order.
        const seller_id = s.products.find(({ shop }) => shop._id !== shopId(s))?.shop._id
        await s.buyer.call('createConversation', { body: { buyer_id: s.buyer.id, seller_id } })
        const before = await walk(read)
        await s.buyer.call('sendMessage', { body: message(s.buyer, s, own) })
        const after = await walk<{ _id: string; updatedAt: string }>(read)
        const others = ({ rows, isWhole }: typeof before) => ({
          rows: rows.filter(({ _id }) => _id !== own),
          isWhole,
        })
        expectMoved(others(before), others(after))
        const times = after.rows.map(({ updatedAt }) => updatedAt)
        expectNewestFirst(times)
        await expectEnd(read)
        expect(
          after.rows.find(({ _id }) => _id === own)?.updatedAt,
          'updatedAt of the conversation with the latest message',
        ).toBe(times[0])
        return conversations(s)
      },
    ],
    [
      200,
      'only unread ones',
      (s) => conversations(s, { unread: true }),
      {
        check({ body }) {
          for (const one of body.items as { is_buyer_read: boolean }[])
            expect(one.is_buyer_read, 'is_buyer_read with the filter').toBe(false)
        },
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('listConversations', { query: { buyer_id: s.stranger.id } }),
    ],
  ),
  ...cases('getConversation', [
    200,
    'an own one',
    async (s) => s.buyer.call('getConversation', await own(s)),
  ]),
  ...refusals('getConversation'),
  ...cases(
    'findConversation',
    [
      200,
      'the one that exists',
      async (s) => {
        const id = await s.newConversation(s.buyer)
        const answer = await s.buyer.call('findConversation', {
          query: { seller_id: shopId(s), buyer_id: s.buyer.id },
        })
        expect(answer.body?._id, 'the conversation').toBe(id)
        return answer
      },
    ],
    [
      200,
      'none with an unknown shop',
      (s) =>
        s.buyer.call('findConversation', {
          query: { seller_id: UNKNOWN_ID, buyer_id: s.buyer.id },
        }),
      { check: ({ body }) => expect(body).toBeNull() },
    ],
    [
      403,
      "another buyer's",
      (s) =>
        s.buyer.call('findConversation', {
          query: { seller_id: shopId(s), buyer_id: s.stranger.id },
        }),
    ],
  ),
  // Before the messages: the conversation has to stay for a while, so that its shop answers and the
  // sockets are heard.
  ...cases(
    'deleteConversations',
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('deleteConversations', {
          body: { conversation_ids: [await s.newConversation(s.buyer)] },
        }),
    ],
    [
      200,
      'an own one, which is not listed any more',
      async (s) => {
        const id = await conversationToDelete(s)
        const before = await conversations(s)
        const answer = await s.buyer.call('deleteConversations', {
          body: { conversation_ids: [id] },
        })
        const isListed = ({ body }: Answer) =>
          body.items.some(({ _id }: { _id: string }) => _id === id)
        expect(
          [isListed(before), isListed(await conversations(s))],
          'whether it is listed, before and after',
        ).toEqual([true, false])
        return answer
      },
    ],
    [
      404,
      'an unknown one',
      (s) => s.buyer.call('deleteConversations', { body: { conversation_ids: [UNKNOWN_ID] } }),
    ],
  ),
  ...cases('markConversationRead', [
    200,
    'an own one',
    async (s) =>
      s.buyer.call('markConversationRead', { ...(await own(s)), body: { reader: 'buyer' } }),
    { check: ({ body }) => expect(body.is_buyer_read, 'is_buyer_read').toBe(true) },
  ]),
  ...refusals('markConversationRead', { reader: 'buyer' }),
  ...cases(
    'countUnreadMessages',
    [
      200,
      'none when each conversation was read, and else at least one of each unread one',
      async (s) => {
        const { body: unread } = await conversations(s, { unread: true })
        const { body: before } = await countUnread(s)
        expect(before.unread_messages_count, 'unread_messages_count').toBeGreaterThanOrEqual(
          unread.items.length,
        )
        if (unread.nextPage !== null) throw new NotTried('fewer unread conversations')
        for (const { _id } of unread.items as { _id: string }[])
          await s.buyer.call('markConversationRead', {
            path: { id: _id },
            body: { reader: 'buyer' },
          })
        const answer = await countUnread(s)
        const { body: left } = await conversations(s, { unread: true })
        if (left.items.length > 0) throw new NotTried('fewer new messages')
        expect(
          answer.body.unread_messages_count,
          'unread_messages_count without an unread conversation',
        ).toBe(0)
        return answer
      },
    ],
    [
      403,
      "another buyer's",
      (s) => s.buyer.call('countUnreadMessages', { path: { id: s.stranger.id } }),
    ],
  ),
]
