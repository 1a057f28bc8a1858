import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLeapDay,
  nextCheckouts,
  type NotificationDate,
  type ScheduleType,
} from '#domain/recurrence.ts'
import { nextCheckout, type Recurrence } from '#mocks/rules/scheduleDates.ts'

const two = (n: number) => String(n).padStart(2, '0')
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const month = fc.integer({ min: 1, max: 12 })
const day = fc.integer({ min: 1, max: 31 })
const dayOrEnd = fc.oneof(fc.integer({ min: 1, max: 27 }), fc.constant('END' as const))
const recurrence: fc.Arbitrary<[ScheduleType, NotificationDate]> = fc.oneof(
  fc
    .record({ time, day_of_month: dayOrEnd })
    .map((date): [ScheduleType, NotificationDate] => ['monthly', date]),
  fc
    .record({ time, day_of_week: fc.nat(6) })
    .map((date): [ScheduleType, NotificationDate] => ['weekly', date]),
  fc
    .record({ time, day_of_month: day, month })
    .map((date): [ScheduleType, NotificationDate] => ['yearly', date]),
  fc
    .record({ time, day_of_month: day, month, year: fc.integer({ min: 2026, max: 2046 }) })
    .map((date): [ScheduleType, NotificationDate] => ['once', date]),
)
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2046, 0, 1) })

function simulated(
  type: ScheduleType,
  date: NotificationDate,
  after: number,
  count: number,
): number[] {
  const dates: number[] = []
  for (let next: number | null = after; dates.length < count; dates.push(next)) {
    next = nextCheckout({ ...date, schedule_type: type } as Recurrence, next)
    if (next === null) break
  }
  return dates
}

test('the next dates agree with the marketplace over 20 years, SCHED-32 SCHED-33 SCHED-34 SCHED-35', () => {
  fc.assert(
    fc.property(recurrence, moment, ([type, date], after) => {
      expect(nextCheckouts(type, date, after, 3)).toEqual(simulated(type, date, after, 3))
    }),
    { numRuns: 2000 },
  )
})

test.each<[ScheduleType, NotificationDate]>([
  ['monthly', { time: '00:00', day_of_month: 'END' }],
  ['monthly', { time: '23:59', day_of_month: 1 }],
  ['yearly', { time: '08:00', day_of_month: 29, month: 2 }],
  ['weekly', { time: '07:59', day_of_week: 0 }],
])(
  'a %s list at %o agrees on all days around the ends of months, also exactly at its time',
  (type, date) => {
    for (let at = Date.UTC(2027, 0, 25); at < Date.UTC(2029, 3, 1); at += 8 * 3_600_000) {
      expect(nextCheckouts(type, date, at, 3)).toEqual(simulated(type, date, at, 3))
      const [next = 0] = nextCheckouts(type, date, at, 1)
      expect(nextCheckouts(type, date, next, 1)).toEqual(simulated(type, date, next, 1))
    }
  },
)

test('a list on 29 February checks out on the 28th in other years', () => {
  const date = { time: '08:00', day_of_month: 29, month: 2 }
  const days = nextCheckouts('yearly', date, Date.UTC(2027, 0, 1), 3).map((one) =>
    new Date(one).toISOString().slice(0, 10),
  )
  expect(days).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
  expect([
    isLeapDay('yearly', date),
    isLeapDay('yearly', { ...date, day_of_month: 28 }),
    isLeapDay('once', { ...date, year: 2028 }),
  ]).toEqual([true, false, false])
})

test.each<[ScheduleType, NotificationDate]>([
  ['monthly', { time: '08:00' }],
  ['yearly', { time: '08:00', day_of_month: 3 }],
  ['weekly', { time: '08:00' }],
  ['once', { time: '08:00', day_of_month: 3, month: 2 }],
  ['once', { time: '08:00', day_of_month: 3, month: 2, year: 2020 }],
])('a %s list with %o has no date yet', (type, date) => {
  expect(nextCheckouts(type, date, Date.UTC(2027, 0, 1), 3)).toEqual([])
})
