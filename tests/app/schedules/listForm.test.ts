import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  MOMENT_PASSED,
  newList,
  scheduleSchema,
  type ScheduleValues,
} from '#components/schedule/scheduleSchema.ts'
import { themes } from '#components/schedule/themes.ts'
import { monthlyDays } from '#components/schedule/timing.ts'
import { dayInManila, daysIn, firstWeekday, monthAfter } from '#lib/calendarDays.ts'
import { contrast } from '../support/contrast.ts'

const list: ScheduleValues = { ...newList('u1'), name: 'Weekly groceries', address: 'a1' }
const check = (changes: object) => scheduleSchema.safeParse({ ...list, ...changes })
const messages = (changes: object) =>
  check(changes).error?.issues.map(({ message }) => message) ?? []
const dated = (schedule_type: string, parts: object) => ({
  schedule_type,
  notification_date: { time: '08:00', ...parts },
})

describe('the form of a scheduled list', () => {
  test('starts monthly on the 1st at 08:00, in sunrise, SCHED-31 SCHED-74', () => {
    expect(check({}).data).toEqual({
      ...list,
      notification_date: { time: '08:00', day_of_month: 1 },
    })
    expect(list.theme).toBe('sunrise')
  })

  test.each([
    ['SCHED-43 ERR-96', { name: '  ' }, 'List name is required'],
    ['SCHED-44 ERR-98', { theme: '' }, 'Theme is required'],
    ['SCHED-45 ERR-99', { address: '' }, 'Delivery address is required'],
    ['SCHED-46 ERR-100', { payment_method: '' }, 'Payment method is required'],
    ['SCHED-47 ERR-101', { user_id: undefined }, 'User ID is required'],
    ['SCHED-48 ERR-103', { schedule_type: undefined }, 'Schedule type is required'],
    ['SCHED-49 ERR-102', { schedule_type: 'daily' }, 'Invalid schedule type'],
    ['SCHED-36 ERR-104', { notification_date: { time: '', day_of_month: 1 } }, 'Time is required'],
    ['SCHED-32 ERR-105', dated('monthly', {}), 'Day of month is required'],
    ['SCHED-33 ERR-106', dated('yearly', { day_of_month: 3 }), 'Month is required'],
    ['SCHED-34', dated('weekly', {}), 'Day of week is required'],
    ['SCHED-35 ERR-107', dated('once', { day_of_month: 3, month: 2 }), 'Year is required'],
  ])('%s reports what is missing', (_ids, changes, message) => {
    expect(messages(changes)).toEqual([message])
  })

  test('a single date that has passed is refused; one of a list that recurs has passed only once, SCHED-35', () => {
    expect(messages(dated('once', { day_of_month: 1, month: 1, year: 2020 }))).toEqual([
      MOMENT_PASSED,
    ])
    expect(messages(dated('once', { day_of_month: 1, month: 1, year: 2090 }))).toEqual([])
    expect(messages(dated('yearly', { day_of_month: 1, month: 1 }))).toEqual([])
  })

  test('a day that is invalid for the type is refused, SCHED-37', () => {
    expect(monthlyDays).toHaveLength(28)
    expect(messages(dated('monthly', { day_of_month: 31 }))).toEqual(['Day of month is required'])
    expect(messages(dated('yearly', { day_of_month: 'END', month: 2 }))).toEqual([
      'Day of month is required',
    ])
    expect(messages(dated('monthly', { day_of_month: 'END' }))).toEqual([])
  })

  test('only the parts for its type are sent, SCHED-32 SCHED-33 SCHED-34 SCHED-35', () => {
    const all = { day_of_month: 5, day_of_week: 2, month: 12, year: 2027 }
    const sent = (type: string) =>
      Object.keys(check(dated(type, all)).data?.notification_date ?? {}).sort()
    expect(sent('monthly')).toEqual(['day_of_month', 'time'])
    expect(sent('weekly')).toEqual(['day_of_week', 'time'])
    expect(sent('yearly')).toEqual(['day_of_month', 'month', 'time'])
    expect(sent('once')).toEqual(['day_of_month', 'month', 'time', 'year'])
  })
})

test('the calendar uses Philippine time', () => {
  expect(dayInManila(Date.UTC(2026, 1, 28, 16))).toEqual({ year: 2026, month: 3, day: 1 })
  expect([daysIn(2026, 2), daysIn(2028, 2), firstWeekday(2026, 3)]).toEqual([28, 29, 0])
  expect([
    monthAfter({ year: 2026, month: 12 }, 1),
    monthAfter({ year: 2026, month: 1 }, -1),
  ]).toEqual([
    { year: 2027, month: 1 },
    { year: 2025, month: 12 },
  ])
})

describe('the 15 colour themes, SCHED-73 SCHED-74', () => {
  const css = readFileSync(
    new URL('../../../src/components/schedule/themes.css', import.meta.url),
    'utf8',
  )
  const colours = (theme: string) =>
    Object.fromEntries(
      [
        ...(css.split(`[data-theme='${theme}']`)[1]?.split('}')[0] ?? '').matchAll(
          /--([\w-]+): (#\w+)/g,
        ),
      ].map(([, name, colour]) => [name, colour ?? '']),
    )

  test.each(themes)('$label is stored in lower case and has readable text', ({ value, label }) => {
    const {
      theme = '',
      'theme-ink': ink = '',
      'theme-soft': soft = '',
      'theme-text': text = '',
    } = colours(value)
    expect(value).toBe(label.toLowerCase())
    for (const [above, below] of [
      [ink, theme],
      [text, soft],
      [text, '#ffffff'],
      [text, '#faf8f3'],
    ] as const)
      expect(contrast(above, below)).toBeGreaterThanOrEqual(4.5)
  })
})
