import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatKilometres } from '#domain/distance.ts'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { briefTime, dateAndTime, longDate, shortDate } from '#lib/dates.ts'
import { readClaims } from '#lib/jwt.ts'
import { formatCount } from '#lib/numbers.ts'
import {
  categoriesSearch,
  changeParams,
  comingSoonSearch,
  withoutDialogs,
} from '#lib/queryString.ts'
import { parseTimeOfDay } from '#lib/timeOfDay.ts'
import {
  countCharacters,
  cut,
  firstCharacter,
  isBlank,
  sameName,
  shorten,
  tidyName,
  visibleText,
} from '#lib/visibleText.ts'
import { durationText } from '#lib/waiting.ts'
import { webAddress } from '#lib/webAddress.ts'

test.each([
  [1234.5, '₱1,234.50'],
  [0, '₱0.00'],
  [-20, '-₱20.00'],
  [9_999_999.99, '₱9,999,999.99'],
  [0.1 + 0.2, '₱0.30'],
  [1e20, '₱1,000,000,000+'],
  [-1e21, '-₱1,000,000,000+'],
])('the price %d is %s, GEN-02 OPEN-44', (amount, text) => expect(formatMoney(amount)).toBe(text))

test('prices, counts, distances and long dates are as Intl writes them, GEN-02 OPEN-44', () => {
  const alike = <Value>(
    values: fc.Arbitrary<Value>,
    own: (value: Value) => string,
    ofIntl: (value: Value) => string,
  ) =>
    fc.assert(
      fc.property(values, (value) => {
        expect(own(value)).toBe(ofIntl(value))
      }),
    )
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat('en-PH', options).format
  alike(
    // Intl writes -₱0.00.
    fc.integer({ min: -1e11, max: 1e11 }).map((centavos) => (centavos || 1) / 100),
    formatMoney,
    numbers({ style: 'currency', currency: 'PHP' }),
  )
  alike(fc.nat(1e9), formatCount, numbers())
  const oneDigit = numbers({ maximumFractionDigits: 1 })
  alike(
    fc.nat(2e7).map((metres) => metres / 1000),
    formatKilometres,
    (km) => `${oneDigit(km)} km`,
  )
  alike(
    fc.integer({ min: Date.UTC(1991), max: Date.UTC(2200) }),
    longDate,
    new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', dateStyle: 'long' }).format,
  )
})

test('sums are shown without floating-point errors, CHECKOUT-16', () => {
  expect(roundMoney(3 * 112.1)).toBe(336.3)
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 999 }),
      (price, quantity) => roundMoney((price / 100) * quantity) === (price * quantity) / 100,
    ),
  )
})

test('of a token its exp is read; any other text is none, AUTH-13', () => {
  const token = (claims: unknown) =>
    `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.y`
  const exp = 1_785_000_000
  expect(readClaims(token({ exp, name: '??>>~~' }))).toEqual({ exp })
  for (const text of ['', '.', 'a.b.c', ...[null, {}, { exp: 'soon' }, []].map(token)])
    expect(readClaims(text), text).toBeNull()
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readClaims(text)))
})

test('dates are in Manila time, in any time zone of the user, SCHED-05', () => {
  const evening = '2026-07-20T16:30:00.000Z'
  expect([longDate(evening), shortDate(evening), dateAndTime(evening).replace(/\s/g, ' ')]).toEqual(
    ['July 21, 2026', 'Jul 21, 2026', 'Jul 21, 2026, 12:30 AM'],
  )
})

test.each([
  ['2026-07-20T16:05:00.000Z', '12:05 AM'],
  // Yesterday in Manila, today in UTC.
  ['2026-07-20T15:59:00.000Z', 'Mon'],
  ['2026-07-15T04:00:00.000Z', 'Wed'],
  // The same weekday as today would be ambiguous.
  ['2026-07-14T04:00:00.000Z', 'Jul 14'],
  ['2025-12-31T15:59:00.000Z', 'Dec 31, 2025'],
  ['2025-12-31T16:00:00.000Z', 'Jan 1'],
])('on 21 July 2026 in Manila %s is %s, as short as it can be, CHAT-01 CHAT-24', (time, text) =>
  expect(briefTime(time, Date.UTC(2026, 6, 20, 16, 30))).toBe(text),
)

test.each<[string, string | null]>([
  ['1:30 PM', '13:30'],
  ['1:30pm', '13:30'],
  ['01:30 p.m.', '13:30'],
  ['1.30 p', '13:30'],
  ['130pm', '13:30'],
  ['13:30', '13:30'],
  ['1330H', '13:30'],
  ['13:30 PM', '13:30'],
  ['１：３０ ＰＭ', '13:30'],
  ['1:30 n.h.', '13:30'],
  ['1:30 ng hapon', '13:30'],
  ['1:30 NT', '13:30'],
  ['9PM', '21:00'],
  ['9 n.g.', '21:00'],
  ['9 gabi', '21:00'],
  ['9 n.u.', '09:00'],
  ['11 tanghali', '11:00'],
  ['12 am', '00:00'],
  ['12MN', '00:00'],
  ['12nn', '12:00'],
  ['12 noon', '12:00'],
  ['08:00', '08:00'],
  ['0800', '08:00'],
  ['00:15', '00:15'],
  ...[
    '',
    '1:30',
    '9',
    '13',
    '25:00',
    '13:60',
    '13:30 AM',
    '0 am',
    '10 hapon',
    '3 noon',
    '3 n.g.',
    'noon',
    '1:30 xm',
    '1:30 constructor',
    '9:00 to 10:00',
  ].map((unclear): [string, null] => [unclear, null]),
])('the time %j is %s, SCHED-40', (text, time) => expect(parseTimeOfDay(text)).toBe(time))

test.each([
  [0, '1 second'],
  [999, '1 second'],
  [1001, '2 seconds'],
  [60_000, '60 seconds'],
  [60_001, '2 minutes'],
  [120_000, '2 minutes'],
  [3_600_000, '60 minutes'],
  [3_600_001, '2 hours'],
])('%i ms are called %s, never less', (ms, words) => expect(durationText(ms)).toBe(words))

const family = '👨‍👩‍👧‍👦'
const flag = '🇵🇭'
/** A letter and its accent, in two code points. */
const accented = 'n\u0303'

describe('what a reader sees nothing of is empty', () => {
  test.each([
    '',
    ' \n',
    '\u200b',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u2060\ufeff',
    '\u00a0\u3000',
    '\u115f',
    '\ufe0f',
    '\u{e0001}',
    '\u180e',
  ])('%j is empty', (text) =>
    expect([isBlank(text), visibleText(text), firstCharacter(text)]).toEqual([true, '', '']),
  )
  test.each(['a', ' a ', '\u200ba', '.', '🌸', family])('%j is not', (text) =>
    expect([isBlank(text), visibleText(text)]).toEqual([false, text.trim()]),
  )
})

test.each([
  ['Piñata', `Pi${accented}ata`],
  ['Weekly groceries', ' weekly   GROCERIES '],
  ['Weekly groceries', 'Weekly\u00a0groceries'],
  ['Weekly groceries', 'Wee\u200bkly gro\u00adceries'],
  ['Weekly groceries', 'Weekly \u200b groceries'],
])('the names %s and %j, which look the same, are the same', (one, other) =>
  expect(sameName(one, other)).toBe(true),
)

test('names that look different are not the same; a name is tidied', () => {
  expect(sameName('Weekly groceries', 'Weeklygroceries')).toBe(false)
  expect(tidyName(`  Pi${accented}ata \n party`)).toBe('Piñata party')
})

test.each([
  ['Ana', 'A'],
  [' ana', 'a'],
  ['🌸 Ana', '🌸'],
  [`${family} Cruz`, family],
  [`${flag}PH`, flag],
  [`\u200b${accented}ana`, accented],
])('the first character of %j is %j', (text, first) => expect(firstCharacter(text)).toBe(first))

test('a text is cut and counted by what users see as characters', () => {
  for (const [text, length, left] of [
    ['Ana', 3, 'Ana'],
    ['Anabel', 3, 'Ana'],
    [`Ana${family}`, 8, 'Ana'],
    [`Ana${flag}`, 6, 'Ana'],
    [`Ana${accented}`, 4, 'Ana'],
    [family, 3, ''],
  ] as const)
    expect(cut(text, length), text).toBe(left)
  expect(shorten(`${flag}${family}a`, 2)).toBe(`${flag}${family}…`)
  expect(shorten(`${flag}${family}`, 2)).toBe(`${flag}${family}`)
  expect([`${flag}${family}a`, accented, 'a\nb', ''].map(countCharacters)).toEqual([3, 1, 3, 0])
})

test.each<[unknown, string | null]>([
  ['https://pay.example/a?b=c#d', 'https://pay.example/a?b=c#d'],
  ['HTTP://pay.example', 'http://pay.example/'],
  ...[
    'https://pay.example@evil.example/',
    'https://:x@evil.example/',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>',
    'blob:https://pay.example/1',
    'file:///etc/passwd',
    '//pay.example',
    '/cart',
    '',
    undefined,
    { href: 'https://pay.example' },
    ['https://pay.example'],
  ].map((refused): [unknown, null] => [refused, null]),
])('the address %j is opened as %j, PAY-07', (address, opened) =>
  expect(webAddress(address)).toBe(opened),
)

test('for any text from a server, only http and https are opened, PAY-07', () => {
  const schemes = ['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'https://', 'http://', '']
  fc.assert(
    fc.property(fc.constantFrom(...schemes), fc.string({ unit: 'binary' }), (scheme, rest) => {
      expect(webAddress(scheme + rest) ?? 'https:').toMatch(/^https?:/)
    }),
  )
})

test('parameters are set and removed, and the others stay', () => {
  expect(changeParams('?a=1&b=2', { b: '3', c: 'x y&z' })).toBe('?a=1&b=3&c=x+y%26z')
  expect(changeParams('?a=1', { a: null })).toBe('')
})

test('the coming-soon dialog and the categories open over the screen, and closing them restores the address, SHELL-16', () => {
  const soon = comingSoonSearch('?query=rice')
  expect(soon).toBe('?query=rice&coming-soon=true')
  const categories = categoriesSearch('?query=rice')
  expect(categories).toBe('?query=rice&menu=categories')
  expect([soon, categories].map(withoutDialogs)).toEqual(['?query=rice', '?query=rice'])
})

test('the parameters that open the login do not belong to the screen below it, AUTH-09 SHELL-11', () => {
  expect(withoutDialogs('?login=true&from=%2Fcart&categories=dairy')).toBe('?categories=dairy')
  expect(withoutDialogs('?login=true')).toBe('')
})
