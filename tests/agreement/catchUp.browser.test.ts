import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { writeChatChange, writeMessage } from '#api/cache/chatCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { chatQueries } from '#api/chat.ts'
import { catchUp, rereadLastPage } from '#api/live/chatCatchUp.ts'
import { conversationIds } from '#fixtures/named.ts'
import { itemsOf } from '#lib/pages.ts'
import { writeAsShop } from '#mocks/rules/messages.ts'
import { signIn, signOut } from '#state/session.ts'
import { openMarket } from '../marketplace/support/market.ts'

const id = conversationIds.lizaRice
const PAGE = 20
let client: QueryClient

/** A thread, of which the first pages are loaded. */
async function open({ messages, pages }: { messages: number; pages: number }) {
  const market = openMarket({ products: 80, now: Date.now() })
  const { world } = market
  const write = (content: string) => {
    const conversation = world.tables.conversations.get(id)
    if (!conversation) throw new Error('no conversation')
    world.clock.advance(1000)
    return writeAsShop(world, conversation, content)
  }
  for (let n = 1; n <= messages; n += 1) write(`${n}`)
  signIn(market.login('liza'))
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).search)
    return market.fetch(request)
  })
  client = createQueryClient()
  const query = chatQueries.messages(id)
  await client.fetchInfiniteQuery({
    ...query,
    pages,
    getNextPageParam: ({ nextPage }) => nextPage ?? undefined,
  })
  asked.length = 0
  const onServer = () =>
    [...world.tables.chatMessages.by('conversation_id', id)].reverse().map(({ _id }) => _id)
  const loaded = () => itemsOf(client.getQueryData(query.queryKey)).map(({ _id }) => _id)
  const unsend = (messageId: string) => world.tables.chatMessages.remove(messageId)
  return { market, world, write, unsend, asked, onServer, loaded }
}

afterEach(() => {
  signOut()
  client.clear()
})

test('after a short gap one page is read, however many are loaded', async () => {
  const { write, asked, onServer, loaded } = await open({ messages: 90, pages: 4 })
  for (const content of ['new 1', 'new 2', 'new 3']) write(content)
  await catchUp(client, id)
  expect(asked).toHaveLength(1)
  expect(loaded()).toEqual(onServer().slice(0, 4 * PAGE + 3))
})

test('after a gap of some pages nothing is missing; after a very long one the thread is reloaded', async () => {
  const { write, asked, onServer, loaded } = await open({ messages: 40, pages: 2 })
  for (let n = 0; n < 50; n += 1) write(`new ${n}`)
  await catchUp(client, id)
  expect(loaded()).toEqual(onServer().slice(0, 2 * PAGE + 50))
  asked.length = 0
  for (let n = 0; n < 150; n += 1) write(`newer ${n}`)
  await catchUp(client, id)
  expect(loaded()).toEqual(onServer().slice(0, 5 * PAGE))
  expect(asked).toHaveLength(5)
})

test('messages that were unsent during the gap disappear', async () => {
  const { write, unsend, onServer, loaded } = await open({ messages: 60, pages: 2 })
  for (const messageId of onServer().slice(1, 4)) unsend(messageId)
  write('new')
  await catchUp(client, id)
  expect(loaded().slice(0, PAGE)).toEqual(onServer().slice(0, PAGE))
})

test('a message that arrives while the gap is read is not lost', async () => {
  const { market, write, onServer, loaded } = await open({ messages: 30, pages: 1 })
  write('missed')
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (input, init) => {
    const response = await market.fetch(new Request(input, init))
    const late = write('while reading')
    writeMessage(client, late, { read: false })
    return response
  })
  await catchUp(client, id)
  expect(loaded()).toEqual(onServer().slice(0, PAGE + 2))
})

test('after messages are unsent, the next page skips none', async () => {
  const { unsend, onServer, loaded } = await open({ messages: 70, pages: 2 })
  for (const messageId of onServer().slice(3, 6)) {
    unsend(messageId)
    writeChatChange(client, { kind: 'unsent', conversationId: id, messageId })
  }
  await rereadLastPage(client, id)
  expect(loaded()).toEqual(onServer().slice(0, 2 * PAGE))
})
