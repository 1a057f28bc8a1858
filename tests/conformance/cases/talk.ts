import { expect } from 'vitest'
import { type Caller, NotTried } from '../caller.ts'
import { casesOf } from '../case.ts'
import { expectEnd, expectGoneBy, expectMoved, expectNewestFirst, idsOf, walk } from '../pages.ts'
import { ofRun } from '../records.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'

const shopId = (s: TestContext) => s.products[0].shop._id
const own = async (s: TestContext) => ({ path: { id: await s.newConversation() } })
export const message = (of: Caller, s: TestContext, conversation_id: string) => ({
  buyer_id: of.id,
  seller_id: shopId(s),
  conversation_id,
  sender: 'buyer',
  receiver: shopId(s),
  type: 'text',
  content: ofRun('Open pa po kayo?'),
})
const parties = (s: TestContext, more: object = {}) => ({
  buyer_id: s.buyer.id,
  seller_id: shopId(s),
  ...more,
})
const conversations = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listConversations', { query: { buyer_id: s.buyer.id, ...query } })
/** With a shop with which the account had none: what it had stays. */
async function conversationToDelete(s: TestContext): Promise<string> {
  for (const seller_id of new Set(s.products.map(({ shop }) => shop._id))) {
    const both = parties(s, { seller_id })
    const found = await s.buyer.call('findConversation', { query: both, mayFail: true })
    if (found.status === 404 || found.body === null)
      return (await s.buyer.call('createConversation', { body: both })).body.conversation_id
  }
  throw new NotTried('a shop with which the account has no conversation')
}
const asBuyer = { body: { reader: 'buyer' } }
const countUnread = async (s: TestContext) =>
  s.buyer.call('countUnreadMessages', { path: { id: s.buyer.id } })

export const chatCases = casesOf({
  createConversation: [
    [
      201,
      'with a shop, and the same one the next time',
      async (s) => {
        const first = await s.newConversation()
        const answer = await s.buyer.call('createConversation', { body: parties(s) })
        expect(answer.body.conversation_id, 'the conversation').toBe(first)
        return answer
      },
    ],
    [403, 'for another buyer', (s) => ({ body: parties(s, { buyer_id: s.stranger.id }) })],
    [404, 'with an unknown shop', (s) => ({ body: parties(s, { seller_id: UNKNOWN_ID }) })],
  ],
  listConversations: [
    [
      200,
      "all pages of a buyer's own, the latest first, each once",
      async (s) => {
        const read = (page: number) => conversations(s, { page })
        const own = await s.newConversation()
        // So that there is an order.
        await s.buyer.call('createConversation', {
          body: parties(s, { seller_id: s.other.shop._id }),
        })
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
      ({ body }) => {
        for (const one of body.items as { is_buyer_read: boolean }[])
          expect(one.is_buyer_read, 'is_buyer_read with the filter').toBe(false)
      },
    ],
  ],
  getConversation: [[200, 'an own one', own]],
  findConversation: [
    [
      200,
      'the one that exists',
      async (s) => {
        const id = await s.newConversation()
        const answer = await s.buyer.call('findConversation', { query: parties(s) })
        expect(answer.body?._id, 'the conversation').toBe(id)
        return answer
      },
    ],
    [
      200,
      'none with an unknown shop',
      (s) => ({ query: parties(s, { seller_id: UNKNOWN_ID }) }),
      ({ body }) => expect(body).toBeNull(),
    ],
  ],
  // Before the messages: the conversation has to stay until its shop answers and the sockets are
  // heard.
  deleteConversations: [
    [
      403,
      "another buyer's",
      async (s) =>
        s.stranger.call('deleteConversations', {
          body: { conversation_ids: [await s.newConversation()] },
        }),
    ],
    [
      200,
      'an own one, which is not listed any more',
      async (s) => {
        const id = await conversationToDelete(s)
        return expectGoneBy(
          async () => idsOf((await conversations(s)).body.items).includes(id),
          () => s.buyer.call('deleteConversations', { body: { conversation_ids: [id] } }),
        )
      },
    ],
    [404, 'an unknown one', () => ({ body: { conversation_ids: [UNKNOWN_ID] } })],
  ],
  markConversationRead: [
    [200, 'an own one', async (s) => ({ ...(await own(s)), ...asBuyer }), { is_buyer_read: true }],
  ],
  countUnreadMessages: [
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
        for (const id of idsOf(unread.items))
          await s.buyer.call('markConversationRead', { path: { id }, ...asBuyer })
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
  ],
})
