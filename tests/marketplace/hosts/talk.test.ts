import { expect, test } from 'vitest'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import type { Schemas } from '#mocks/contract.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { messageOf } from '../support/message.ts'
import { steered } from '../support/steered.ts'

const liza = namedBuyers.liza.id
const rice = conversationIds.lizaRice

/** A marketplace, and how Liza talks in it. */
function open() {
  const host = steered()
  const get = async (path: string) => (await host.ask('GET', `/conversations/${path}`)).body
  return {
    ...host,
    get,
    send: (content: string) => host.ask('POST', '/conversations/chat', messageOf(content)),
    contents: (name: string) => host.payloads(name).map(({ content }) => content),
    thread: async (page = 1) => (await get(`chat/${rice}?page=${page}`)) as Schemas['MessagePage'],
    withWater: async () =>
      (await get(`find?buyer_id=${liza}&seller_id=${shopId('water')}`)) as Schemas['Conversation'],
  }
}
/** So many texts that begin alike, as a scenario numbers them. */
const numbered = (what: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${what} message ${n + 1} of ${count}`)

test('`say` lets a shop write to the signed-in buyer, by its short name, handle or id, in a new conversation too', async () => {
  const { tables, steer, contents, thread, withWater } = open()
  const handle = tables.shops.get(shopId('dolores'))?.shop_handle
  expect(
    steer(
      `say:riceCenter:Ready na po: bukas 8:00,say:${handle}:Hello,say:${shopId('water')}:Tubig po?`,
    ),
  ).toEqual([])
  expect((await thread()).items[0]).toMatchObject({
    sender: 'seller',
    content: 'Ready na po: bukas 8:00',
    receiver: liza,
  })
  expect(contents('onIncomingMessage')).toEqual(['Ready na po: bukas 8:00', 'Hello', 'Tubig po?'])
  expect(await withWater()).toMatchObject({ latest_message: 'Tubig po?', is_buyer_read: false })
})

test('`say` names the buyer of `as`, and is refused for an unknown shop, an empty text or a visitor', () => {
  const { tables, steer } = open()
  expect(steer('as:mia,say:water:Hi Mia', null)).toEqual([])
  expect(
    tables.conversations
      .by('buyer_id', namedBuyers.mia.id)
      .some(({ latest_message }) => latest_message === 'Hi Mia'),
  ).toBe(true)
  expect(steer('say:nowhere:Hello,say:water,say:water: ')).toMatchObject([
    { directive: 'say:water' },
    { directive: 'say:water:' },
    {
      directive: 'say:nowhere',
      reason: "there is no shop 'nowhere', by its id, handle or short name",
    },
  ])
  const reason = 'nobody is signed in: add as:NAME'
  expect(steer('say:water:Hello,thread:water:3,storm:3:1', null)).toEqual([
    { directive: 'thread:water', reason },
    { directive: 'say:water', reason },
    { directive: 'storm', reason },
  ])
})

test('`thread` puts older messages before the others, numbered, over all pages, CHAT-24', async () => {
  const { steer, thread, get, withWater, world, tables } = open()
  const before = (await thread()).items.map(({ _id }) => _id)
  expect(steer('thread:riceCenter:50')).toEqual([])
  const contents: string[] = []
  for (let page: number | null = 1; page !== null;) {
    const answer: Schemas['MessagePage'] = await thread(page)
    contents.unshift(...answer.items.map(({ content }) => content).toReversed())
    page = answer.nextPage
  }
  expect(contents.slice(0, 50)).toEqual(numbered('Older', 50))
  expect(contents).toHaveLength(50 + before.length)
  const older = tables.chatMessages
    .by('conversation_id', rice)
    .filter(({ content }) => content.startsWith('Older'))
  expect(older.slice(0, 2)).toMatchObject([
    { sender: 'buyer', receiver: shopId('riceCenter') },
    { sender: 'seller', receiver: liza },
  ])
  expect((await thread()).items.slice(0, before.length).map(({ _id }) => _id)).toEqual(before)
  const conversation = (await get(rice)) as Schemas['Conversation']
  expect(conversation.latest_message).not.toContain('Older')
  expect(conversation.updatedAt).toBe((await thread()).items[0]?.createdAt)
  expect(steer('thread:water:2')).toEqual([])
  const found = await withWater()
  expect(found.latest_message).toBe('Older message 2 of 2')
  expect(Date.parse(found.updatedAt)).toBeLessThan(world.clock.now())
})

test('`storm` sends numbered messages from 20 shops over real time, none lost or out of order, until the world is replaced', async () => {
  const { market, steer, payloads, get } = open()
  const unread = async () =>
    (await get(`unread/messages/${liza}/buyer`)).unread_messages_count as number
  const before = await unread()
  let stored = 0
  market.onCarriedOut(() => (stored += 1))
  expect(steer('storm:60:1')).toEqual([])
  await wait(450)
  const half = payloads('onIncomingMessage').length
  expect(half).toBeGreaterThan(5)
  expect(half).toBeLessThan(50)
  await expect.poll(() => payloads('onIncomingMessage').length, { timeout: 3000 }).toBe(60)
  expect(stored).toBe(60)
  const messages = payloads('onIncomingMessage')
  expect(messages.map(({ content }) => content)).toEqual(numbered('Storm', 60))
  expect(
    [...Map.groupBy(messages, ({ seller_id }) => seller_id).values()].map(({ length }) => length),
  ).toEqual(Array(20).fill(3))
  expect(await unread()).toBe(before + 60)
  steer('storm:60:1')
  steer('reset')
  await wait(200)
  expect(payloads('onIncomingMessage')).toHaveLength(60)
})

test('`storm` keeps its order on a busy machine, where timers run late and in another order', async () => {
  const { steer, contents } = open()
  // Node runs timers of the same duration together: this one takes the storm's along with it.
  setTimeout(() => undefined, 150)
  await wait(100)
  steer('storm:20:1')
  const begun = performance.now()
  while (performance.now() - begun < 500);
  await expect.poll(() => contents('onIncomingMessage')).toEqual(numbered('Storm', 20))
})

test('`echo` delays or repeats the event of the buyer’s own message, not the shop’s, until `reset`', async () => {
  const { market, steer, send, payloads, contents: ofEvents } = open()
  steer('echo:twice')
  await send('Salamat')
  steer('say:riceCenter:Opo')
  const contents = () => ofEvents('onChatMessage')
  expect(contents()).toEqual(['Salamat', 'Opo'])
  await expect.poll(contents, { timeout: 2000 }).toEqual(['Salamat', 'Opo', 'Salamat'])
  expect(payloads('onChatMessage')[2]).toEqual(payloads('onChatMessage')[0])
  steer('echo:late')
  const sent = performance.now()
  await send('Sige po')
  expect(contents()).toHaveLength(3)
  await expect.poll(contents, { timeout: 4000 }).toHaveLength(4)
  expect(performance.now() - sent).toBeGreaterThan(1900)
  steer('reset')
  expect(market.conditions.echo).toBe('prompt')
})

test('a field of the next event of a name is removed or changed, which is no violation of the simulator, ERR-115', () => {
  const { steer, payloads, contents } = open()
  expect(
    steer(
      'omit:onIncomingMessage:seller,put:onIncomingMessage:content=a:b,omit:onTyping:is_typing,fail:*:500',
    ),
  ).toEqual([])
  steer('say:riceCenter:One,say:riceCenter:Two,say:riceCenter:Three')
  const [one, two, three] = payloads('onIncomingMessage')
  expect(one).not.toHaveProperty('seller')
  expect(one).toHaveProperty('content', 'One')
  expect(two).toHaveProperty('content', 'a:b')
  expect(three).toMatchObject({ content: 'Three', seller: { _id: shopId('riceCenter') } })
  expect(contents('onChatMessage')).toEqual(['One', 'Two', 'Three'])
})
