import { expect, test } from 'vitest'
import { fileId } from '#fixtures/files.ts'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import type { ConversationRow } from '#fixtures/rows.ts'
import type { Schemas } from '#mocks/contract.ts'
import { addMessage } from '#mocks/rules/messages.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, call, openMarket } from '../support/market.ts'

const liza = namedBuyers.liza.id
const open = () => {
  const market = openMarket({ products: 80 })
  return { market, tables: market.world.tables, ask: as(market, 'liza') }
}
const message = (content: string, more: object = {}) => ({
  buyer_id: liza,
  seller_id: shopId('riceCenter'),
  conversation_id: conversationIds.lizaRice,
  sender: 'buyer',
  receiver: shopId('riceCenter'),
  type: 'text',
  content,
  ...more,
})

test('a buyer can’t unsend a message of the shop, CHAT-19', async () => {
  const { tables, ask } = open()
  const messages = () => tables.chatMessages.by('conversation_id', conversationIds.lizaRice)
  const before = messages()
  const ofShop = before.findLast(({ sender }) => sender === 'seller')
  expect((await ask('DELETE', `/conversations/chat/${ofShop?._id}`)).status).toBe(403)
  expect(messages()).toEqual(before)
})

test('after the last message is unsent, the list shows the one before', async () => {
  const { ask, tables } = open()
  const before = tables.conversations.get(conversationIds.lizaRice)?.latest_message
  const { body: sent } = await ask('POST', '/conversations/chat', message('Papunta na po'))
  const preview = async () =>
    (await ask('GET', `/conversations/${conversationIds.lizaRice}`)).body.latest_message as string
  expect(await preview()).toBe('Papunta na po')
  await ask('DELETE', `/conversations/chat/${sent._id}`)
  expect(await preview()).toBe(before)
})

test('the key of one buyer’s message is not another’s, and `nokey` ignores it, CHAT-13', async () => {
  const { market, tables } = open()
  const send = async (name: string, body: object) =>
    (
      await call(market, 'POST', '/conversations/chat', {
        token: market.login(name),
        body,
        headers: { 'idempotency-key': '0d9f6a4e-52c1-4b3a-8e0f-6a1b7c2d3e4f' },
      })
    ).body
  const first = await send('liza', message('Papunta na po'))
  expect(first).not.toHaveProperty('idempotency_key')
  const carlo = tables.conversations.get(conversationIds.carloBotika)
  const other = {
    buyer_id: namedBuyers.carlo.id,
    seller_id: carlo?.seller_id,
    receiver: carlo?.seller_id,
    conversation_id: carlo?._id,
  }
  expect(await send('carlo', message('Hello po', other))).toMatchObject({ content: 'Hello po' })
  applyScenario(market, { keys: 'ignored' })
  expect((await send('liza', message('Papunta na po')))._id).not.toBe(first._id)
})

test('a message must be by the buyer, in their conversation, to its shop, ACCESS-20', async () => {
  const { ask } = open()
  const post = async (more: object) =>
    (await ask('POST', '/conversations/chat', message('Hello', more))).status
  expect(await post({ buyer_id: namedBuyers.mia.id })).toBe(403)
  expect(await post({ conversation_id: conversationIds.carloBotika })).toBe(403)
  expect(await post({ receiver: shopId('dolores') })).toBe(422)
  expect(await post({ seller_id: shopId('dolores') })).toBe(422)
})

test('unread messages are counted, and their conversations can be filtered, until they are read, CHAT-12 CHAT-23 CHAT-24', async () => {
  const { market, ask, tables } = open()
  const { world } = market
  const rice = conversationIds.lizaRice
  const list = async (query = '') =>
    (
      (await ask('GET', `/conversations/user?buyer_id=${liza}${query}`)).body
        .items as Schemas['Conversation'][]
    ).map(({ _id }) => _id)
  const count = async () =>
    (await ask('GET', `/conversations/unread/messages/${liza}/buyer`)).body
      .unread_messages_count as number
  const unread = await list('&unread=true')
  expect(unread).toContain(conversationIds.lizaRice)
  expect(unread).not.toContain(conversationIds.lizaDolores)
  expect(await list()).toEqual(expect.arrayContaining([...unread, conversationIds.lizaDolores]))
  const before = await count()
  expect(before).toBeGreaterThan(unread.length)
  const write = () =>
    addMessage(world, tables.conversations.get(rice) as ConversationRow, {
      sender: 'seller',
      type: 'text',
      content: 'Opo',
    })
  write()
  write()
  expect(await count()).toBe(before + 2)
  const mine = tables.conversations.get(rice)?.unread_messages as number
  const answer = await ask('PUT', `/conversations/${rice}`, { reader: 'buyer' })
  expect(answer.body).toMatchObject({ is_buyer_read: true })
  expect(answer.body).not.toHaveProperty('unread_messages')
  expect(await list('&unread=true')).toEqual(unread.filter((id) => id !== rice))
  expect(await count()).toBe(before + 2 - mine)
  write()
  expect((await ask('GET', `/conversations/${rice}`)).body).toMatchObject({ is_buyer_read: false })
  await ask('DELETE', '/conversations', { conversation_ids: [rice] })
  expect(await count()).toBe(before + 2 - mine)
})

test('a deleted conversation is gone with its messages, and a new message to the shop starts it again, CHAT-02 CHAT-25', async () => {
  const { ask, tables } = open()
  const find = async () =>
    (await ask('GET', `/conversations/find?buyer_id=${liza}&seller_id=${shopId('riceCenter')}`))
      .body as Schemas['Conversation'] | null
  expect((await find())?._id).toBe(conversationIds.lizaRice)
  await ask('DELETE', '/conversations', { conversation_ids: [conversationIds.lizaRice] })
  expect(await find()).toBeNull()
  expect((await ask('GET', `/conversations/${conversationIds.lizaRice}`)).status).toBe(404)
  expect(tables.chatMessages.by('conversation_id', conversationIds.lizaRice)).toEqual([])
  await ask('POST', '/conversations', { buyer_id: liza, seller_id: shopId('riceCenter') })
  expect((await ask('GET', `/conversations/chat/${conversationIds.lizaRice}`)).body.items).toEqual(
    [],
  )
})

test('the list shows what kind of thing was sent where it is no text', async () => {
  const { ask, tables } = open()
  const preview = async (content: string, type: string) => {
    await ask('POST', '/conversations/chat', message(content, { type }))
    return tables.conversations.get(conversationIds.lizaRice)?.latest_message
  }
  tables.files.update(fileId('mangoes'), { owner_id: liza })
  expect(await preview(fileId('mangoes'), 'image')).toBe('Sent a picture')
  expect(await preview('https://www.google.com/maps?q=15.03,120.68', 'location')).toBe(
    'Shared a location',
  )
  expect(await preview('m'.repeat(300), 'text')).toBe('m'.repeat(200))
})
