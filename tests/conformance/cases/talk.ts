import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import type { OperationId } from '../contract.ts'
import { cases } from '../case.ts'
import { NotTried } from '../notTried.ts'
import { ofRun } from '../runId.ts'
import { expectNewestFirst } from '../pages.ts'
import { expectNow, UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { form } from './files.ts'

const shopId = (s: TestContext) => s.products[0]?.shop._id ?? ''
const own = async (s: TestContext) => ({ path: { id: await s.newConversation(s.buyer) } })
const message = (of: Caller, s: TestContext, conversation_id: string) => ({
  buyer_id: of.id,
  seller_id: shopId(s),
  conversation_id,
  sender: 'buyer',
  receiver: shopId(s),
  type: 'text',
  content: ofRun('Open pa po kayo?'),
})
async function sent(s: TestContext) {
  const { body } = await s.buyer.call('sendMessage', { body: message(s.buyer, s, await s.newConversation(s.buyer)) })
  return { path: { id: body._id as string } }
}
const conversations = (s: TestContext, query: Record<string, unknown> = {}) =>
  s.buyer.call('listConversations', { query: { buyer_id: s.buyer.id, ...query } })
const messagesOf = (s: TestContext, id: string) => s.buyer.call('listMessages', { path: { id } })
async function hasMessage(s: TestContext, conversation: string, id: string): Promise<boolean> {
  return ((await messagesOf(s, conversation)).body.items as { _id: string }[]).some(({ _id }) => _id === id)
}
const countUnread = (s: TestContext) => s.buyer.call('countUnreadMessages', { path: { id: s.buyer.id } })
const refusals = (operation: OperationId, body?: unknown) =>
  cases(
    operation,
    [403, "another buyer's", async (s) => s.stranger.call(operation, { ...(await own(s)), body })],
    [404, 'an unknown conversation', (s) => s.buyer.call(operation, { path: { id: UNKNOWN_ID }, body })],
  )

export const chatCases = [
  ...cases(
    'createConversation',
    [201, 'with a shop', (s) => s.buyer.call('createConversation', { body: { buyer_id: s.buyer.id, seller_id: shopId(s) } })],
    [403, 'for another buyer', (s) => s.buyer.call('createConversation', { body: { buyer_id: s.stranger.id, seller_id: shopId(s) } })],
    [404, 'with an unknown shop', (s) => s.buyer.call('createConversation', { body: { buyer_id: s.buyer.id, seller_id: UNKNOWN_ID } })],
  ),
  ...cases(
    'listConversations',
    [
      200,
      "a buyer's own, the latest first",
      async (s) => {
        // A second conversation, so that there is an order.
        const seller_id = s.products.find(({ shop }) => shop._id !== shopId(s))?.shop._id
        await s.buyer.call('createConversation', { body: { buyer_id: s.buyer.id, seller_id } })
        const { body } = await s.buyer.call('sendMessage', { body: message(s.buyer, s, await s.newConversation(s.buyer)) })
        const answer = await conversations(s)
        const items = answer.body.items as { _id: string; updatedAt: string }[]
        expectNewestFirst(items.map(({ updatedAt }) => ({ createdAt: updatedAt })))
        const written = items.find(({ _id }) => _id === body.conversation_id)
        expect(written?.updatedAt, 'updatedAt of the conversation with the latest message').toBe(items[0]?.updatedAt)
        return answer
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
    [403, "another buyer's", (s) => s.buyer.call('listConversations', { query: { buyer_id: s.stranger.id } })],
  ),
  ...cases('getConversation', [200, 'an own one', async (s) => s.buyer.call('getConversation', await own(s))]),
  ...refusals('getConversation'),
  ...cases(
    'findConversation',
    [
      200,
      'none with an unknown shop',
      (s) => s.buyer.call('findConversation', { query: { seller_id: UNKNOWN_ID, buyer_id: s.buyer.id } }),
      { check: ({ body }) => expect(body).toBeNull() },
    ],
    [403, "another buyer's", (s) => s.buyer.call('findConversation', { query: { seller_id: shopId(s), buyer_id: s.stranger.id } })],
  ),
  // Before the messages: the conversation has to stay for a while, so that its shop answers and the sockets are heard.
  ...cases(
    'deleteConversations',
    [
      403,
      "another buyer's",
      async (s) => s.stranger.call('deleteConversations', { body: { conversation_ids: [await s.newConversation(s.buyer)] } }),
    ],
    [
      200,
      'an own one',
      async (s) => s.buyer.call('deleteConversations', { body: { conversation_ids: [await s.newConversation(s.buyer)] } }),
    ],
    [404, 'an unknown one', (s) => s.buyer.call('deleteConversations', { body: { conversation_ids: [UNKNOWN_ID] } })],
  ),
  ...cases(
    'sendMessage',
    [
      201,
      'to the shop, with the time at which it was sent',
      async (s) => {
        const answer = await s.buyer.call('sendMessage', { body: message(s.buyer, s, await s.newConversation(s.buyer)) })
        expectNow(s, answer.body.createdAt)
        return answer
      },
      { check: ({ body }) => expect(body.content, 'content').toBe(ofRun('Open pa po kayo?')) },
    ],
    [
      201,
      'the same key sends once',
      async (s) => {
        const conversation_id = await s.newConversation(s.buyer)
        const once = { body: message(s.buyer, s, conversation_id), headers: { 'Idempotency-Key': crypto.randomUUID() } }
        const [first, second] = [await s.buyer.call('sendMessage', once), await s.buyer.call('sendMessage', once)]
        expect(second.body).toEqual(first.body)
        const { body } = await s.buyer.call('listMessages', { path: { id: conversation_id } })
        expect((body.items as { _id: string }[]).filter(({ _id }) => _id === first.body._id)).toHaveLength(1)
        return second
      },
    ],
    [
      422,
      'the same key with another text',
      async (s) => {
        const body = message(s.buyer, s, await s.newConversation(s.buyer))
        const headers = { 'Idempotency-Key': crypto.randomUUID() }
        await s.buyer.call('sendMessage', { body, headers })
        return s.buyer.call('sendMessage', { body: { ...body, content: 'Another text' }, headers })
      },
      { check: ({ body }) => expect(body.code).toBe('idempotency_key_reused') },
    ],
    [
      201,
      'two equal texts with keys of their own are two messages',
      async (s) => {
        const body = message(s.buyer, s, await s.newConversation(s.buyer))
        const send = () => s.buyer.call('sendMessage', { body, headers: { 'Idempotency-Key': crypto.randomUUID() } })
        const [first, second] = [await send(), await send()]
        expect(second.body._id).not.toBe(first.body._id)
        return second
      },
    ],
    [
      201,
      'CHAT-14 CHAT-20 a picture that the buyer has uploaded',
      async (s) => {
        const { body } = await s.buyer.call('uploadFile', { body: form('file') })
        const picture = { ...message(s.buyer, s, await s.newConversation(s.buyer)), type: 'image', content: body.fileId }
        return s.buyer.call('sendMessage', { body: picture })
      },
      { check: ({ body }) => expect(body.type).toBe('image') },
    ],
    [
      201,
      'CHAT-20 CHAT-21 a place',
      async (s) => {
        const content = "https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E"
        return s.buyer.call('sendMessage', {
          body: { ...message(s.buyer, s, await s.newConversation(s.buyer)), type: 'location', content },
        })
      },
      { check: ({ body }) => expect(body).toMatchObject({ type: 'location', sender: 'buyer' }) },
    ],
    [
      404,
      'CHAT-14 a picture of another buyer',
      async (s) => {
        const { body } = await s.stranger.call('uploadFile', { body: form('file') })
        const picture = { ...message(s.buyer, s, await s.newConversation(s.buyer)), type: 'image', content: body.fileId }
        return s.buyer.call('sendMessage', { body: picture })
      },
    ],
    [
      422,
      'to another shop than its conversation’s',
      async (s) =>
        s.buyer.call('sendMessage', { body: { ...message(s.buyer, s, await s.newConversation(s.buyer)), receiver: UNKNOWN_ID } }),
    ],
    [
      403,
      "in another buyer's conversation",
      async (s) => s.stranger.call('sendMessage', { body: message(s.stranger, s, await s.newConversation(s.buyer)) }),
    ],
    [404, 'in an unknown one', (s) => s.buyer.call('sendMessage', { body: message(s.buyer, s, UNKNOWN_ID) })],
  ),
  ...cases('listMessages', [
    200,
    'the newest first',
    async (s) => {
      const [first, second] = [await sent(s), await sent(s)]
      const answer = await s.buyer.call('listMessages', await own(s))
      const items = answer.body.items as { _id: string; createdAt: string }[]
      // The shop may have answered already.
      const sentOnes = items.map(({ _id }) => _id).filter((id) => id === first.path.id || id === second.path.id)
      expect(sentOnes, 'the two messages that were sent, the second one first').toEqual([second.path.id, first.path.id])
      expectNewestFirst(items)
      return answer
    },
  ]),
  ...refusals('listMessages'),
  ...cases(
    'unsendMessage',
    [
      200,
      'an own one, which is gone then',
      async (s) => {
        const conversation = await s.newConversation(s.buyer)
        const message = await sent(s)
        expect(await hasMessage(s, conversation, message.path.id), 'the message before').toBe(true)
        const answer = await s.buyer.call('unsendMessage', message)
        expect(await hasMessage(s, conversation, message.path.id), 'whether the message is still there').toBe(false)
        return answer
      },
    ],
    [403, "another buyer's", async (s) => s.stranger.call('unsendMessage', await sent(s))],
    [404, 'an unknown one', (s) => s.buyer.call('unsendMessage', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases('markConversationRead', [
    200,
    'an own one',
    async (s) => s.buyer.call('markConversationRead', { ...(await own(s)), body: { reader: 'buyer' } }),
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
        expect(before.unread_messages_count, 'unread_messages_count').toBeGreaterThanOrEqual(unread.items.length)
        if (unread.nextPage !== null) throw new NotTried('fewer unread conversations')
        for (const { _id } of unread.items as { _id: string }[])
          await s.buyer.call('markConversationRead', { path: { id: _id }, body: { reader: 'buyer' } })
        const answer = await countUnread(s)
        const { body: left } = await conversations(s, { unread: true })
        if (left.items.length > 0) throw new NotTried('fewer new messages')
        expect(answer.body.unread_messages_count, 'unread_messages_count without an unread conversation').toBe(0)
        return answer
      },
    ],
    [403, "another buyer's", (s) => s.buyer.call('countUnreadMessages', { path: { id: s.stranger.id } })],
  ),
]
