import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageClock } from '#mocks/hosts/browser/pageClock.ts'

const NOW = Date.UTC(2026, 6, 20, 2)
const HOUR = 3_600_000
const looks = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  looks.mockClear()
  // Where TanStack Query and the app's own hooks listen.
  globalThis.addEventListener('visibilitychange', looks)
})
afterEach(() => {
  globalThis.removeEventListener('visibilitychange', looks)
  vi.useRealTimers()
})

test('after a jump of the clock the page updates what depends on the time, as when the user returns to it', () => {
  const set = vi.fn<(now: number) => void>()
  const follow = createPageClock(set, NOW)
  vi.advanceTimersByTime(HOUR)
  follow(NOW + HOUR)
  expect(looks, 'time that has passed by itself').not.toHaveBeenCalled()
  follow(NOW + 25 * HOUR)
  expect(looks).toHaveBeenCalledOnce()
  expect(set.mock.calls).toEqual([[NOW], [NOW + HOUR], [NOW + 25 * HOUR]])
})

test('at a high speed it looks once a second, and once more after the last move', () => {
  const follow = createPageClock(() => undefined, NOW)
  for (let n = 1; n <= 20; n++) {
    follow(NOW + n * HOUR)
    vi.advanceTimersByTime(100)
  }
  expect(looks.mock.calls.length).toBeLessThanOrEqual(3)
  vi.advanceTimersByTime(2000)
  const calls = looks.mock.calls.length
  vi.advanceTimersByTime(5000)
  expect(looks).toHaveBeenCalledTimes(calls)
})
