import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emailAwaitingCode, recordSent, secondsLeft } from '#features/auth/sentCodes.ts'
import { now, setClock } from '#lib/clock.ts'
import { currentPosition } from '#lib/geolocation.ts'
import { wait } from '#lib/waiting.ts'
import { stubStorage } from '../support/storage.ts'

const DEVICE = Date.parse('2026-07-21T09:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  setClock(Date.now())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the clock is the device’s until it is set, and then goes on from there', () => {
  expect(now()).toBe(DEVICE)
  vi.advanceTimersByTime(MINUTE)
  expect(now()).toBe(DEVICE + MINUTE)
  setClock(DEVICE + 3 * DAY)
  expect(now()).toBe(DEVICE + 3 * DAY)
  vi.advanceTimersByTime(MINUTE)
  expect(now()).toBe(DEVICE + 3 * DAY + MINUTE)
  setClock(DEVICE - DAY)
  expect(now()).toBe(DEVICE - DAY)
})

test('a code expires by the marketplace’s clock, not by the device’s, AUTH-31 AUTH-35', () => {
  stubStorage('sessionStorage')
  setClock(DEVICE + DAY)
  recordSent('REGISTRATION', 'bago@suki.example')
  expect(secondsLeft('REGISTRATION', 'bago@suki.example')).toBe(60)
  setClock(DEVICE + DAY + 2 * MINUTE)
  expect(secondsLeft('REGISTRATION', 'bago@suki.example')).toBe(0)
  expect(emailAwaitingCode('REGISTRATION')).toBe('bago@suki.example')
  setClock(DEVICE + DAY + 6 * MINUTE)
  expect(emailAwaitingCode('REGISTRATION')).toBe('')
})

test('a wait ends after its time, or with the signal', async () => {
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
})

test('a request for the position ends, also when the user does not answer, ERR-79', async () => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: () => {} } })
  const asked = expect(currentPosition()).rejects.toMatchObject({ reason: 'unanswered' })
  await vi.runAllTimersAsync()
  await asked
})
