import { expect } from 'vitest'
import type { Answer } from './caller.ts'

/** Expects that a refusal says how long to wait, in seconds or as a date. */
export function expectRetryAfter({ headers }: Answer): void {
  const value = headers.get('retry-after')
  expect(value, 'the header Retry-After').not.toBeNull()
  expect(
    /^\d+$/.test(value ?? '') || !Number.isNaN(Date.parse(value ?? '')),
    `whether Retry-After, "${value}", is seconds or a date`,
  ).toBe(true)
}
