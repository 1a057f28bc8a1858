import { afterEach, expect, test, vi } from 'vitest'
import { isStillSkipped } from '#features/schedules/dates.ts'
import type { Schedule } from '#features/schedules/lines.ts'

afterEach(() => vi.useRealTimers())

test('a skip can be taken back while its list is active and unchanged, and the skipped date is the next one, SCHED-55', () => {
  vi.useFakeTimers({ now: Date.parse('2026-07-20T02:00:00Z'), toFake: ['Date'] })
  const skip = {
    listId: 'groceries',
    due: '2026-07-25T00:00:00.000Z',
    next: '2026-08-01T00:00:00.000Z',
  }
  // Saturdays at 8 AM in Manila.
  const list = {
    _id: 'groceries',
    is_active: true,
    schedule_type: 'weekly',
    notification_date: { time: '08:00', day_of_week: 6 },
    next_checkout_date: '2026-08-01T00:00:00Z',
  } as Schedule
  expect(isStillSkipped(list, skip)).toBe(true)
  expect(isStillSkipped({ ...list, next_checkout_date: null }, { ...skip, next: null })).toBe(true)
  expect(isStillSkipped({ ...list, _id: 'laundry' }, skip), 'another list').toBe(false)
  expect(isStillSkipped({ ...list, is_active: false }, skip), 'stopped').toBe(false)
  const later = { ...list, next_checkout_date: '2026-08-08T00:00:00Z' }
  expect(isStillSkipped(later, skip), 'skipped again').toBe(false)
  vi.setSystemTime('2026-07-25T00:00:01Z')
  expect(isStillSkipped(list, skip), 'the date is over').toBe(false)
})
