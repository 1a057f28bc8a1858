import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatKilometres } from '#domain/distance.ts'
import { formatMoney, roundMoney } from '#domain/money.ts'
import { dateAndTime, longDate, shortDate } from '#lib/dates.ts'
import { readClaims } from '#lib/jwt.ts'
import { formatCount } from '#lib/numbers.ts'
import { changeParams, comingSoonSearch, withoutDialogs } from '#lib/queryString.ts'

describe('prices, GEN-02 OPEN-44', () => {
  test.each([
    [1234.5, '₱1,234.50'],
    [0, '₱0.00'],
    [-20, '-₱20.00'],
    [9_999_999.99, '₱9,999,999.99'],
    [0.1 + 0.2, '₱0.30'],
    [1e20, '₱1,000,000,000+'],
    [-1e21, '-₱1,000,000,000+'],
  ])('%d is %s', (amount, text) => expect(formatMoney(amount)).toBe(text))
  test('prices, counts, distances and long dates are as Intl writes them for the Philippines', () => {
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
    const amounts = fc
      .integer({ min: -1e11, max: 1e11 })
      .filter((one) => one !== 0)
      .map((centavos) => centavos / 100)
    alike(
      amounts,
      formatMoney,
      new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format,
    )
    alike(fc.nat(1e9), formatCount, new Intl.NumberFormat('en-PH').format)
    const oneDigit = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 1 })
    alike(
      fc.nat({ max: 2e7 }).map((metres) => metres / 1000),
      formatKilometres,
      (km) => `${oneDigit.format(km)} km`,
    )
    const moments = fc.integer({ min: Date.UTC(1991), max: Date.UTC(2200) })
    alike(
      moments,
      longDate,
      new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Manila', dateStyle: 'long' }).format,
    )
  })
  test('sums are shown without floating-point errors, CHECKOUT-16', () => {
    expect(roundMoney(3 * 112.1)).toBe(336.3)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 999 }),
        (price, quantity) => roundMoney((price / 100) * quantity) === (price * quantity) / 100,
      ),
    )
  })
})

describe('claims of a token, AUTH-13', () => {
  const token = (claims: unknown) =>
    `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.y`
  test('exp is returned', () =>
    expect(readClaims(token({ exp: 1_785_000_000, name: '??>>~~' }))).toEqual({
      exp: 1_785_000_000,
    }))
  test('any other text is not a token', () => {
    for (const text of [
      '',
      '.',
      'a.b.c',
      token(null),
      token({}),
      token({ exp: 'soon' }),
      token([]),
    ])
      expect(readClaims(text), text).toBeNull()
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readClaims(text)))
  })
})

test('dates are in Manila time, in any time zone of the user, SCHED-05', () => {
  const evening = '2026-07-20T16:30:00.000Z'
  expect([longDate(evening), shortDate(evening), dateAndTime(evening).replace(/\s/g, ' ')]).toEqual(
    ['July 21, 2026', 'Jul 21, 2026', 'Jul 21, 2026, 12:30 AM'],
  )
})

test('parameters that open a dialog are added and removed without changing the others, SHELL-11 SHELL-16', () => {
  expect(comingSoonSearch('?query=rice')).toBe('?query=rice&coming-soon=true')
  expect(withoutDialogs('?query=rice&login=true&from=%2Fcart&coming-soon=true')).toBe('?query=rice')
  expect(withoutDialogs('?login=true')).toBe('')
  expect(changeParams('?page=2', { page: '3', query: 'a b&c' })).toBe('?page=3&query=a+b%26c')
})
