import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameAndSize } from '#domain/productName.ts'
import {
  isLeapDay,
  nextCheckouts,
  type NotificationDate,
  type ScheduleType,
} from '#domain/recurrence.ts'
import catalogue from '#fixtures/data/catalogue.json'
import { namedBuyers } from '#fixtures/named.ts'
import { readClaims } from '#lib/jwt.ts'
import { nextCheckout, type Recurrence } from '#mocks/rules/schedules.ts'
import { issueToken, readToken, TOKEN_LIFETIME_S } from '#mocks/rules/tokens.ts'
import { type Category, categoryTree, contains } from '#openapi/categories.ts'
import { call, DEFAULT_NOW, openMarket } from '../marketplace/support/market.ts'

/** As the rows of the specification write it. */
const rows = {
  'CAT-02':
    'fresh: fresh-meat (chicken, beef, pork); fresh-noodles; fresh-seafood; fresh-produce (fruits, vegetables)',
  'CAT-03':
    'frozen: frozen-meat; frozen-seafood; frozen-produce; deli; ice; ice-cream-and-novelties',
  'CAT-04': 'snacks: chips; biscuits-crackers; cookies; nuts-trail-mix-seeds',
  'CAT-05': 'candy: chocolate; gum; hard-candy-lollipops; mints; gummy-chew-candy',
  'CAT-06':
    'pantry: canned-goods; jars; spreads-dressing; cooking-oils; spices-seasonings; rice-grains; baking-ingredients; oats-and-cereal; instant-noodles; noodles',
  'CAT-07':
    'beverages: soft-drinks; energy-drinks; chocolate-malt; coffee-tea; juice-and-powdered-drinks; water; alcoholic-beverages',
  'CAT-08': 'dairy: milk-cream; cheese-butter; eggs',
  'CAT-09': 'pastries: baked-treats; cakes',
  'CAT-10':
    'medicine-and-remedies: over-the-counter-medications; first-aid; vitamins-and-supplements',
  'CAT-11':
    'miscellaneous: cosmetics; school-and-office-supplies; hygiene-and-personal-care-products; cigarettes-and-tobacco; household-cleaning-supplies',
}

const write = ({ slug, children }: Category) =>
  `${slug}: ${children.map((child) => (child.children.length === 0 ? child.slug : `${child.slug} (${child.children.map((leaf) => leaf.slug).join(', ')})`)).join('; ')}`

test.each(Object.entries(rows))('%s: %s', (_id, row) =>
  expect(categoryTree.map(write)).toContain(row),
)

test('there are no other categories, CAT-01 OPEN-18', () =>
  expect(categoryTree.map(write)).toEqual(Object.values(rows)))

test('a category contains its descendants, OPEN-18', () => {
  const fresh = categoryTree.find((category) => category.slug === 'fresh')
  expect(
    fresh && [contains(fresh, 'fresh'), contains(fresh, 'beef'), contains(fresh, 'ice')],
  ).toEqual([true, true, false])
})

test.each([
  ['Bukid Jasmine Rice, 5 kg', 'Bukid Jasmine Rice', '5 kg'],
  [
    'Habagat 3-in-1 Coffee Original, 20 g x 10 (pack of 12)',
    'Habagat 3-in-1 Coffee Original',
    '20 g x 10 (pack of 12)',
  ],
  [
    'Paracetamol 500 mg Tablet (generic), 10 tablets',
    'Paracetamol 500 mg Tablet (generic)',
    '10 tablets',
  ],
  ['Aral Spiral Notebook, 80 leaves, 1 pc', 'Aral Spiral Notebook, 80 leaves', '1 pc'],
  ['Dinorado Rice 5 kg', 'Dinorado Rice', '5 kg'],
  ['Fizz Cola 1.5L', 'Fizz Cola', '1.5L'],
])(
  'the pack size at the end of a name is split from its words: %s, CARD-01',
  (name, words, size) => {
    expect(nameAndSize(name)).toEqual([words, size])
  },
)

test.each(['Carabao Mango, Ripe', 'Boracay 2000', '5 kg', 'X', ''])(
  'a name without a pack size stays whole: %j, CARD-01',
  (name) => {
    expect(nameAndSize(name)).toEqual([name])
  },
)

test('every article of the catalogue has its size apart, CARD-01', () => {
  const named = Object.values(catalogue)
    .flat()
    .map(({ name, unit }) => [nameAndSize(`${name}, ${unit}`), [name, unit]] as const)
  for (const [found, expected] of named) expect(found).toEqual(expected)
})

const two = (n: number) => String(n).padStart(2, '0')
const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`)
const month = fc.integer({ min: 1, max: 12 })
const day = fc.integer({ min: 1, max: 31 })
const dayOrEnd = fc.oneof(fc.integer({ min: 1, max: 27 }), fc.constant('END' as const))
const recurrence: fc.Arbitrary<[ScheduleType, NotificationDate]> = fc.oneof(
  fc
    .record({ time, day_of_month: dayOrEnd })
    .map((date): [ScheduleType, NotificationDate] => ['monthly', date]),
  fc
    .record({ time, day_of_week: fc.nat(6) })
    .map((date): [ScheduleType, NotificationDate] => ['weekly', date]),
  fc
    .record({ time, day_of_month: day, month })
    .map((date): [ScheduleType, NotificationDate] => ['yearly', date]),
  fc
    .record({ time, day_of_month: day, month, year: fc.integer({ min: 2026, max: 2046 }) })
    .map((date): [ScheduleType, NotificationDate] => ['once', date]),
)
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2046, 0, 1) })

function datesOf(
  type: ScheduleType,
  date: NotificationDate,
  after: number,
  count: number,
): number[] {
  const dates: number[] = []
  for (let next: number | null = after; dates.length < count; dates.push(next)) {
    next = nextCheckout({ ...date, schedule_type: type } as Recurrence, next)
    if (next === null) break
  }
  return dates
}

test('the next dates agree with the marketplace over 20 years, SCHED-32 SCHED-33 SCHED-34 SCHED-35', () => {
  fc.assert(
    fc.property(recurrence, moment, ([type, date], after) => {
      expect(nextCheckouts(type, date, after, 3)).toEqual(datesOf(type, date, after, 3))
    }),
    { numRuns: 2000 },
  )
})

test.each<[ScheduleType, NotificationDate]>([
  ['monthly', { time: '00:00', day_of_month: 'END' }],
  ['monthly', { time: '23:59', day_of_month: 1 }],
  ['yearly', { time: '08:00', day_of_month: 29, month: 2 }],
  ['weekly', { time: '07:59', day_of_week: 0 }],
])(
  'a %s list at %o agrees on all days around the ends of months, also exactly at its time',
  (type, date) => {
    for (let at = Date.UTC(2027, 0, 25); at < Date.UTC(2029, 3, 1); at += 8 * 3_600_000) {
      expect(nextCheckouts(type, date, at, 3)).toEqual(datesOf(type, date, at, 3))
      const [next = 0] = nextCheckouts(type, date, at, 1)
      expect(nextCheckouts(type, date, next, 1)).toEqual(datesOf(type, date, next, 1))
    }
  },
)

test('a list on 29 February checks out on the 28th in other years', () => {
  const date = { time: '08:00', day_of_month: 29, month: 2 }
  const days = nextCheckouts('yearly', date, Date.UTC(2027, 0, 1), 3).map((one) =>
    new Date(one).toISOString().slice(0, 10),
  )
  expect(days).toEqual(['2027-02-28', '2028-02-29', '2029-02-28'])
  expect([
    isLeapDay('yearly', date),
    isLeapDay('yearly', { ...date, day_of_month: 28 }),
    isLeapDay('once', { ...date, year: 2028 }),
  ]).toEqual([true, false, false])
})

test.each<[ScheduleType, NotificationDate]>([
  ['monthly', { time: '08:00' }],
  ['yearly', { time: '08:00', day_of_month: 3 }],
  ['weekly', { time: '08:00' }],
  ['once', { time: '08:00', day_of_month: 3, month: 2 }],
  ['once', { time: '08:00', day_of_month: 3, month: 2, year: 2020 }],
])('a %s list with %o has no date yet', (type, date) => {
  expect(nextCheckouts(type, date, Date.UTC(2027, 0, 1), 3)).toEqual([])
})

const liza = namedBuyers.liza.id

test('a token is a JWT whose exp is in seconds, and the app reads it, AUTH-13', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza)
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(readClaims(token)).toEqual({ exp: DEFAULT_NOW / 1000 + TOKEN_LIFETIME_S })
  expect(readToken(world, token)?.buyer._id).toBe(liza)
  expect(issueToken(world, liza)).not.toBe(token)
})

test('a token expires at its exp, AUTH-13', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza, 60)
  world.clock.advance(59_999)
  expect(readToken(world, token)?.buyer._id).toBe(liza)
  world.clock.advance(1)
  expect(readToken(world, token)).toBeNull()
  expect(readToken(world, issueToken(world, liza, -1))).toBeNull()
})

test('a token with any change is invalid', () => {
  const { world } = openMarket({ products: 80 })
  const token = issueToken(world, liza)
  const forged = [
    `${token}.x`,
    `${token}x`,
    token.slice(0, -1),
    token.replace('.', '..'),
    '',
    '.',
    '..',
    'null',
  ]
  for (const one of forged) expect(readToken(world, one), one).toBeNull()
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'ABCxyz019-_.'), (at, letter) => {
      fc.pre(token[at] !== letter)
      expect(readToken(world, token.slice(0, at) + letter + token.slice(at + 1))).toBeNull()
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => readToken(world, text) === null))
})

test('a token of another world or of a deleted account is not accepted', async () => {
  const [market, other] = [openMarket({ products: 80 }), openMarket({ products: 80, seed: 2 })]
  expect(readToken(other.world, market.login('liza'))).toBeNull()
  const token = market.login('mia')
  market.world.tables.users.remove(namedBuyers.mia.id)
  expect((await call(market, 'GET', '/auth/me', { token })).status).toBe(401)
})
