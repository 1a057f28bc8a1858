import { afterEach, expect, test, vi } from 'vitest'
import { currentPosition } from '#lib/geolocation.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request for the position ends, also when the user answers no question for the permission, ERR-79', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => {} } })
  const asked = expect(currentPosition()).rejects.toMatchObject({ reason: 'unanswered' })
  await vi.runAllTimersAsync()
  await asked
})
