import {
  focusManager,
  InfiniteQueryObserver,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginWrite, endWrite } from '#api/cache/pendingWrites.ts'
import { createQueryClient } from '#api/cache/queryClient.ts'
import { refreshSoon } from '#api/cache/refresh.ts'

const queryKey = ['orders', 'of a user']

let client: QueryClient
let stop: () => void
/** What the server has, and when each call began, ms since the start of the test. */
let server: { value: number; calls: number[]; takes: number; fails: boolean }

const shown = () => client.getQueryData<number>(queryKey)
const change = () => {
  server.value += 1
  refreshSoon(client, { queryKey: ['orders'] })
}
const queryFn = async ({ signal }: { signal: AbortSignal }) => {
  server.calls.push(performance.now())
  const { value, takes } = server
  await new Promise((resolve) => setTimeout(resolve, takes))
  signal.throwIfAborted()
  if (server.fails) throw new Error('down')
  return value
}

beforeEach(async () => {
  vi.useFakeTimers()
  client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, staleTime: 30_000 } })
  server = { value: 0, calls: [], takes: 100, fails: false }
  stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  server.calls = []
})
afterEach(() => {
  stop()
  focusManager.setFocused(undefined)
  client.clear()
  vi.useRealTimers()
})

test('a thousand causes at once are one refetch, soon', async () => {
  for (let n = 0; n < 1000; n += 1) change()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toBe(1000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toHaveLength(1)
})

test('a cause during a fetch neither cancels it nor is lost: one more fetch follows', async () => {
  change()
  await vi.advanceTimersByTimeAsync(60)
  for (let n = 0; n < 1000; n += 1) change()
  await vi.advanceTimersByTimeAsync(100)
  expect(shown(), 'the first answer is shown').toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()).toBe(1001)
  expect(server.calls).toHaveLength(2)
})

test('a steady stream gives fresh data about once a second, also from a server that needs longer than a second', async () => {
  const stream = async (causes: number) => {
    for (let n = 0; n < causes; n += 1) {
      change()
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await vi.advanceTimersByTimeAsync(50)
    }
  }
  await stream(200)
  expect(server.calls.length).toBeGreaterThanOrEqual(9)
  expect(server.calls.length).toBeLessThanOrEqual(11)
  expect(server.value - (shown() ?? 0), 'as fresh as that').toBeLessThanOrEqual(24)
  server.takes = 3000
  const before = shown() ?? 0
  await stream(200)
  expect(shown()).toBeGreaterThan(before + 60)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown()).toBe(server.value)
})

test('a hidden tab is refetched every 30 s, and at once when it is shown', async () => {
  focusManager.setFocused(false)
  for (let n = 0; n < 100; n += 1) {
    change()
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(server.calls).toHaveLength(4)
  change()
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toBe(server.value)
})

test('what no screen shows is only invalidated', async () => {
  stop()
  for (let n = 0; n < 10; n += 1) change()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toHaveLength(0)
  stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toBe(10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toHaveLength(1)
})

test('a fetch of another cause that begins after the last event takes the place of the refetch', async () => {
  change()
  void client.invalidateQueries({ queryKey })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.calls).toHaveLength(1)
  expect(shown()).toBe(1)
})

test('a refetch that fails is not repeated without end; the next event tries again', async () => {
  server.fails = true
  change()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.calls).toHaveLength(1)
  server.fails = false
  change()
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown()).toBe(2)
})

test('while a write is pending nothing is fetched, and what has changed meanwhile is fetched afterwards', async () => {
  const write = beginWrite(client, queryKey, () => 500)
  change()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([server.calls.length, shown()]).toEqual([0, 500])
  endWrite(client, queryKey, write, undefined)
  await vi.advanceTimersByTimeAsync(2000)
  expect([server.calls.length, shown()]).toEqual([1, 1])
})

test('the request of a next page replaces a refetch in progress, which is repeated later', async () => {
  const key = ['orders', 'paged']
  const pages = new InfiniteQueryObserver(client, {
    queryKey: key,
    queryFn: async (how) => ({ value: await queryFn(how), next: how.pageParam + 1 }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => next,
  })
  const end = pages.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(5000)
  change()
  await vi.advanceTimersByTimeAsync(60)
  void pages.fetchNextPage()
  await vi.advanceTimersByTimeAsync(5000)
  expect(pages.getCurrentResult().data?.pages.map(({ value }) => value)).toEqual([1, 1])
  end()
})
