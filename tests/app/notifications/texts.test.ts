import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupByDay } from '#features/notifications/list/dayGroups.ts'
import { shownInVisit } from '#features/notifications/list/visit.ts'
import { timeAgo } from '#lib/timeAgo.ts'
import { shorten } from '#lib/visibleText.ts'
import { marks, notification } from './server.ts'

const characters = (text: string) =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)

test('a text is cut between characters as users see them, and only when it is longer, NOTIF-08', () => {
  const unit = fc.constantFrom('a', ' ', 'ñ', 'n\u0303', '👨‍👩‍👧‍👦', '🇵🇭', '👍🏽', 'e\u0301\u0302', '\r\n')
  fc.assert(
    fc.property(
      fc.array(unit, { maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (parts, length) => {
        const text = parts.join('')
        const whole = characters(text)
        const short = shorten(text, length)
        if (whole.length <= length) expect(short).toBe(text)
        else expect(short).toBe(`${whole.slice(0, length).join('').trimEnd()}…`)
      },
    ),
  )
})

const manila = (text: string) => Date.parse(`${text}+08:00`)

test('groups follow the days in Manila, and change at its midnight, NOTIF-02', () => {
  const items = ['20T00:00', '19T23:59', '18T12:00', '14T00:00', '13T23:59'].map((time) => ({
    createdAt: new Date(manila(`2026-11-${time}`)).toISOString(),
  }))
  const labels = (now: number) =>
    groupByDay(items, now).map(({ label, items: ofDay }) => `${label} ${ofDay.length}`)
  const friday = ['Today 1', 'Yesterday 1', 'This week 2', 'Older 1']
  expect(labels(manila('2026-11-20T23:59'))).toEqual(friday)
  expect(labels(manila('2026-11-21T00:00'))).toEqual(['Yesterday 1', 'This week 2', 'Older 2'])
  // The server's clock may be ahead.
  expect(labels(manila('2026-11-19T12:00'))[0]).toBe('Today 2')
})

test.each([
  ['2026-11-20T09:59:30', 'Just now'],
  ['2026-11-20T10:00:30', 'Just now'],
  ['2026-11-20T09:59', '1 minute ago'],
  ['2026-11-20T09:00', '1 hour ago'],
  ['2026-11-19T11:00', '23 hours ago'],
  ['2026-11-19T09:00', '1 day ago'],
  ['2026-11-14T09:00', '6 days ago'],
  ['2026-11-13T09:00', 'Nov 13, 2026'],
])('%s, seen on 20 November 2026 at 10:00: %s', (moment, words) => {
  expect(timeAgo(manila(moment), manila('2026-11-20T10:00'))).toBe(words)
})

test('in Unread, what is read during the visit stays, as read; what was read before is not shown, NOTIF-01', () => {
  const shown = [notification(4), notification(3), notification(2)]
  const loaded = [
    notification(5),
    notification(4, { is_read: true }),
    notification(2),
    notification(1, { is_read: true }),
  ]
  const next = shownInVisit(shown, loaded, false)
  expect(marks(next)).toBe('5* 4 3 2*')
})

test('one that has moved to a page that is not loaded is not taken for read, NOTIF-01', () => {
  const next = shownInVisit(
    [notification(2), notification(1)],
    [notification(3), notification(2)],
    true,
  )
  expect(marks(next)).toBe('3* 2* 1*')
})
