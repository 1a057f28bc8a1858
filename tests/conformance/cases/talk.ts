import { expect } from 'vitest'
import type { Caller } from '../caller.ts'
import type { OperationId } from '../contract.ts'
import { cases } from '../case.ts'
import { ofRun } from '../runId.ts'
import { UNKNOWN_ID, type TestContext } from '../testContext.ts'
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
    [200, "a buyer's own", (s) => s.buyer.call('listConversations', { query: { buyer_id: s.buyer.id } })],
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
    [201, 'to the shop', async (s) => s.buyer.call('sendMessage', { body: message(s.buyer, s, await s.newConversation(s.buyer)) })],
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
      await sent(s)
      return s.buyer.call('listMessages', await own(s))
    },
    {
      check({ body }) {
        const items = body.items as { content: string; createdAt: string }[]
        // The shop may have answered already.
        expect(items.slice(0, 2).map(({ content }) => content)).toContain(ofRun('Open pa po kayo?'))
        expect(items).toEqual(items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
      },
    },
  ]),
  ...refusals('listMessages'),
  ...cases(
    'unsendMessage',
    [200, 'an own one', async (s) => s.buyer.call('unsendMessage', await sent(s))],
    [403, "another buyer's", async (s) => s.stranger.call('unsendMessage', await sent(s))],
    [404, 'an unknown one', (s) => s.buyer.call('unsendMessage', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases('markConversationRead', [
    200,
    'an own one',
    async (s) => s.buyer.call('markConversationRead', { ...(await own(s)), body: { reader: 'buyer' } }),
    { check: ({ body }) => expect(body.is_buyer_read).toBe(true) },
  ]),
  ...refusals('markConversationRead', { reader: 'buyer' }),
  ...cases(
    'countUnreadMessages',
    [200, 'an own count', (s) => s.buyer.call('countUnreadMessages', { path: { id: s.buyer.id } })],
    [403, "another buyer's", (s) => s.buyer.call('countUnreadMessages', { path: { id: s.stranger.id } })],
  ),
]

/** Causes a notification of the buyer: the shop has started to prepare an order. */
async function newNotification(s: TestContext) {
  await s.newOrder(s.buyer)
  s.pass(10)
  const { body } = await s.buyer.call('listNotifications', { path: { userId: s.buyer.id }, query: { page: 1, limit: 5 } })
  return { path: { id: body.items[0]._id as string } }
}
const simulatorOnly = true
const of = (caller: Caller) => ({ path: { userId: caller.id } })

export const notificationCases = [
  ...cases(
    'listNotifications',
    [200, "a buyer's own", (s) => s.buyer.call('listNotifications', of(s.buyer))],
    [403, "another buyer's", (s) => s.buyer.call('listNotifications', of(s.stranger))],
  ),
  ...cases(
    'countUnreadNotifications',
    [200, 'an own count', (s) => s.buyer.call('countUnreadNotifications', of(s.buyer))],
    [403, "another buyer's", (s) => s.buyer.call('countUnreadNotifications', of(s.stranger))],
  ),
  ...cases(
    'markNotificationRead',
    [
      200,
      'an own one',
      async (s) => s.buyer.call('markNotificationRead', await newNotification(s)),
      { simulatorOnly, check: ({ body }) => expect(body.is_read).toBe(true) },
    ],
    [403, "another buyer's", async (s) => s.stranger.call('markNotificationRead', await newNotification(s)), { simulatorOnly }],
    [404, 'an unknown one', (s) => s.buyer.call('markNotificationRead', { path: { id: UNKNOWN_ID } })],
  ),
  ...cases(
    'markAllNotificationsRead',
    [200, 'all of them', (s) => s.buyer.call('markAllNotificationsRead', of(s.buyer))],
    [403, "another buyer's", (s) => s.buyer.call('markAllNotificationsRead', of(s.stranger))],
  ),
]
