import {
  QueryClient,
  QueryObserver,
  queryOptions,
  type MutationMeta,
  type MutationOptions,
} from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeChatChange } from '#api/cache/chatCache.ts'
import { chatKeys } from '#api/cache/chatKeys.ts'
import { optimistic } from '#api/cache/optimistic.ts'
import { followOtherTabs } from '#api/cache/otherTabs.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { ApiError } from '#api/http/error.ts'

/** In it each write can be seen: pieces are summed, of choices the last one wins. */
interface Shelf {
  pieces: Record<string, number>
  chosen: string
  /** Counted by the server, so that only a fetch can know it. */
  writes: number
}
type Order =
  | { product: string; pieces: number; fails: boolean }
  | { chosen: string; fails: boolean }

const execute = <Data, Variables, Context>(
  client: QueryClient,
  options: MutationOptions<Data, ApiError, Variables, Context>,
  variables: Variables,
) => client.getMutationCache().build(client, options).execute(variables)

const empty: Shelf = { pieces: {}, chosen: 'none', writes: 0 }

function ordered(shelf: Shelf, order: Order): Shelf {
  if ('chosen' in order) return { ...shelf, chosen: order.chosen }
  const { product, pieces } = order
  return { ...shelf, pieces: { ...shelf.pieces, [product]: (shelf.pieces[product] ?? 0) + pieces } }
}

/** A server, and the app's cache in front of it. `step` waits for the release of a stage. */
function shop(step: (stage: string) => Promise<unknown>) {
  let held = empty
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const shelf = queryOptions({
    queryKey: ['cart', 'shelf'],
    queryFn: async () => {
      await step('read arrives')
      const answer = held
      await step('read answered')
      return answer
    },
  })
  const known: { order: Order; failed: boolean }[] = []
  const options = optimistic(
    {
      scope: { id: 'shelf' },
      mutationFn: async (order: Order) => {
        await step('write arrives')
        held = { ...(order.fails ? held : ordered(held, order)), writes: held.writes + 1 }
        await step('write answered')
        if (order.fails) throw new ApiError(409)
      },
      onError: (_error, order) => {
        for (const entry of known) entry.failed ||= entry.order === order
      },
    },
    { queryKey: shelf.queryKey, patch: ordered },
  )
  const write = (order: Order, inOrder: boolean) => {
    known.push({ order, failed: false })
    const chosen = inOrder ? options : { ...options, scope: undefined }
    return execute(client, chosen, order).catch(() => undefined)
  }
  /** The value that the user must see: all orders that were not refused. */
  const expected = () =>
    known.reduce((value, { order, failed }) => (failed ? value : ordered(value, order)), empty)
  return {
    client,
    shelf,
    write,
    expected,
    shown: () => client.getQueryData(shelf.queryKey),
    held: () => held,
  }
}

const anyProduct = fc.constantFrom('rice', 'salt', 'soap')
const additions = fc.record({
  product: anyProduct,
  pieces: fc.integer({ min: 1, max: 5 }),
  fails: fc.boolean(),
})
const choices = fc.record({ chosen: anyProduct, fails: fc.boolean() })

test('in any order of writes, reads, responses and failures, no write undoes another and the server’s value wins, GEN-09', async () => {
  const acts = fc.array(fc.oneof(additions, choices, fc.constant('read' as const)), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(acts, fc.scheduler(), async (orders, scheduler) => {
      const { client, shelf, write, expected, shown, held } = shop((stage) =>
        scheduler.schedule(Promise.resolve(), stage),
      )
      client.setQueryData(shelf.queryKey, empty)
      const stop = new QueryObserver(client, { ...shelf, staleTime: Infinity }).subscribe(
        () => undefined,
      )
      const writes: Promise<unknown>[] = []
      for (const act of orders) {
        void scheduler.schedule(Promise.resolve(act), 'act').then((now) => {
          if (now === 'read') void client.invalidateQueries({ queryKey: shelf.queryKey })
          // Choices have a scope and run one after another; sums may be answered in any order.
          else writes.push(write(now, 'chosen' in now))
        })
      }
      while (scheduler.count() > 0) {
        // oxlint-disable-next-line no-await-in-loop -- the test runs one event after another
        await scheduler.waitOne()
        // Runs everything that follows from one event before the next one.
        // oxlint-disable-next-line no-await-in-loop -- as above
        await new Promise((resolve) => setImmediate(resolve))
        expect(shown()).toMatchObject({ pieces: expected().pieces, chosen: expected().chosen })
      }
      await Promise.all(writes)
      expect(shown()).toEqual(held())
      expect(client.isFetching() + client.isMutating()).toBe(0)
      stop()
      client.clear()
    }),
    { numRuns: 200 },
  )
})

test('a value removed at sign-out is not added again by a write that ends later, ADDR-15 GEN-09', async () => {
  const answered = Promise.withResolvers<void>()
  const { client, shelf, write, shown } = shop(() => answered.promise)
  client.setQueryData(shelf.queryKey, empty)
  const soap = write({ chosen: 'soap', fails: false }, true)
  expect(shown()?.chosen).toBe('soap')
  expect(isBeingWritten(client, shelf.queryKey)).toBe(true)
  client.removeQueries()
  answered.resolve()
  await soap
  expect(shown()).toBeUndefined()
  expect(isBeingWritten(client, shelf.queryKey)).toBe(false)
})

test.each([
  ['was carried out is done', true],
  ['was not carried out fails and is rolled back', false],
])('a write without an answer that %s: the value is read again, GEN-09', async (_, arrives) => {
  let held = 'salt'
  const client = createQueryClient()
  const choice = queryOptions({ queryKey: ['cart', 'choice'], queryFn: async () => held })
  await client.fetchQuery(choice)
  const mutationFn = async (chosen: string) => {
    if (arrives) held = chosen
    throw new ApiError(0)
  }
  const { queryKey } = choice
  const options = optimistic({ mutationFn }, { queryKey, patch: (_value, chosen) => chosen })
  const written = execute(client, options, 'rice')
  await (arrives ? written : expect(written).rejects.toThrow('Check your connection'))
  expect(client.getQueryData(queryKey)).toBe(arrives ? 'rice' : 'salt')
  expect(isBeingWritten(client, queryKey)).toBe(false)
})

function openTab() {
  const client = new QueryClient()
  const tags = ['schedules', 'orders']
  const fill = () => tags.forEach((tag) => client.setQueryData([tag], tag))
  fill()
  const stale = () => tags.filter((tag) => client.getQueryState([tag])?.isInvalidated)
  return { client, stale, fill, close: followOtherTabs(client) }
}
const change = (client: QueryClient, meta: MutationMeta, outcome: Promise<unknown> | null = null) =>
  execute(client, { mutationFn: async () => outcome, meta, retry: false }, undefined).catch(
    () => undefined,
  )
const schedules: MutationMeta = { invalidates: ['schedules'] }

test('what is changed in one tab is refetched in the others, also when its answer is lost', async () => {
  const [here, there] = [openTab(), openTab()]
  // The tab of the change brings its own cache up to date.
  await change(here.client, { ...schedules, elsewhereOnly: true })
  await expect.poll(there.stale).toEqual(['schedules'])
  there.fill()
  await change(here.client, schedules, Promise.reject(new Error('lost')))
  await expect.poll(there.stale).toEqual(['schedules'])
  expect(here.stale()).toEqual([])
  here.close()
  there.close()
})

test('a change that makes nothing stale, and a message of another program, are passed over', async () => {
  const [here, there] = [openTab(), openTab()]
  const stranger = new BroadcastChannel(`suki-changes ${import.meta.env.BASE_URL}`)
  const messages = [
    undefined,
    null,
    7,
    'text',
    [],
    [null],
    { tags: 'orders' },
    { tags: [null, {}] },
    { kind: {} },
    { kind: 'constructor' },
  ]
  const halves = ['read', 'unsent', 'deleted'].flatMap((kind) => [
    { kind },
    { kind, conversationId: 7, messageId: null, conversationIds: [null] },
  ])
  for (const message of [...messages, ...halves]) stranger.postMessage(message)
  await change(here.client, {})
  await change(here.client, schedules)
  await expect.poll(there.stale).toEqual(['schedules'])
  stranger.close()
  here.close()
  there.close()
})

test('a change that has no event is written into the cache of every tab', async () => {
  const key = chatKeys.messages('c')
  const clients = [createQueryClient(), createQueryClient()] as const
  const ends = clients.map((client) => {
    client.setQueryData(key, {
      pages: [{ items: [{ _id: 'm1' }, { _id: 'm2' }], currentPage: 1, nextPage: null }],
      pageParams: [1],
    })
    return followOtherTabs(client)
  })
  const left = () => clients.map((client) => JSON.stringify(client.getQueryData(key)).match(/m\d/g))
  const meta: MutationMeta = {
    change: (messageId) => ({
      kind: 'unsent',
      conversationId: 'c',
      messageId: String(messageId),
    }),
    write: writeChatChange,
  }
  const unsend = (messageId: string, mutationFn: () => Promise<unknown>) =>
    execute(clients[0], { mutationFn, meta }, messageId).catch(() => undefined)
  await unsend('m1', () => Promise.reject(new Error('refused')))
  await unsend('m2', () => Promise.resolve())
  await expect.poll(left).toEqual([['m1'], ['m1']])
  for (const end of ends) end()
})
