import { QueryObserver, queryOptions } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optimistic } from '#api/cache/optimistic.ts'
import { isBeingWritten } from '#api/cache/pendingWrites.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { ApiError } from '#api/http/error.ts'

/**
 * A value in which the effect of each write can be seen: pieces, which are summed, and a choice,
 * where the last one wins.
 */
interface Shelf {
  pieces: Record<string, number>
  chosen: string
  /** Counted by the server, so that only a fetch can know it. */
  writes: number
}
type Order =
  | { product: string; pieces: number; fails: boolean }
  | { chosen: string; fails: boolean }

const products = ['rice', 'salt', 'soap']
const empty: Shelf = { pieces: {}, chosen: 'none', writes: 0 }

/**
 * The shelf after an order. Pieces are summed, so an order that is applied twice or lost changes
 * the result.
 */
function ordered(shelf: Shelf, order: Order): Shelf {
  if ('chosen' in order) return { ...shelf, chosen: order.chosen }
  const { product, pieces } = order
  return { ...shelf, pieces: { ...shelf.pieces, [product]: (shelf.pieces[product] ?? 0) + pieces } }
}

/**
 * A server whose responses the test releases, and the app's cache in front of it. `step` waits for
 * the release of a stage.
 */
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
    const { scope, ...unordered } = options
    const mutation = client
      .getMutationCache()
      .build(client, inOrder ? { ...unordered, scope } : unordered)
    return mutation.execute(order).catch(() => undefined)
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

const failing = fc.boolean()
const additions = fc.record({
  product: fc.constantFrom(...products),
  pieces: fc.integer({ min: 1, max: 5 }),
  fails: failing,
})
const choices = fc.record({ chosen: fc.constantFrom(...products), fails: failing })

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

test('a choice that fails is rolled back to the one before, and a value removed at sign-out is not added again, ADDR-15 GEN-09', async () => {
  const stages: (() => void)[] = []
  const { client, shelf, write, shown } = shop(
    () => new Promise<void>((resolve) => stages.push(resolve)),
  )
  const pass = async (stage: 'arrives' | 'answered') => {
    await expect.poll(() => stages, { message: stage }).toHaveLength(1)
    stages.pop()?.()
  }
  client.setQueryData(shelf.queryKey, empty)
  const rice = write({ chosen: 'rice', fails: false }, true)
  const salt = write({ chosen: 'salt', fails: true }, true)
  expect(shown()?.chosen).toBe('salt')
  await pass('arrives')
  await pass('answered')
  await rice
  expect(shown()?.chosen).toBe('salt')
  expect(isBeingWritten(client, shelf.queryKey)).toBe(true)
  await pass('arrives')
  await pass('answered')
  await salt
  expect(shown()?.chosen).toBe('rice')
  expect(isBeingWritten(client, shelf.queryKey)).toBe(false)

  const soap = write({ chosen: 'soap', fails: false }, true)
  client.removeQueries()
  await pass('arrives')
  await pass('answered')
  await soap
  expect(shown()).toBeUndefined()
})

test.each([
  ['was carried out is done', true],
  ['was not carried out fails and is rolled back', false],
])('a write without an answer that %s: the value is read again, GEN-09', async (_, arrives) => {
  let held = 'salt'
  const client = createQueryClient()
  const choice = queryOptions({ queryKey: ['cart', 'choice'], queryFn: async () => held })
  await client.fetchQuery(choice)
  const options = optimistic(
    {
      mutationFn: async (chosen: string) => {
        if (arrives) held = chosen
        throw new ApiError(0)
      },
    },
    { queryKey: choice.queryKey, patch: (_value, chosen) => chosen },
  )
  const written = client.getMutationCache().build(client, options).execute('rice')
  await (arrives ? written : expect(written).rejects.toThrow('Check your connection'))
  expect(client.getQueryData(choice.queryKey)).toBe(arrives ? 'rice' : 'salt')
  expect(isBeingWritten(client, choice.queryKey)).toBe(false)
})
