import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt } from '#features/chat/excerpt.ts'
import {
  chunkNumbers,
  chunksOf,
  dayTitle,
  firstUnread,
  messageRows,
  newMessages,
} from '#features/chat/thread/messageRows.ts'
import { isFewEmoji } from '#features/chat/thread/textParts.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { dayNumber } from '#lib/calendarDays.ts'

const message = (key: string, at: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  key,
  id: key,
  sender: 'seller',
  type: 'text',
  content: key,
  at,
  pending: false,
  ...more,
})

test('messages of one sender in one minute are a group; a day in Manila starts at midnight there', () => {
  const rows = messageRows([
    message('a', '2026-07-20T15:58:10.000Z'),
    message('b', '2026-07-20T15:58:50.000Z'),
    message('c', '2026-07-20T15:58:55.000Z', { sender: 'buyer' }),
    message('d', '2026-07-20T15:59:59.999Z'),
    message('e', '2026-07-20T16:00:00.000Z'),
  ])
  expect(rows.map(({ first, last }) => [first, last])).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
    [true, true],
  ])
  const day = dayNumber(Date.UTC(2026, 6, 20, 3))
  expect(rows.map(({ newDay }) => newDay)).toEqual([day, null, null, null, day + 1])
})

test('what is unread begins after the last message that was seen here, or after the last answer', () => {
  const at = '2026-07-20T03:00:00.000Z'
  const thread = [
    message('a', at),
    message('b', at, { sender: 'buyer' }),
    message('c', at),
    message('d', at),
  ]
  expect(firstUnread(thread, undefined)).toBe('c')
  expect(firstUnread(thread, 'c')).toBe('d')
  expect(firstUnread(thread, 'a'), 'before the answer').toBe('c')
  expect(firstUnread(thread, 'd')).toBeUndefined()
  expect(firstUnread([], 'a')).toBeUndefined()
  const rows = messageRows(thread, 'c')
  expect(rows.map(({ firstNew }) => firstNew)).toEqual([false, false, true, false])
})

test('a day is Today, Yesterday, or its weekday and date; of another year also with the year', () => {
  const today = dayNumber(Date.UTC(2026, 6, 20, 3))
  expect(dayTitle(today, today)).toBe('Today')
  expect(dayTitle(today - 1, today)).toBe('Yesterday')
  expect(dayTitle(today - 2, today)).toBe('Saturday, July 18')
  expect(dayTitle(today - 201, today)).toBe('Wed, December 31, 2025')
})

describe('chunks', () => {
  const keysFrom = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `m${from + i}`)

  test('have 20 messages, and known messages keep theirs when older and newer ones are added', () => {
    const first = chunkNumbers(new Map(), keysFrom(100, 130))
    expect([...first.values()].filter((number) => number === 0)).toHaveLength(20)
    const more = chunkNumbers(first, keysFrom(55, 141))
    for (const [key, number] of first) expect(more.get(key)).toBe(number)
    const sizes = [...Map.groupBy(more.values(), (number) => number).values()].map(
      ({ length }) => length,
    )
    expect(Math.max(...sizes)).toBe(20)
  })

  test('are in order and each number is one run, whatever is added, removed or moved', () => {
    const step = fc.array(
      fc.integer({ min: 0, max: 60 }).map((n) => `m${n}`),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let numbers: ReadonlyMap<string, number> = new Map()
        for (const keys of steps.map((some) => [...new Set(some)])) {
          numbers = chunkNumbers(numbers, keys)
          const chunks = chunksOf(
            messageRows(keys.map((key) => message(key, '2026-07-20T03:00:00.000Z'))),
            numbers,
          )
          expect(chunks.flatMap(({ rows }) => rows.map((row) => row.message.key))).toEqual(keys)
          const order = chunks.map(({ number }) => number)
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        }
      }),
    )
  })
})

test('new are the messages after the known ones, also before own ones that are being sent; older ones are not', () => {
  const at = '2026-07-20T03:00:00.000Z'
  const known = new Set(['b', 'p'])
  const thread = [
    message('a', at),
    message('b', at),
    message('c', at),
    message('p', at, { id: null, pending: true }),
    message('d', at),
  ]
  expect(newMessages(known, thread).map(({ key }) => key)).toEqual(['c', 'd'])
  expect(newMessages(new Set(), thread)).toHaveLength(5)
})

test('one to three emoji alone are shown large', () => {
  for (const text of ['🥭', ' 🥭 🥭\n🥭 ', '👩‍👩‍👧', '🇵🇭', '❤️', '👍🏽'])
    expect(isFewEmoji(text), text).toBe(true)
  for (const text of ['', ' ', 'a', '🥭a', '🥭🥭🥭🥭', '7', '\ud83d', '#'])
    expect(isFewEmoji(text), text).toBe(false)
})

test('an excerpt is short, and splits no letter', () => {
  expect(excerpt({ type: 'text', content: 'Opo' })).toBe('Opo')
  expect(excerpt({ type: 'text', content: '👩‍👩‍👧'.repeat(130) })).toBe(`${'👩‍👩‍👧'.repeat(120)}…`)
  expect(excerpt({ type: 'image', content: '65f0' })).toBe('Picture')
  expect(excerpt({ type: 'sticker' as never, content: 'x' })).toBe('Message')
})
