import { expect } from 'vitest'
import { casesOf } from '../case.ts'
import { expectGoneBy, expectList, idsOf } from '../pages.ts'
import { newKey, ofRun } from '../records.ts'
import { expectNow, UNKNOWN_ID, type TestContext } from '../testContext.ts'
import { expectGone, upload } from './files.ts'
import { message } from './talk.ts'

const newMessage = async (s: TestContext, more: object = {}) => ({
  body: { ...message(s.buyer, s, await s.newConversation()), ...more },
})
const picture = async (s: TestContext, by = s.buyer) =>
  newMessage(s, { type: 'image', content: await upload(s, by) })
export const sentMessage = async (s: TestContext): Promise<string> =>
  (await s.buyer.call('sendMessage', await newMessage(s))).body._id
const messagesOf = (s: TestContext, id: string) => s.buyer.call('listMessages', { path: { id } })

export const messageCases = casesOf({
  sendMessage: [
    [
      201,
      'to the shop, with the time at which it was sent',
      async (s) => {
        const answer = await s.buyer.call('sendMessage', await newMessage(s))
        expectNow(s, answer.body.createdAt)
        expect(answer.body.content, 'content').toBe(ofRun('Open pa po kayo?'))
        return answer
      },
    ],
    [
      201,
      'the same key sends once',
      async (s) => {
        const once = { ...(await newMessage(s)), headers: newKey() }
        const first = await s.buyer.call('sendMessage', once)
        const second = await s.buyer.call('sendMessage', once)
        expect(second.body).toEqual(first.body)
        const { body } = await messagesOf(s, once.body.conversation_id)
        expect(
          idsOf(body.items).filter((id) => id === first.body._id),
          'the messages of that id',
        ).toHaveLength(1)
        return second
      },
    ],
    [
      422,
      'the same key with another text',
      async (s) => {
        const headers = newKey()
        await s.buyer.call('sendMessage', { ...(await newMessage(s)), headers })
        return { ...(await newMessage(s, { content: 'Another text' })), headers }
      },
      { code: 'idempotency_key_reused' },
    ],
    [
      201,
      'two equal texts with keys of their own are two messages',
      async (s) => {
        const body = await newMessage(s)
        const send = () => s.buyer.call('sendMessage', { ...body, headers: newKey() })
        const [first, second] = [await send(), await send()]
        expect(second.body._id).not.toBe(first.body._id)
        return second
      },
    ],
    [
      201,
      'CHAT-14 CHAT-20 a picture that the buyer has uploaded',
      (s) => picture(s),
      { type: 'image' },
    ],
    [
      201,
      'CHAT-20 CHAT-21 a place',
      (s) =>
        newMessage(s, {
          type: 'location',
          content: "https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E",
        }),
      { type: 'location', sender: 'buyer' },
    ],
    [404, 'CHAT-14 a picture of another buyer', (s) => picture(s, s.stranger)],
    [
      422,
      'to another shop than its conversation’s',
      (s) => newMessage(s, { receiver: UNKNOWN_ID }),
    ],
    [
      403,
      "in another buyer's conversation",
      async (s) =>
        s.stranger.call('sendMessage', {
          body: message(s.stranger, s, await s.newConversation()),
        }),
    ],
    [404, 'in an unknown one', (s) => ({ body: message(s.buyer, s, UNKNOWN_ID) })],
  ],
  listMessages: [
    [
      200,
      'all pages, the newest first, each once',
      async (s) => {
        const path = { id: await s.newConversation() }
        const read = (page: number) => s.buyer.call('listMessages', { path, query: { page } })
        await expectList<{ _id: string; createdAt: string }>(
          read,
          ({ createdAt }) => createdAt,
          async () => [await sentMessage(s), await sentMessage(s)].toReversed(),
        )
        return { path }
      },
    ],
  ],
  unsendMessage: [
    [
      200,
      'an own one, which is gone then',
      async (s) => {
        const conversation = await s.newConversation()
        const id = await sentMessage(s)
        return expectGoneBy(
          async () => idsOf((await messagesOf(s, conversation)).body.items).includes(id),
          () => s.buyer.call('unsendMessage', { path: { id } }),
        )
      },
    ],
    [
      200,
      'a picture, whose file is gone then',
      async (s) => {
        const sent = await picture(s)
        const { _id: id } = (await s.buyer.call('sendMessage', sent)).body
        const answer = await s.buyer.call('unsendMessage', { path: { id } })
        await expectGone(s, sent.body.content)
        return answer
      },
    ],
  ],
})
