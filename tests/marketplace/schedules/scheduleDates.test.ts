import { expect, test } from 'vitest'
import { nextCheckout, type Recurrence } from '#mocks/rules/schedules.ts'

const manila = (text: string) => Date.parse(`${text}:00+08:00`)
const monthly = (day_of_month: number | 'END', time = '08:00'): Recurrence => ({
  schedule_type: 'monthly',
  day_of_month,
  time,
})
const weekly = (day_of_week: number, time = '08:00'): Recurrence => ({
  schedule_type: 'weekly',
  day_of_week,
  time,
})
const yearly = (month: number, day_of_month: number): Recurrence => ({
  schedule_type: 'yearly',
  month,
  day_of_month,
  time: '08:00',
})
const once = (year: number, month: number, day_of_month: number): Recurrence => ({
  schedule_type: 'once',
  year,
  month,
  day_of_month,
  time: '08:00',
})

test.each<[about: string, Recurrence, after: string, next: string | null]>([
  ['this month when the day lies ahead', monthly(21), '2026-07-20T10:00', '2026-07-21T08:00'],
  ['today when the time lies ahead', monthly(20, '10:01'), '2026-07-20T10:00', '2026-07-20T10:01'],
  ['next month when the time is now', monthly(20, '10:00'), '2026-07-20T10:00', '2026-08-20T10:00'],
  ['over the end of the year', monthly(15), '2026-12-15T08:00', '2027-01-15T08:00'],
  ['END is the 31st of July', monthly('END'), '2026-07-20T10:00', '2026-07-31T08:00'],
  ['END is the 30th of September', monthly('END'), '2026-08-31T08:00', '2026-09-30T08:00'],
  ['END is the 28th of February', monthly('END'), '2026-01-31T08:00', '2026-02-28T08:00'],
  ['END is the 29th in a leap year', monthly('END'), '2028-02-01T00:00', '2028-02-29T08:00'],
  ['a day that the month lacks is its last', monthly(31), '2026-11-01T00:00', '2026-11-30T08:00'],
  ['the coming Sunday', weekly(0), '2026-07-20T10:00', '2026-07-26T08:00'],
  ['today when the time lies ahead', weekly(1, '23:59'), '2026-07-20T10:00', '2026-07-20T23:59'],
  ['in a week when it has passed', weekly(1), '2026-07-20T10:00', '2026-07-27T08:00'],
  ['over the end of a month', weekly(6), '2026-07-26T08:00', '2026-08-01T08:00'],
  [
    'by the Manila day, which is ahead of UTC',
    weekly(2, '00:30'),
    '2026-07-20T23:00',
    '2026-07-21T00:30',
  ],
  ['this year', yearly(12, 25), '2026-07-20T10:00', '2026-12-25T08:00'],
  ['next year', yearly(1, 1), '2026-07-20T10:00', '2027-01-01T08:00'],
  ['29 February is the 28th', yearly(2, 29), '2026-07-20T10:00', '2027-02-28T08:00'],
  ['29 February in a leap year', yearly(2, 29), '2027-02-28T08:00', '2028-02-29T08:00'],
  ['31 June is the 30th', yearly(6, 31), '2026-07-20T10:00', '2027-06-30T08:00'],
  ['a day ahead', once(2026, 8, 1), '2026-07-31T23:59', '2026-08-01T08:00'],
  ['never again after it', once(2026, 8, 1), '2026-08-01T08:00', null],
  ['31 April is the 30th', once(2027, 4, 31), '2026-07-20T10:00', '2027-04-30T08:00'],
])('%s (%j), SCHED-31 SCHED-32 SCHED-33 SCHED-34 SCHED-35 SCHED-37', (_about, date, after, next) =>
  expect(nextCheckout(date, manila(after))).toBe(next && manila(next)),
)
