import { expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import type { ConversationRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import { writeAsShop } from '#mocks/rules/messages.ts'
import { call } from '../support/market.ts'
import { messageOf } from '../support/message.ts'
import { steered } from '../support/steered.ts'

const liza = namedBuyers.liza.id
const rice = conversationIds.lizaRice
/** A marketplace in which Liza writes to the rice shop. */
function open() {
  const host = steered()
  const { ask, tables } = host
  return {
    ...host,
    send: (content: string, more?: object) =>
      ask('POST', '/conversations/chat', messageOf(content, more)),
    conversation: () => tables.conversations.get(rice) as ConversationRow,
    messages: () => tables.chatMessages.by('conversation_id', rice),
  }
}

test('a buyer can’t unsend a message of the shop, CHAT-19', async () => {
  const { messages, ask } = open()
  const before = messages()
  const ofShop = before.findLast(({ sender }) => sender === 'seller')
  expect((await ask('DELETE', `/conversations/chat/${ofShop?._id}`)).status).toBe(403)
  expect(messages()).toEqual(before)
})

test('the list shows the last message, what kind of thing it is where it is no text, and after it is unsent the one before', async () => {
  const { ask, send, conversation, tables } = open()
  const preview = async (content: string, type = 'text') => {
    const { body } = await send(content, { type })
    return [conversation().latest_message, body._id as string]
  }
  const before = conversation().latest_message
  const [shown, id] = await preview('Papunta na po')
  expect(shown).toBe('Papunta na po')
  await ask('DELETE', `/conversations/chat/${id}`)
  expect(conversation().latest_message).toBe(before)
  tables.files.update(fileId('mangoes'), { owner_id: liza })
  for (const [content, type, words] of [
    [fileId('mangoes'), 'image', 'Sent a picture'],
    ['https://www.google.com/maps?q=15.03,120.68', 'location', 'Shared a location'],
    ['m'.repeat(300), 'text', 'm'.repeat(200)],
  ])
    expect((await preview(content!, type))[0]).toBe(words)
})

test('the key of one buyer’s message is not another’s, and `nokey` ignores it, CHAT-13', async () => {
  const { market, tables, steer } = open()
  const send = async (name: string, body: object) =>
    (
      await call(market, 'POST', '/conversations/chat', {
        token: market.login(name),
        body,
        headers: { 'idempotency-key': '0d9f6a4e-52c1-4b3a-8e0f-6a1b7c2d3e4f' },
      })
    ).body
  const first = await send('liza', messageOf('Papunta na po'))
  expect(first).not.toHaveProperty('idempotency_key')
  const { _id, seller_id } = tables.conversations.get(conversationIds.carloBotika)!
  const other = { seller_id, receiver: seller_id, conversation_id: _id }
  expect(
    await send('carlo', messageOf('Hello po', { buyer_id: namedBuyers.carlo.id, ...other })),
  ).toMatchObject({ content: 'Hello po' })
  steer('nokey')
  expect((await send('liza', messageOf('Papunta na po')))._id).not.toBe(first._id)
})

test.each([
  [403, { buyer_id: namedBuyers.mia.id }],
  [422, { seller_id: shopId('dolores') }],
])(
  'a message must be by the buyer, to the shop of its conversation: %i for %j, ACCESS-20',
  async (status, more) => expect((await open().send('Hello', more)).status).toBe(status),
)

test('unread messages are counted, and their conversations can be filtered, until they are read, CHAT-12 CHAT-23 CHAT-24', async () => {
  const { world, ask, conversation } = open()
  const list = async (query = '') =>
    (
      (await ask('GET', `/conversations/user?buyer_id=${liza}${query}`)).body
        .items as Schemas['Conversation'][]
    ).map(({ _id }) => _id)
  const count = async () =>
    (await ask('GET', `/conversations/unread/messages/${liza}/buyer`)).body
      .unread_messages_count as number
  const unread = await list('&unread=true')
  expect(unread).toContain(rice)
  expect(unread).not.toContain(conversationIds.lizaDolores)
  expect(await list()).toEqual(expect.arrayContaining([...unread, conversationIds.lizaDolores]))
  const before = await count()
  expect(before).toBeGreaterThan(unread.length)
  const write = () => writeAsShop(world, conversation(), 'Opo')
  write()
  write()
  expect(await count()).toBe(before + 2)
  const left = before + 2 - conversation().unread_messages
  const answer = await ask('PUT', `/conversations/${rice}`, { reader: 'buyer' })
  expect(answer.body).toMatchObject({ is_buyer_read: true })
  expect(answer.body).not.toHaveProperty('unread_messages')
  expect(await list('&unread=true')).toEqual(unread.filter((id) => id !== rice))
  expect(await count()).toBe(left)
  write()
  expect((await ask('GET', `/conversations/${rice}`)).body).toMatchObject({ is_buyer_read: false })
  await ask('DELETE', '/conversations', { conversation_ids: [rice] })
  expect(await count()).toBe(left)
})

test('a deleted conversation is gone with its messages, and a new message to the shop starts it again, CHAT-02 CHAT-25', async () => {
  const { ask, messages } = open()
  const parties = { buyer_id: liza, seller_id: shopId('riceCenter') }
  const found = async () =>
    (await ask('GET', `/conversations/find?${new URLSearchParams(parties)}`)).body as unknown
  expect(await found()).toHaveProperty('_id', rice)
  await ask('DELETE', '/conversations', { conversation_ids: [rice] })
  expect([await found(), messages()]).toEqual([null, []])
  expect((await ask('GET', `/conversations/${rice}`)).status).toBe(404)
  await ask('POST', '/conversations', parties)
  expect((await ask('GET', `/conversations/chat/${rice}`)).body.items).toEqual([])
})
