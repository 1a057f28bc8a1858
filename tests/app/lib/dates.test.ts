import { expect, test } from 'vitest'
import { briefTime } from '#lib/dates.ts'

/** Tuesday 21 July 2026, 00:30 in Manila; still Monday in UTC. */
const NOW = Date.UTC(2026, 6, 20, 16, 30)

test('the time of a conversation is as short as it can be, by the days of Manila, CHAT-01 CHAT-24', () => {
  expect(briefTime('2026-07-20T16:05:00.000Z', NOW)).toBe('12:05 AM')
  // Yesterday in Manila, today in UTC.
  expect(briefTime('2026-07-20T15:59:00.000Z', NOW)).toBe('Mon')
  expect(briefTime('2026-07-15T04:00:00.000Z', NOW)).toBe('Wed')
  // The same weekday as today would be ambiguous.
  expect(briefTime('2026-07-14T04:00:00.000Z', NOW)).toBe('Jul 14')
  expect(briefTime('2025-12-31T15:59:00.000Z', NOW)).toBe('Dec 31, 2025')
  expect(briefTime('2025-12-31T16:00:00.000Z', NOW)).toBe('Jan 1')
})
