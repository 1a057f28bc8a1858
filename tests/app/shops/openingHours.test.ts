import { expect, test } from 'vitest'
import { nextOpening } from '#domain/openingHours.ts'

const at = (time: string) => Date.parse(`2026-08-20T${time}:00+08:00`)
const [day, night] = [
  { from: '05:00', to: '18:00' },
  { from: '16:00', to: '02:00' },
]

test.each([
  [day, '04:59', 'at 5:00 AM'],
  [day, '05:00', null],
  [day, '17:59', null],
  [day, '18:00', 'tomorrow at 5:00 AM'],
  [day, '23:30', 'tomorrow at 5:00 AM'],
  [night, '01:59', null],
  [night, '02:00', 'at 4:00 PM'],
  [night, '23:59', null],
  [{ from: '00:00', to: '23:59' }, '23:59', null],
  [{ from: '08:00', to: '08:00' }, '07:00', null],
  // A host may have another form of time, of which nothing is said.
  [{ from: '5 AM', to: '18:00' }, '23:30', null],
])('with the hours %o a shop at %s in Manila opens %s', (hours, time, opening) =>
  expect(nextOpening(hours, at(time))).toBe(opening),
)
