import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt } from '#features/chat/excerpt.ts'
import { chunkNumbers, chunksOf, dayTitle, messageRows } from '#features/chat/thread/messageRows.ts'
import { firstUnread, newMessages } from '#features/chat/thread/messageRows.ts'
import { isFewEmoji } from '#features/chat/thread/textParts.ts'
import { textParts } from '#features/chat/thread/textParts.ts'
import type { ThreadMessage } from '#flows/chat/useThread.ts'
import { dayNumber } from '#lib/calendarDays.ts'

const message = (key: string, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  key,
  id: key,
  sender: 'seller',
  type: 'text',
  content: key,
  at: '2026-07-20T03:00:00.000Z',
  pending: false,
  ...more,
})

test('messages of one sender in one minute are a group; a day in Manila starts at midnight there', () => {
  const rows = messageRows([
    message('a', { at: '2026-07-20T15:58:10.000Z' }),
    message('b', { at: '2026-07-20T15:58:50.000Z' }),
    message('c', { at: '2026-07-20T15:58:55.000Z', sender: 'buyer' }),
    message('d', { at: '2026-07-20T15:59:59.999Z' }),
    message('e', { at: '2026-07-20T16:00:00.000Z' }),
  ])
  expect(rows.map(({ first }) => first)).toEqual([true, false, true, true, true])
  expect(rows.map(({ last }) => last)).toEqual([false, true, true, true, true])
  const day = dayNumber(Date.UTC(2026, 6, 20, 3))
  expect(rows.map(({ newDay }) => newDay)).toEqual([day, null, null, null, day + 1])
})

test('what is unread begins after the last seen message, or the last answer', () => {
  const thread = [message('a'), message('b', { sender: 'buyer' }), message('c'), message('d')]
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
  expect(dayTitle(today - 201, today)).toBe('Wed, Dec 31, 2025')
})

describe('chunks', () => {
  const keysFrom = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `m${from + i}`)

  test('have 20 messages, and known messages keep theirs when older and newer ones are added', () => {
    const first = chunkNumbers(new Map(), keysFrom(100, 130))
    expect([...first.values()].filter((number) => number === 0)).toHaveLength(20)
    const more = chunkNumbers(first, keysFrom(55, 141))
    for (const [key, number] of first) expect(more.get(key)).toBe(number)
    const chunks = [...Map.groupBy(more.values(), (number) => number).values()]
    expect(Math.max(...chunks.map(({ length }) => length))).toBe(20)
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
          const chunks = chunksOf(messageRows(keys.map((key) => message(key))), numbers)
          expect(chunks.flatMap(({ rows }) => rows.map((row) => row.message.key))).toEqual(keys)
          const order = chunks.map(({ number }) => number)
          expect(order).toEqual([...new Set(order)].sort((a, b) => a - b))
        }
      }),
    )
  })
})

test('new are the messages after the known ones, also before own ones being sent', () => {
  const known = new Set(['b', 'p'])
  const thread = ['a', 'b', 'c', 'p', 'd'].map((key) =>
    message(key, key === 'p' ? { id: null, pending: true } : {}),
  )
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

const app = { origin: 'https://suki.example', base: '/shop' }
const links = (text: string) =>
  textParts(text, app).filter(({ path, href }) => path !== undefined || href !== undefined)

test.each([
  ['See https://example.com/a.', 'https://example.com/a', 'https://example.com/a'],
  ['(https://example.com/a_(b))', 'https://example.com/a_(b)', 'https://example.com/a_(b)'],
  [
    `${app.origin}/shop/products/1?x=1#y, ok?`,
    `${app.origin}/shop/products/1?x=1#y`,
    '/products/1?x=1#y',
  ],
  [`${app.origin}/shop`, `${app.origin}/shop`, '/'],
  // Beside the app, on the same host.
  [`${app.origin}/shopping`, `${app.origin}/shopping`, `${app.origin}/shopping`],
  [`${app.origin}:443/shop/cart`, `${app.origin}:443/shop/cart`, '/cart'],
  ['HTTPS://EXAMPLE.com', 'HTTPS://EXAMPLE.com', 'https://example.com/'],
])('in “%s” the link %s leads to %s', (message, text, to) =>
  expect(links(message)).toEqual([{ text, [to.startsWith('/') ? 'path' : 'href']: to }]),
)

test.each([
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:// example.com',
  'https://suki.example@evil.example/',
  'https://suki.example:x@evil.example/',
  'www.example.com',
])('%s is text', (text) => {
  expect(textParts(text, app)).toEqual([{ text }])
})

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')

const A = 'https://example.com/a'
test.each([
  `“${A}”`,
  `‘${A}’`,
  `»${A}«`,
  `"${A}"`,
  `'${A}'`,
  `"${A}","x"`,
  `'${A}','x'`,
  `${A}—see`,
  `${A}–see`,
  `${A}…`,
  `${A}。`,
  `${A}。次`,
  `${A}、次`,
  `${A}！`,
  `${A}？`,
  `「${A}」`,
  `（${A}）`,
  `これ${A}`,
  `${A}👍`,
  `${A}👍🏽 salamat`,
  `${A}❤️`,
  `${A}🇵🇭`,
  `${A}👩‍🌾ok`,
  `${A}→`,
  `*${A}*`,
  `_${A}_ po`,
  `*Tingnan: ${A}*`,
  `*_${A}_*, po`,
  `~~${A}~~`,
  `|${A}|`,
  `\`${A}\``,
  `${A}: ok`,
  `<${A}>`,
  `[a](${A})`,
  `${A}\u202Egnp.exe`,
  `${A}\u200b`,
  `${A}\u2800`,
])('in %s, the text around the address is plain', (text) => {
  expect(links(text)).toEqual([{ text: A, href: A }])
})

test.each([
  'https://example.com',
  `https://www.google.com/maps/place/15°02'13.6"N+120°40'55.7"E`,
  `https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E`,
  `https://www.google.com/maps/place/33°52'10"S+151°12'30"W/@-33.8,151.2,17z`,
  "https://example.com/it's",
  'https://example.com/a_b__c',
  'https://example.com/a|b',
  'https://youtu.be/dQw4w9WgXc_',
  'https://example.com/wiki/Foo_(bar)_',
  'https://example.com/~',
  'https://example.com/{id}/x?y={z}',
  'https://example.com/a,b;c!d',
  'https://example.com/看',
  'https://web.archive.org/web/2020/https://example.com/',
  'https://xn--e1afmkfd.xn--p1ai/',
])('all of %s is an address', (address) => {
  for (const text of [
    address,
    `(${address})`,
    `"${address}"`,
    `Tingnan po: ${address}. Salamat`,
    `*Bago* _po_, snake_case: ${address}, https://example.com/_`,
    `${address}。`,
    `${address}🙏`,
  ])
    expect(links(text)[0]?.text).toBe(address)
})

test.each([
  'https://suki.example//evil.example/login',
  'https://suki.example/\\evil.example/login',
  'https://suki.example/shop//evil.example/login',
  'https://suki.example/shop/\\evil.example/login',
  'https://suki.example/shop/.//evil.example/login',
  'https://suki.example/shop/%2e//evil.example/login',
  'https://suki.example/shop/../shop//evil.example',
  'https://suki.example/shop/..//evil.example',
])('%s does not lead out of the app: it opens as a page of this site, in another tab', (text) => {
  for (const { path, href } of links(text)) {
    expect(path).toBeUndefined()
    expect(new URL(href ?? '').origin).toBe(app.origin)
  }
})

test('a very long text is split in linear time, CHAT-21', () => {
  const hostile =
    "https:// https://a. https://a.b/' https://a.b/(a _ ( 👍 ' \" a@ 1 .,;:!? ((((a))))".split(' ')
  for (const piece of hostile) {
    const long = `https://a.b/${piece.repeat(500_000 / piece.length)}x`
    expect(joined(textParts(long, app)) === long, piece).toBe(true)
  }
})

test('the parts of any text are the text, and its links are safe', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.constantFrom(
      ...`https:// http:// ( ) . \ud83d javascript: @ ${app.origin}/shop/`.split(' '),
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      const parts = textParts(text, app)
      expect(joined(parts)).toBe(text)
      for (const { href, path } of parts) {
        if (href !== undefined) expect(new URL(href).protocol).toBe('https:')
        if (path !== undefined) expect(path).toMatch(/^\/(?!\/)/)
      }
    }),
  )
})
