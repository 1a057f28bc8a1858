import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emailAwaitingCode, recordSent, secondsLeft } from '#features/auth/sentCodes.ts'
import { now, setClock } from '#lib/clock.ts'
import { stubStorage } from '../support/storage.ts'

const DEVICE = Date.parse('2026-07-21T09:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  setClock(Date.now())
  vi.useRealTimers()
})

test('the clock is the device’s until it is set', () => {
  expect(now()).toBe(DEVICE)
  vi.advanceTimersByTime(MINUTE)
  expect(now()).toBe(DEVICE + MINUTE)
})

test('once set, it continues from there at normal speed', () => {
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
