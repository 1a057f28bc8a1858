import { describe, expect, test } from 'vitest'
import { isOpen, nextOpening, sameDay } from '#fixtures/openingHours.ts'
import { placeOfLink } from '#mocks/rules/talk/gather.ts'
import { linkedProducts, namedIn, orderIn } from '#mocks/rules/talk/mentions.ts'
import { topicsOf } from '#mocks/rules/talk/mentions.ts'

const id = (n: number) => n.toString(16).padStart(24, 'b')
const named = (text: string, ...names: string[]) =>
  namedIn(
    text,
    names.map((product_name, n) => ({ _id: id(n), product_name })),
  ).map(({ product_name }) => product_name)

describe('what a message is about', () => {
  test.each([
    ['I will pick it up later, kunin ko', ['pickup']],
    ['pick-up po', ['pickup']],
    ['Where are your orders from', ['order']],
    ['Can I order here', ['buy']],
    ['May order po ako', ['buy', 'stock']],
    ['Magkano po at may tawad ba', ['price', 'discount', 'stock']],
    ['xyz', []],
  ])('%s', (text, topics) => expect(topicsOf(text).sort()).toEqual([...topics].sort()))
})

describe('the products that a text names', () => {
  test('in Tagalog, in the singular or plural, or with a typing error in a long word', () => {
    for (const [text, product, isNamed = true] of [
      ['bigas', 'Rice'],
      ['itlog', 'Fresh Eggs'],
      ['egg', 'Fresh Eggs'],
      ['tomatoes', 'Tomato'],
      ['longanisa', 'Longganisa'],
      ['glass', 'Glas', false],
      ['bus', 'Bu', false],
      ['nice', 'Rice', false],
      ['longanisang', 'Longganisa', false],
    ] as [string, string, boolean?][])
      expect(named(text, product, 'Something Else'), text).toEqual(isNamed ? [product] : [])
  })

  test('the most words win, then the size; at most three are named, and words of an address are none', () => {
    const rice = ['Jasmine Rice, 5 kg', 'Jasmine Rice, 25 kg', 'Brown Rice, 5 kg', 'Red Rice, 5 kg']
    for (const [text, ...found] of [
      ['jasmine rice', 0, 1],
      ['jasmine rice 25', 1],
      ['rice', 0, 1, 2],
      ['5 kg'],
      ['see https://suki.example/rice/jasmine now'],
      [''],
    ] as [string, ...number[]][])
      expect(new Set(named(text, ...rice)), text).toEqual(new Set(found.map((n) => rice[n])))
  })

  test('links and order ids', () => {
    expect(
      linkedProducts(
        `/products/${id(1)} and https://x.example/suki/products/${id(2)}?a=1 and /products/${id(1)}`,
      ),
    ).toEqual([id(1), id(2)])
    expect(linkedProducts('/products/123')).toEqual([])
    const orders = [{ _id: `abcdef${'0'.repeat(18)}` }, { _id: `${'0'.repeat(18)}fedcba` }]
    expect(orderIn('order ABCDEF po', orders)).toBe(orders[0])
    expect(orderIn('#fedcba', orders)).toBe(orders[1])
    expect(orderIn('abcde', orders)).toBeUndefined()
    expect(orderIn('no number', orders)).toBeUndefined()
  })
})

describe('opening hours in Manila', () => {
  const at = (time: string, day = 20) => Date.parse(`2026-07-${day}T${time}:00+08:00`)
  const hours = { from: '07:30', to: '18:00' }
  test.each([
    ['03:00', at('07:30')],
    ['07:29', at('07:30')],
    ['18:00', at('07:30', 21)],
    ['23:59', at('07:30', 21)],
    ['00:00', at('07:30')],
  ])('closed at %s, a shop opens next', (time, expected) => {
    expect(isOpen(hours, at(time))).toBe(false)
    expect(nextOpening(hours, at(time))).toBe(expected)
  })

  test('days end at midnight in Manila', () => {
    expect(sameDay(at('00:00'), at('23:59'))).toBe(true)
    expect(sameDay(at('23:59'), at('00:00', 21))).toBe(false)
    expect(sameDay(at('01:00'), at('09:00'))).toBe(true)
  })
})

test.each([
  [
    "https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E",
    15.037111,
    120.682139,
  ],
  ['https://www.google.com/maps/place/33°52\'10.0"S 151°12\'30.0"E', -33.869444, 151.208333],
  ['https://www.google.com/maps?q=15.03,120.68', 15.03, 120.68],
  ['https://www.google.com/maps/place/15.25°N+120.5°E', 15.25, 120.5],
  ["https://www.google.com/maps/place/15°30.5'N+70°15.25'W", 15.508333, -70.254167],
  ['https://www.google.com/maps/@-33.8694, 151.2083,17z', -33.8694, 151.2083],
])('the place of %s, CHAT-21', (link, latitude, longitude) => {
  const place = placeOfLink(link)
  expect(place?.latitude).toBeCloseTo(latitude, 5)
  expect(place?.longitude).toBeCloseTo(longitude, 5)
})

test('a link without coordinates has no place', () => {
  for (const link of [
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps/place/%E0%A4%A',
    'https://www.google.com/maps/place/15°02\'13.6"N',
  ])
    expect(placeOfLink(link)).toBeNull()
})
