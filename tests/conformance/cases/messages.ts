import { expect } from 'vitest'
import { cases } from '../case.ts'
import { expectEnd, expectMoved, expectNewestFirst, walk } from '../pages.ts'
import { ofRun } from '../runId.ts'
import { expectNow, UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { expectGone, form } from './files.ts'
import { message, refusals } from './talk.ts'

async function sent(s: TestContext) {
  const { body } = await s.buyer.call('sendMessage', {
    body: message(s.buyer, s, await s.newConversation(s.buyer)),
  })
  return { path: { id: body._id as string } }
}
const messagesOf = (s: TestContext, id: string) => s.buyer.call('listMessages', { path: { id } })
async function hasMessage(s: TestContext, conversation: string, id: string): Promise<boolean> {
  return ((await messagesOf(s, conversation)).body.items as { _id: string }[]).some(
    ({ _id }) => _id === id,
  )
}

export const messageCases = [
  ...cases(
    'sendMessage',
    [
      201,
      'to the shop, with the time at which it was sent',
      async (s) => {
        const answer = await s.buyer.call('sendMessage', {
          body: message(s.buyer, s, await s.newConversation(s.buyer)),
        })
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
        const once = {
          body: message(s.buyer, s, conversation_id),
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }
        const [first, second] = [
          await s.buyer.call('sendMessage', once),
          await s.buyer.call('sendMessage', once),
        ]
        expect(second.body).toEqual(first.body)
        const { body } = await s.buyer.call('listMessages', { path: { id: conversation_id } })
        expect(
          (body.items as { _id: string }[]).filter(({ _id }) => _id === first.body._id),
        ).toHaveLength(1)
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
        const send = () =>
          s.buyer.call('sendMessage', { body, headers: { 'Idempotency-Key': crypto.randomUUID() } })
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
        const picture = {
          ...message(s.buyer, s, await s.newConversation(s.buyer)),
          type: 'image',
          content: body.fileId,
        }
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
          body: {
            ...message(s.buyer, s, await s.newConversation(s.buyer)),
            type: 'location',
            content,
          },
        })
      },
      { check: ({ body }) => expect(body).toMatchObject({ type: 'location', sender: 'buyer' }) },
    ],
    [
      404,
      'CHAT-14 a picture of another buyer',
      async (s) => {
        const { body } = await s.stranger.call('uploadFile', { body: form('file') })
        const picture = {
          ...message(s.buyer, s, await s.newConversation(s.buyer)),
          type: 'image',
          content: body.fileId,
        }
        return s.buyer.call('sendMessage', { body: picture })
      },
    ],
    [
      422,
      'to another shop than its conversation’s',
      async (s) =>
        s.buyer.call('sendMessage', {
          body: { ...message(s.buyer, s, await s.newConversation(s.buyer)), receiver: UNKNOWN_ID },
        }),
    ],
    [
      403,
      "in another buyer's conversation",
      async (s) =>
        s.stranger.call('sendMessage', {
          body: message(s.stranger, s, await s.newConversation(s.buyer)),
        }),
    ],
    [
      404,
      'in an unknown one',
      (s) => s.buyer.call('sendMessage', { body: message(s.buyer, s, UNKNOWN_ID) }),
    ],
  ),
  ...cases('listMessages', [
    200,
    'all pages, the newest first, each once',
    async (s) => {
      const path = { id: await s.newConversation(s.buyer) }
      const read = (page: number) => s.buyer.call('listMessages', { path, query: { page } })
      const before = await walk(read)
      const [first, second] = [await sent(s), await sent(s)]
      const after = await walk<{ _id: string; createdAt: string }>(read)
      expectMoved(before, after, [second.path.id, first.path.id])
      expectNewestFirst(after.rows.map(({ createdAt }) => createdAt))
      await expectEnd(read)
      return messagesOf(s, path.id)
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
        expect(
          await hasMessage(s, conversation, message.path.id),
          'whether the message is still there',
        ).toBe(false)
        return answer
      },
    ],
    [
      200,
      'a picture, whose file is gone then',
      async (s) => {
        const { body: file } = await s.buyer.call('uploadFile', { body: form('file') })
        const { body } = await s.buyer.call('sendMessage', {
          body: {
            ...message(s.buyer, s, await s.newConversation(s.buyer)),
            type: 'image',
            content: file.fileId,
          },
        })
        const answer = await s.buyer.call('unsendMessage', { path: { id: body._id } })
        await expectGone(s, file.fileId)
        return answer
      },
    ],
    [403, "another buyer's", async (s) => s.stranger.call('unsendMessage', await sent(s))],
    [404, 'an unknown one', (s) => s.buyer.call('unsendMessage', { path: { id: UNKNOWN_ID } })],
  ),
]
