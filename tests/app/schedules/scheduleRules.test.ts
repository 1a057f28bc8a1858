import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Schemas } from '#api/contract.ts'
import { ApiError } from '#api/http/error.ts'
import {
  MOMENT_PASSED,
  newList,
  scheduleSchema,
  type ScheduleValues,
} from '#components/schedule/scheduleSchema.ts'
import { themes } from '#components/schedule/themes.ts'
import {
  dateAfterChange,
  hasPart,
  monthlyDays,
  partsOf,
  relevantDate,
  timingText,
} from '#components/schedule/timing.ts'
import type { NotificationDate, ScheduleType } from '#domain/recurrence.ts'
import { isOrderOf } from '#features/schedules/dates.ts'
import { isStillSkipped } from '#features/schedules/dates.ts'
import type { Schedule } from '#features/schedules/lines.ts'
import { scheduleIds } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { moveOnFrom } from '#flows/schedule/moveOn.ts'
import { dayInManila, daysIn, firstWeekday, monthAfter } from '#lib/calendarDays.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, openMarket } from '../../marketplace/support/market.ts'
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

  test('a single date that has passed is refused, one that recurs is not, SCHED-35', () => {
    const newYear = { day_of_month: 1, month: 1 }
    expect(messages(dated('once', { ...newYear, year: 2020 }))).toEqual([MOMENT_PASSED])
    expect(messages(dated('once', { ...newYear, year: 2090 }))).toEqual([])
    expect(messages(dated('yearly', newYear))).toEqual([])
  })

  test('a day that is invalid for the type is refused, SCHED-37', () => {
    expect(monthlyDays).toHaveLength(28)
    const refused = ['Day of month is required']
    expect(messages(dated('monthly', { day_of_month: 31 }))).toEqual(refused)
    expect(messages(dated('yearly', { day_of_month: 'END', month: 2 }))).toEqual(refused)
    expect(messages(dated('monthly', { day_of_month: 'END' }))).toEqual([])
  })

  test('only the parts for its type are sent, SCHED-32 SCHED-33 SCHED-34 SCHED-35', () => {
    const all = { day_of_month: 5, day_of_week: 2, month: 12, year: 2027 }
    const sent = (type: string) =>
      Object.keys(check(dated(type, all)).data?.notification_date ?? {}).sort()
    expect(['monthly', 'weekly', 'yearly', 'once'].map(sent)).toEqual([
      ['day_of_month', 'time'],
      ['day_of_week', 'time'],
      ['day_of_month', 'month', 'time'],
      ['day_of_month', 'month', 'time', 'year'],
    ])
  })
})

test('the calendar uses Philippine time', () => {
  expect(dayInManila(Date.UTC(2026, 1, 28, 16))).toEqual({ year: 2026, month: 3, day: 1 })
  expect([daysIn(2026, 2), daysIn(2028, 2), firstWeekday(2026, 3)]).toEqual([28, 29, 0])
  expect(monthAfter({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthAfter({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
})

const css = readFileSync(
  new URL('../../../src/components/schedule/themes.css', import.meta.url),
  'utf8',
)

test.each(themes)(
  '$label is stored in lower case and has readable text, SCHED-73 SCHED-74',
  ({ value, label }) => {
    expect(value).toBe(label.toLowerCase())
    const rules = css.split(`[data-theme='${value}']`)[1]?.split('}')[0] ?? ''
    const colour = (name: string, usual = '') =>
      new RegExp(`--${name}: (#\\w+)`).exec(rules)?.[1] ?? usual
    const text = colour('theme-text', colour('theme'))
    expect(contrast(colour('theme-ink', '#ffffff'), colour('theme'))).toBeGreaterThanOrEqual(4.5)
    for (const below of [colour('theme-soft'), '#ffffff', '#faf8f3'])
      expect(contrast(text, below)).toBeGreaterThanOrEqual(4.5)
  },
)

// What a server leaves out, or only it knows, is left out of the text.
test.each<[string, Partial<NotificationDate>, string]>([
  ['monthly', { day_of_month: 'END' }, 'Every month on the last day, 8:00 AM'],
  ['monthly', { time: '17:30', day_of_month: 3 }, 'Every month on day 3, 5:30 PM'],
  ['monthly', {}, '8:00 AM'],
  ['weekly', { day_of_week: 3 }, 'Every Wednesday, 8:00 AM'],
  ['weekly', { day_of_week: 9 }, '8:00 AM'],
  ['weekly', { day_of_week: 1, time: 'noon' }, 'Every Monday'],
  ['yearly', { day_of_month: 24, month: 12 }, 'Every year on December 24, 8:00 AM'],
  ['yearly', { day_of_month: 1, month: 13 }, '8:00 AM'],
  ['once', { day_of_month: 24, month: 12, year: 2040 }, 'Once, on December 24, 2040, 8:00 AM'],
  ['once', { day_of_month: 3, month: 2 }, 'Once, on February 3, 8:00 AM'],
  ['fortnightly', { day_of_month: 1 }, '8:00 AM'],
])('a %s list on %j reads “%s”, SCHED-10', (type, date, text) =>
  expect(timingText(type as ScheduleType, { time: '08:00', ...date })).toBe(text),
)

test('the first day of a monthly list is no date of a year; a chosen date stays, SCHED-36', () => {
  const start = { time: '08:00', day_of_month: 1 }
  for (const type of ['yearly', 'once'] as const)
    expect(dateAfterChange(type, start).day_of_month).toBeUndefined()
  expect(dateAfterChange('monthly', dateAfterChange('yearly', start)).day_of_month).toBe(1)
  const fiesta = { ...start, day_of_month: 24, month: 12 }
  expect(dateAfterChange('yearly', fiesta)).toEqual(fiesta)
})

test('a type that only the server knows breaks nothing', () => {
  const stranger = 'fortnightly' as ScheduleType
  expect(partsOf(stranger).every((part) => hasPart(stranger, part, { time: '08:00' }))).toBe(true)
  expect(relevantDate(stranger, { time: '08:00', day_of_month: 1 })).toEqual({ time: '08:00' })
})

afterEach(() => vi.useRealTimers())

test('a skip can be taken back while its list is active and unchanged, and its date ahead, SCHED-55', () => {
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

const DUE = '2027-01-31T00:00:00.000Z'
const listAt = (next_checkout_date: string | null) =>
  ({ next_checkout_date }) as Schemas['Schedule']
const later = listAt('2027-02-28T00:00:00.000Z')

/** A server whose list stands at a date. */
function server(
  outcome: 'answered' | 'lost' | 'neverArrived' | 'refused',
  at: string | null = DUE,
) {
  let list = listAt(at)
  const move = vi.fn<() => Promise<Schemas['Schedule']>>(async () => {
    if (outcome === 'refused') throw new ApiError(409)
    if (outcome !== 'neverArrived') list = later
    if (outcome !== 'answered') throw new ApiError(0)
    return list
  })
  return { read: async () => list, move }
}

test.each(['answered', 'lost'] as const)(
  'a list is moved on from its date, once, also when the answer is lost: %s, SCHED-55',
  async (outcome) => {
    const host = server(outcome)
    expect(await moveOnFrom('2027-01-31T00:00:00Z', host)).toEqual({ list: later, moved: true })
    expect(host.move).toHaveBeenCalledOnce()
  },
)

test.each([['2027-02-28T00:00:00.000Z'], [null]])(
  'a list that already has another date (%s) is not changed, SCHED-55',
  async (at) => {
    const moved = server('answered', at)
    expect(await moveOnFrom(DUE, moved)).toEqual({ list: listAt(at), moved: false })
    expect(moved.move).not.toHaveBeenCalled()
  },
)

test.each([
  ['refused', 409],
  ['neverArrived', 0],
] as const)('a move that was %s is passed on, SCHED-55', async (outcome, status) => {
  await expect(moveOnFrom(DUE, server(outcome))).rejects.toMatchObject({ status })
})

test('the orders of a list are those of its dates with its products, and no others, SCHED-76', async () => {
  const market = openMarket({ products: 80 })
  const ask = as(market, 'liza')
  const { body: list } = await ask('GET', `/order/schedule/${scheduleIds.weeklyGroceries}`)
  const orders = async () => (await ask('GET', `/transactions/customer/${list.user_id}`)).body.items
  const before = new Set((await orders()).map(({ _id }: { _id: string }) => _id))
  applyScenario(market, { advance: 6 * 86_400_000 })
  const placed = (await orders()).filter(({ _id }: { _id: string }) => !before.has(_id))
  expect(placed.length).toBeGreaterThan(1)
  for (const order of placed) expect(isOrderOf(list, order), order.createdAt).toBe(true)

  const order = placed[0]
  const at = (createdAt: string) => ({ ...order, createdAt })
  expect(
    isOrderOf(list, at('2026-07-25T00:00:59.000Z')),
    'a marketplace may be a little late',
  ).toBe(true)
  expect(isOrderOf(list, at('2026-07-25T00:01:01.000Z'))).toBe(false)
  expect(isOrderOf(list, at('2026-07-24T00:00:00.000Z')), 'another day').toBe(false)
  expect(isOrderOf(list, { ...order, delivery_method: 'PICKUP' })).toBe(false)
  const others = order.products.map((line: object) => ({
    ...line,
    product: { _id: namedProducts.mangoCake.id },
  }))
  expect(isOrderOf(list, { ...order, products: others })).toBe(false)
})
