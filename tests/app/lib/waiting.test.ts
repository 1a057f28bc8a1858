import { expect, test, vi } from 'vitest'
import { durationText, wait } from '#lib/waiting.ts'

test.each([
  [0, '1 second'],
  [999, '1 second'],
  [1001, '2 seconds'],
  [60_000, '60 seconds'],
  [60_001, '2 minutes'],
  [120_000, '2 minutes'],
  [3_600_000, '60 minutes'],
  [3_600_001, '2 hours'],
])('%i ms are called %s, never less', (ms, words) => expect(durationText(ms)).toBe(words))

test('a wait ends after its time, or with the signal', async () => {
  vi.useFakeTimers()
  const ended = vi.fn<() => void>()
  void wait(1000).then(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
  const stop = new AbortController()
  const stopped = expect(wait(1000, stop.signal)).rejects.toThrow('enough')
  stop.abort(new Error('enough'))
  await stopped
  await expect(wait(1000, stop.signal)).rejects.toThrow('enough')
  vi.useRealTimers()
})
