import { describe, expect, test } from 'vitest'
import { nextCheckout, type Recurrence } from '#mocks/rules/schedules.ts'

const manila = (text: string) => Date.parse(`${text}:00+08:00`)
const next = (recurrence: Recurrence, after: string) => {
  const moment = nextCheckout(recurrence, manila(after))
  return moment === null ? null : new Date(moment + 8 * 3_600_000).toISOString().slice(0, 16)
}

describe('monthly (SCHED-32 SCHED-37)', () => {
  const on = (day_of_month: number | 'END', time = '08:00'): Recurrence => ({
    schedule_type: 'monthly',
    day_of_month,
    time,
  })

  test.each([
    ['this month when the day lies ahead', on(21), '2026-07-20T10:00', '2026-07-21T08:00'],
    ['today when the time lies ahead', on(20, '10:01'), '2026-07-20T10:00', '2026-07-20T10:01'],
    ['next month when the time is now', on(20, '10:00'), '2026-07-20T10:00', '2026-08-20T10:00'],
    ['over the end of the year', on(15), '2026-12-15T08:00', '2027-01-15T08:00'],
    ['END is the 31st of July', on('END'), '2026-07-20T10:00', '2026-07-31T08:00'],
    ['END is the 30th of September', on('END'), '2026-08-31T08:00', '2026-09-30T08:00'],
    ['END is the 28th of February', on('END'), '2026-01-31T08:00', '2026-02-28T08:00'],
    ['END is the 29th in a leap year', on('END'), '2028-02-01T00:00', '2028-02-29T08:00'],
    ['a day that the month lacks is its last', on(31), '2026-11-01T00:00', '2026-11-30T08:00'],
  ])('%s', (_title, recurrence, after, expected) => expect(next(recurrence, after)).toBe(expected))
})

describe('weekly (SCHED-31 SCHED-34)', () => {
  const on = (day_of_week: number, time = '08:00'): Recurrence => ({
    schedule_type: 'weekly',
    day_of_week,
    time,
  })

  test.each([
    ['the coming Sunday', on(0), '2026-07-20T10:00', '2026-07-26T08:00'],
    ['today when the time lies ahead', on(1, '23:59'), '2026-07-20T10:00', '2026-07-20T23:59'],
    ['in a week when it has passed', on(1), '2026-07-20T10:00', '2026-07-27T08:00'],
    ['over the end of a month', on(6), '2026-07-26T08:00', '2026-08-01T08:00'],
    [
      'by the Manila day, which is ahead of UTC',
      on(2, '00:30'),
      '2026-07-20T23:00',
      '2026-07-21T00:30',
    ],
  ])('%s', (_title, recurrence, after, expected) => expect(next(recurrence, after)).toBe(expected))
})

describe('yearly (SCHED-33)', () => {
  const on = (month: number, day_of_month: number, time = '08:00'): Recurrence => ({
    schedule_type: 'yearly',
    month,
    day_of_month,
    time,
  })

  test.each([
    ['this year', on(12, 25), '2026-07-20T10:00', '2026-12-25T08:00'],
    ['next year', on(1, 1), '2026-07-20T10:00', '2027-01-01T08:00'],
    ['29 February is the 28th in a common year', on(2, 29), '2026-07-20T10:00', '2027-02-28T08:00'],
    ['29 February in a leap year', on(2, 29), '2027-02-28T08:00', '2028-02-29T08:00'],
    ['31 June is the 30th', on(6, 31), '2026-07-20T10:00', '2027-06-30T08:00'],
  ])('%s', (_title, recurrence, after, expected) => expect(next(recurrence, after)).toBe(expected))
})

describe('once (SCHED-35)', () => {
  const on = (year: number, month: number, day_of_month: number): Recurrence => ({
    schedule_type: 'once',
    year,
    month,
    day_of_month,
    time: '08:00',
  })

  test.each([
    ['a day ahead', on(2026, 8, 1), '2026-07-31T23:59', '2026-08-01T08:00'],
    ['never again after it', on(2026, 8, 1), '2026-08-01T08:00', null],
    ['31 April is the 30th', on(2027, 4, 31), '2026-07-20T10:00', '2027-04-30T08:00'],
  ])('%s', (_title, recurrence, after, expected) => expect(next(recurrence, after)).toBe(expected))
})
