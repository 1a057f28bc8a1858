import type { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Pages } from '#api/cache/chatCache.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { chatQueries } from '#api/chat.ts'
import type { Schemas } from '#api/contract.ts'
import { conversationIds, namedBuyers, shopId } from '#fixtures/named.ts'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { deliver, sendAbandoned } from '#flows/chat/deliver.ts'
import { itemsOf } from '#lib/pages.ts'
import type * as waiting from '#lib/waiting.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { outgoingMessages, putOutgoing, type OutgoingMessage } from '#state/chatOutbox.ts'
import { signIn, signOut } from '#state/session.ts'
import { openMarket } from '../../marketplace/support/market.ts'
import { serve } from '../support/openScreen.tsx'

const liza = namedBuyers.liza.id
const conversationId = conversationIds.lizaRice
const messages = chatQueries.messages(conversationId)
let clients: QueryClient[] = []

// The pauses of these tests have no other length than their ratios.
vi.mock('#lib/waiting.ts', async (original) => {
  const { wait, ...others } = await original<typeof waiting>()
  return { ...others, wait: (ms: number, signal?: AbortSignal) => wait(ms / 30, signal) }
})

async function open(sim = '') {
  const market = openMarket({ products: 80, now: Date.now() })
  const steer = (more: string) => applyScenario(market, parseScenario(more))
  steer(sim)
  signIn(market.login('liza'))
  serve(market.fetch)
  const client = createQueryClient()
  clients.push(client)
  /** What the marketplace has, of the messages of this test. */
  const sent = () =>
    market.world.tables.chatMessages
      .by('conversation_id', conversationId)
      .filter(({ sender, content }) => sender === 'buyer' && content.startsWith('test'))
      .map(({ content }) => content)
  /** What the thread shows. */
  const shown = () =>
    itemsOf(client.getQueryData<Pages<Schemas['ChatMessage']>>(messages.queryKey))
      .reverse()
      .map(({ content }) => content)
      .filter((content) => content.startsWith('test'))
  await client.fetchInfiniteQuery(messages)
  return {
    market,
    client,
    steer,
    sent,
    shown,
    send: (one: OutgoingMessage) => {
      deliver(client, liza, one)
      return settled()
    },
  }
}
const message = (content: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  key: crypto.randomUUID(),
  conversationId,
  shopId: shopId('riceCenter'),
  type: 'text',
  content,
  at: Date.now(),
  phase: 'sending',
  ...more,
})
const settled = () =>
  vi.waitFor(
    () => expect(outgoingMessages().filter(({ phase }) => phase === 'sending')).toEqual([]),
    { timeout: 10_000 },
  )

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue())
afterEach(() => {
  signOut()
  for (const client of clients) client.clear()
  clients = []
})

async function expectOneArrives({ send, sent, shown }: Awaited<ReturnType<typeof open>>) {
  await send(message('test rice'))
  expect(outgoingMessages()).toEqual([])
  expect(sent()).toEqual(['test rice'])
  expect(shown()).toEqual(['test rice'])
}

test('a message whose response is lost arrives once, and the user sees no failure', async () =>
  expectOneArrives(await open('lose:sendMessage')))

test('a message that a host without keys still works on when its answer is lost arrives once', async () => {
  const opened = await open('nokey')
  vi.mocked(globalThis.fetch).mockImplementation((input, init) => {
    const request = new Request(input, init)
    const isMessage = request.method === 'POST' && request.url.endsWith('/conversations/chat')
    if (!isMessage) return opened.market.fetch(request)
    setTimeout(() => void opened.market.fetch(request), 50)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  await expectOneArrives(opened)
})

test('a message of a tab that was closed while sending arrives once; an old one waits for the user', async () => {
  const { client, sent, send } = await open()
  const arrived = message('test arrived')
  await send(arrived)
  putOutgoing(arrived)
  putOutgoing(message('test never'))
  putOutgoing(message('test old', { at: Date.now() - 6 * 60_000 }))
  sendAbandoned(client, liza)
  await settled()
  expect(outgoingMessages()).toMatchObject([{ content: 'test old', phase: 'failed' }])
  expect(sent()).toEqual(['test arrived', 'test never'])
})

test('a message that fails after the user has signed out leaves nothing behind', async () => {
  const { client } = await open('slow:sendMessage:200,fail:sendMessage:503')
  deliver(client, liza, message('test rice'))
  signOut()
  await client
    .getMutationCache()
    .getAll()[0]
    ?.continue()
    .catch(() => undefined)
  expect(outgoingMessages()).toEqual([])
})

test.each(['', 'nokey'])(
  'whatever is lost, each message arrives once and in order of its last attempt (%s)',
  async (keys) => {
    const outcome = fc.constantFrom(
      '',
      'drop:sendMessage',
      'lose:sendMessage',
      'fail:sendMessage:503',
      'lose:sendMessage,lose:sendMessage',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('test a', 'test b'), outcome), {
          minLength: 1,
          maxLength: 6,
        }),
        async (steps) => {
          // Every marketplace gives the same ids, so what was remembered of the last one must go.
          signOut()
          const { steer, sent, shown, send } = await open(keys)
          for (const [text, fault] of steps) {
            if (fault) steer(fault)
            await send(message(text))
          }
          // Each fault is for one call, so that this ends.
          for (let [failed] = outgoingMessages(); failed; [failed] = outgoingMessages())
            await send(failed)
          expect(outgoingMessages()).toEqual([])
          expect(sent().toSorted()).toEqual(steps.map(([text]) => text).toSorted())
          expect(shown()).toEqual(sent())
        },
      ),
      { numRuns: 12 },
    )
  },
)
