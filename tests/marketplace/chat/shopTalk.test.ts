import { expect, test } from 'vitest'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import type { Schemas } from '#mocks/contract.ts'
import { DEFAULT_NOW } from '../support/market.ts'
import { messageOf } from '../support/message.ts'
import { steered } from '../support/steered.ts'

const liza = namedBuyers.liza.id
const rice = conversationIds.lizaRice
const HOUR = 3_600_000

/** A marketplace in which Liza talks to the rice shop, by default at ten in the morning. */
function open(hoursLater = 0) {
  const host = steered('', { now: DEFAULT_NOW + hoursLater * HOUR })
  const { ask, sent, tables } = host
  tables.shops.update(shopId('riceCenter'), { working_hour: { from: '07:00', to: '18:00' } })
  const send = async (content: string, type = 'text') =>
    (await ask('POST', '/conversations/chat', messageOf(content, { type })))
      .body as Schemas['ChatMessage']
  /** The shop's messages after the given one. */
  const since = async ({ _id }: { _id: string }) => {
    const { items } = (await ask('GET', `/conversations/chat/${rice}`))
      .body as Schemas['MessagePage']
    const messages = items.toReversed()
    return messages
      .slice(messages.findIndex((one) => one._id === _id) + 1)
      .filter(({ sender }) => sender === 'seller')
  }
  const typing = () => sent.flatMap(({ event, payload }) => (event === 'onTyping' ? [payload] : []))
  return { ...host, send, since, typing }
}
const typed = [true, false].map((is_typing) => ({ conversation_id: rice, is_typing }))

test('an open shop sees a message, types, and answers within ten seconds, CHAT-22', async () => {
  const { send, pass, since, typing, sent: events } = open()
  const sent = await send('What time do you close?')
  expect(typing()).toEqual([])
  pass(2_500)
  expect(typing()).toEqual([{ conversation_id: rice, is_typing: true }])
  expect(await since(sent)).toEqual([])
  pass(7_500)
  expect(typing()).toEqual(typed)
  expect(await since(sent)).toMatchObject([
    { content: expect.stringContaining('6:00 PM'), receiver: liza },
  ])
  // It stops typing before its message arrives.
  const order = events
    .map(({ event, payload }) => (event === 'onTyping' ? payload.is_typing : event))
    .slice(-3)
  expect(order).toEqual([false, 'onChatMessage', 'onIncomingMessage'])
})

test('messages in quick succession get one answer to all of them, also those that arrive while the shop types', async () => {
  const { send, pass, since, typing } = open()
  await send('Hello po')
  pass(500)
  await send(`https://suki.example/products/${namedProducts.jasmineRice.id}`)
  pass(2_500)
  expect(typing()).toHaveLength(1)
  const last = await send('Do you deliver?')
  pass(60_000)
  const answers = await since(last)
  expect(answers).toHaveLength(1)
  expect(answers[0]?.content).toMatch(/Jasmine Rice.*₱325\.00.*we deliver/)
  expect(typing()).toEqual(typed)
  const later = await send('Salamat po!')
  pass(60_000)
  expect((await since(later)).map(({ content }) => content)).toEqual([
    expect.stringMatching(/welcome po|Walang anuman/),
  ])
})

test('it remembers what the user has asked about, knows the other shops’ products, the user’s address and unpaid orders', async () => {
  const { send, pass, since, tables, order, sent: events } = open()
  const reply = async (content: string, type = 'text') => {
    const sent = await send(content, type)
    pass(30_000)
    return (await since(sent)).map((one) => one.content).join('\n')
  }
  await reply(`May stock po? /products/${namedProducts.jasmineRice.id}`)
  await reply('Salamat po!')
  expect(await reply('Magkano po ulit?')).toContain('Jasmine Rice')
  expect(await reply(`/products/${namedProducts.pandesal.id}`)).toMatch(
    /Hindi po sa amin ang Pandesal.*; Panaderia.* sells it/,
  )
  expect(await reply(`/products/${'f'.repeat(24)}`)).toContain('wala kaming ganyan')
  expect(await reply('Do you deliver?')).toMatch(/Your address is [\d.]+ km from our store/)
  await order('gcash')
  for (const address of tables.addresses.by('user', liza))
    tables.addresses.update(address._id, { is_default: false })
  expect(await reply('Do you deliver?')).not.toContain('Your address')
  expect(await reply('https://www.google.com/maps?q=15.03,120.68', 'location')).toMatch(
    /[\d.]+ (m|km) from us/,
  )
  expect(await reply('Kumusta ang order ko?')).toContain('is waiting for your payment')
  // The user's own messages come back as messages of the chat only.
  expect(
    events.flatMap(({ event, payload }) => (event === 'onIncomingMessage' ? [payload.sender] : [])),
  ).not.toContain('buyer')
})

test('a picture that is asked for is a file that the user may get, CHAT-14 CHAT-20', async () => {
  const { ask, send, pass, since, tables } = open()
  const sent = await send(`Patingin po ng picture /products/${namedProducts.jasmineRice.id}`)
  pass(30_000)
  const [picture, text] = await since(sent)
  expect([picture?.type, text?.type]).toEqual(['image', 'text'])
  const file = await ask('GET', `/files/${picture?.content}`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(new TextDecoder().decode((file.body as Uint8Array).slice(8, 12))).toBe('WEBP')
  const again = await send('picture po ulit')
  pass(30_000)
  expect((await since(again))[0]?.content).toBe(picture?.content)
  expect(tables.files.by('owner_id', shopId('riceCenter'))).toHaveLength(1)
})

test('nothing is answered when the message was unsent, or its conversation deleted, before', async () => {
  const { ask, send, pass, since, typing, tables } = open()
  const unsent = await send('Magkano po?')
  await ask('DELETE', `/conversations/chat/${unsent._id}`)
  pass(60_000)
  expect(typing()).toEqual([])
  const before = (await since({ _id: '' })).length
  // Unsent while the shop types: it stops.
  const { _id } = await send('Magkano po?')
  pass(2_500)
  await ask('DELETE', `/conversations/chat/${_id}`)
  pass(60_000)
  expect(typing().map(({ is_typing }) => is_typing)).toEqual([true, false])
  expect(await since({ _id: '' })).toHaveLength(before)
  await send('Hello')
  await ask('DELETE', '/conversations', { conversation_ids: [rice] })
  pass(60_000)
  expect(tables.chatMessages.by('conversation_id', rice)).toEqual([])
  expect(tables.conversations.get(rice)).toMatchObject({ deleted: true, unread_messages: 0 })
})

test('a closed shop is offline, says once when it opens, and answers after that, CHAT-22', async () => {
  const { ask, send, pass, since, typing } = open(12)
  const online = async () =>
    (await ask('GET', `/conversations/${rice}`)).body.seller.is_online as boolean
  expect(await online()).toBe(false)
  const first = await send('Do you deliver?')
  pass(60_000)
  expect((await since(first)).map(({ content }) => content)).toEqual([
    expect.stringContaining('open tomorrow at 7:00 AM'),
  ])
  const second = await send('Magkano po ang Jasmine Rice?')
  pass(8 * HOUR)
  expect([await online(), (await since(second)).length]).toEqual([false, 0])
  expect(typing()).toEqual([])
  pass(2 * HOUR)
  expect(await online()).toBe(true)
  expect((await since(second)).map(({ content }) => content)).toEqual([
    expect.stringMatching(/₱325\.00.*we deliver/),
  ])
})
