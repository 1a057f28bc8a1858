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
import { createEventQueue } from '#api/live/eventQueue.ts'

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
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const show = () => new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
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
  stop = show()
  await pass(5000)
  server.calls = []
})
afterEach(() => {
  stop()
  focusManager.setFocused(undefined)
  client.clear()
  vi.useRealTimers()
})

async function stream(changes: number, pause: number) {
  for (let n = 0; n < changes; n += 1) {
    change()
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await pass(pause)
  }
}

test('a thousand causes at once are one refetch, soon', async () => {
  for (let n = 0; n < 1000; n += 1) change()
  await pass(200)
  expect(shown()).toBe(1000)
  await pass(10_000)
  expect(server.calls).toHaveLength(1)
})

test('a cause during a fetch neither cancels it nor is lost: one more fetch follows', async () => {
  change()
  await pass(60)
  for (let n = 0; n < 1000; n += 1) change()
  await pass(100)
  expect(shown(), 'the first answer is shown').toBe(1)
  await pass(10_000)
  expect(shown()).toBe(1001)
  expect(server.calls).toHaveLength(2)
})

test('a steady stream gives fresh data about once a second, also from a slow server', async () => {
  await stream(200, 50)
  expect(server.calls.length).toBeGreaterThanOrEqual(9)
  expect(server.calls.length).toBeLessThanOrEqual(11)
  expect(server.value - (shown() ?? 0), 'as fresh as that').toBeLessThanOrEqual(24)
  server.takes = 3000
  const before = shown() ?? 0
  await stream(200, 50)
  expect(shown()).toBeGreaterThan(before + 60)
  await pass(10_000)
  expect(shown()).toBe(server.value)
})

test('a hidden tab is refetched every 30 s, and at once when it is shown', async () => {
  focusManager.setFocused(false)
  await stream(100, 1000)
  expect(server.calls).toHaveLength(4)
  change()
  focusManager.setFocused(true)
  await pass(200)
  expect(shown()).toBe(server.value)
})

test('what no screen shows is only invalidated', async () => {
  stop()
  for (let n = 0; n < 10; n += 1) change()
  await pass(10_000)
  expect(server.calls).toHaveLength(0)
  stop = show()
  await pass(200)
  expect(shown()).toBe(10)
  await pass(10_000)
  expect(server.calls).toHaveLength(1)
})

test('a fetch of another cause that begins after the last event takes the place of the refetch', async () => {
  change()
  void client.invalidateQueries({ queryKey })
  await pass(10_000)
  expect(server.calls).toHaveLength(1)
  expect(shown()).toBe(1)
})

test('a refetch that fails is not repeated without end; the next event tries again', async () => {
  server.fails = true
  change()
  await pass(60_000)
  expect(server.calls).toHaveLength(1)
  server.fails = false
  change()
  await pass(1000)
  expect(shown()).toBe(2)
})

test('while a write is pending nothing is fetched, and what has changed afterwards', async () => {
  const write = beginWrite(client, queryKey, () => 500)
  change()
  await pass(10_000)
  expect([server.calls.length, shown()]).toEqual([0, 500])
  endWrite(client, queryKey, write, undefined)
  await pass(2000)
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
  await pass(5000)
  change()
  await pass(60)
  void pages.fetchNextPage()
  await pass(5000)
  expect(pages.getCurrentResult().data?.pages.map(({ value }) => value)).toEqual([1, 1])
  end()
})

function openQueue() {
  const taken: number[] = []
  const queue = createEventQueue<number>((n) => {
    if (n === 7) throw new Error('seven')
    taken.push(n)
  })
  const push = (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) queue.push(n)
  }
  return { taken, push, stop: queue.stop }
}
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

test('ten events are taken at once, those of the next tenth of a second together, in order', () => {
  const { taken, push } = openQueue()
  push(11, 20)
  expect(taken).toHaveLength(10)
  push(21, 500)
  expect(taken).toHaveLength(10)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual(numbers(11, 500))
  push(501, 600)
  expect(taken).toHaveLength(490)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual(numbers(11, 600))
  vi.advanceTimersByTime(100)
  push(601, 601)
  expect(taken.at(-1), 'after the burst').toBe(601)
})

test('one that cannot be taken is logged, and the others are not lost with it', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { taken, push } = openQueue()
  push(1, 30)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual([...numbers(1, 6), ...numbers(8, 30)])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('what is waiting is dropped when the connection is closed', () => {
  const { taken, push, stop: close } = openQueue()
  push(11, 40)
  close()
  vi.advanceTimersByTime(1000)
  expect(taken).toHaveLength(10)
})
