import { expect, test } from 'vitest'
import {
  dateAfterChange,
  hasPart,
  partsOf,
  relevantDate,
  timingText,
} from '#components/schedule/timing.ts'
import type { NotificationDate, ScheduleType } from '#domain/recurrence.ts'

test('the schedule of a list as text, SCHED-10', () => {
  const texts = [
    timingText('monthly', { time: '08:00', day_of_month: 'END' }),
    timingText('monthly', { time: '17:30', day_of_month: 3 }),
    timingText('weekly', { time: '08:00', day_of_week: 3 }),
    timingText('yearly', { time: '07:00', day_of_month: 24, month: 12 }),
    timingText('once', { time: '07:00', day_of_month: 24, month: 12, year: 2040 }),
  ]
  expect(texts).toEqual([
    'Every month on the last day, 8:00 AM',
    'Every month on day 3, 5:30 PM',
    'Every Wednesday, 8:00 AM',
    'Every year on December 24, 7:00 AM',
    'Once, on December 24, 2040, 7:00 AM',
  ])
})

test('the first day of a monthly list is no date of a year; a chosen date stays, SCHED-36', () => {
  const start = { time: '08:00', day_of_month: 1 }
  for (const type of ['yearly', 'once'] as const)
    expect(dateAfterChange(type, start).day_of_month).toBeUndefined()
  expect(dateAfterChange('monthly', dateAfterChange('yearly', start)).day_of_month).toBe(1)
  const fiesta = { ...start, day_of_month: 24, month: 12 }
  expect(dateAfterChange('yearly', fiesta)).toEqual(fiesta)
})

test('what a server leaves out, or only it knows, is left out of the text and breaks nothing', () => {
  const stranger = 'fortnightly' as ScheduleType
  const text = (type: ScheduleType, date: Partial<NotificationDate>) =>
    timingText(type, { time: '08:00', ...date })
  expect(text(stranger, { day_of_month: 1 })).toBe('8:00 AM')
  expect([
    text('monthly', {}),
    text('weekly', { day_of_week: 9 }),
    text('yearly', { month: 13, day_of_month: 1 }),
  ]).toEqual(Array(3).fill('8:00 AM'))
  expect(text('once', { month: 2, day_of_month: 3 })).toBe('Once, on February 3, 8:00 AM')
  expect(text('weekly', { day_of_week: 1, time: 'noon' })).toBe('Every Monday')
  expect(partsOf(stranger).every((part) => hasPart(stranger, part, { time: '08:00' }))).toBe(true)
  expect(relevantDate(stranger, { time: '08:00', day_of_month: 1 })).toEqual({ time: '08:00' })
})
