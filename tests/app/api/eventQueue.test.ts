import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue } from '#api/live/eventQueue.ts'

let taken: number[]
let queue: ReturnType<typeof createEventQueue<number>>
const push = (from: number, to: number) => {
  for (let n = from; n <= to; n += 1) queue.push(n)
}
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1)

beforeEach(() => {
  vi.useFakeTimers()
  taken = []
  queue = createEventQueue<number>((n) => {
    if (n === 7) throw new Error('seven')
    taken.push(n)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('ten events are taken at once, those that follow within a tenth of a second together, in their order', () => {
  push(11, 20)
  expect(taken).toHaveLength(10)
  push(21, 500)
  expect(taken).toHaveLength(10)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual(upTo(500).slice(10))
  push(501, 600)
  expect(taken).toHaveLength(490)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual(upTo(600).slice(10))
  vi.advanceTimersByTime(100)
  push(601, 601)
  expect(taken.at(-1), 'after the burst').toBe(601)
})

test('one that cannot be taken is logged, and the others are not lost with it', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  push(1, 30)
  vi.advanceTimersByTime(100)
  expect(taken).toEqual(upTo(30).filter((n) => n !== 7))
  expect(warned).toHaveBeenCalledOnce()
})

test('what is waiting is dropped when the connection is closed', () => {
  push(11, 40)
  queue.stop()
  vi.advanceTimersByTime(1000)
  expect(taken).toHaveLength(10)
})
