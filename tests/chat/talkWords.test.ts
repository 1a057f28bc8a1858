import { describe, expect, test } from 'vitest'
import { clockTime, isOpen, nextOpening, sameDay } from '#fixtures/openingHours.ts'
import { pesos } from '#mocks/rules/money.ts'
import { linkedProducts, namedIn, orderIn } from '#mocks/rules/talk/mentions.ts'
import { distanceText } from '#mocks/rules/talk/placeAnswers.ts'
import { productWords, topicsOf } from '#mocks/rules/talk/topics.ts'

const id = (n: number) => n.toString(16).padStart(24, 'b')
const named = (text: string, ...names: string[]) =>
  namedIn(
    text,
    names.map((product_name, n) => ({ _id: id(n), product_name })),
  ).map(({ product_name }) => product_name)

describe('what a message is about', () => {
  test.each([
    ['Magandang gabi', ['greeting']],
    ['Tracking status?', ['order']],
    ['Pickup po', ['pickup']],
    ['I will pick it up later, kunin ko', ['pickup']],
    ['pick-up po', ['pickup']],
    ['My orders?', ['order']],
    ['Saan na ang order ko', ['order']],
    ['Where are your orders from', ['order']],
    ['Can I order here', ['buy']],
    ['May order po ako', ['buy', 'stock']],
    ['Sira po yung dumating', ['problem']],
    ['Magkano po at may tawad ba', ['price', 'discount', 'stock']],
    ['Bukas po ba kayo', ['hours']],
    ['GCash po', ['payment']],
    ['pahatid po', ['delivery']],
    ['xyz', []],
  ])('%s', (text, topics) => expect(topicsOf(text).sort()).toEqual([...topics].sort()))

  test('words without a meaning of their own name no product', () => {
    for (const text of [
      'How much po ba ito?',
      'Can you please show me the price of this one',
      'Magkano po kayo niyan ngayon',
      'okay po sige, noted',
    ])
      expect(productWords(text), text).toEqual([])
    expect(productWords('Magkano ang kilo ng durian')).toEqual(['durian'])
  })
})

describe('the products that a text names', () => {
  test.each([
    ['bigas', 'Rice'],
    ['mangga', 'Mango'],
    ['itlog', 'Fresh Eggs'],
    ['manok', 'Chicken Wings'],
    ['baboy', 'Pork Chop'],
    ['baka', 'Beef Brisket'],
    ['hipon', 'Peeled Shrimp'],
    ['pusit', 'Squid Rings'],
    ['tubig', 'Purified Water'],
    ['yelo', 'Tube Ice'],
    ['gatas', 'Low Fat Milk'],
    ['kape', 'Instant Coffee'],
    ['tinapay', 'Spanish Bread'],
    ['keso', 'Cheese'],
    ['asukal', 'White Sugar'],
    ['asin', 'Iodized Salt'],
    ['mantika', 'Palm Oil'],
    ['sibuyas', 'Red Onion'],
    ['bawang', 'Garlic'],
    ['kamatis', 'Native Tomatoes'],
    ['patatas', 'Potatoes, Benguet'],
    ['saging', 'Saba Banana'],
    ['mansanas', 'Red Apple'],
    ['pakwan', 'Watermelon'],
    ['sabon', 'Bath Soap'],
    ['papel', 'Bond Paper'],
    ['gamot', 'Antacid Tablet'],
  ])('%s is %s', (word, product) =>
    expect(named(word, product, 'Something Else')).toEqual([product]),
  )

  test('singular and plural are the same, and so is a long word with one typing error', () => {
    expect(named('egg', 'Fresh Eggs')).toEqual(['Fresh Eggs'])
    expect(named('tomatoes', 'Tomato')).toEqual(['Tomato'])
    expect(named('glass', 'Glas')).toEqual([])
    expect(named('bus', 'Bu')).toEqual([])
    expect(named('longanisa', 'Longganisa')).toEqual(['Longganisa'])
    expect(named('nice', 'Rice')).toEqual([])
    expect(named('longanisang', 'Longganisa')).toEqual([])
  })

  test('the most words win, then the size; at most three are named, and words of an address are none', () => {
    const rice = ['Jasmine Rice, 5 kg', 'Jasmine Rice, 25 kg', 'Brown Rice, 5 kg', 'Red Rice, 5 kg']
    expect(named('jasmine rice', ...rice)).toEqual(['Jasmine Rice, 5 kg', 'Jasmine Rice, 25 kg'])
    expect(named('jasmine rice 25', ...rice)).toEqual(['Jasmine Rice, 25 kg'])
    expect(named('rice', ...rice)).toHaveLength(3)
    expect(named('5 kg', ...rice)).toEqual([])
    expect(named('see https://suki.example/rice/jasmine now', ...rice)).toEqual([])
    expect(named('', ...rice)).toEqual([])
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

  test('times as people say them', () =>
    expect(['00:00', '07:05', '12:00', '16:00'].map(clockTime)).toEqual([
      '12:00 AM',
      '7:05 AM',
      '12:00 PM',
      '4:00 PM',
    ]))
})

test('amounts and distances', () => {
  expect([0, 99.5, 1234.5, 1234567].map(pesos)).toEqual([
    '₱0.00',
    '₱99.50',
    '₱1,234.50',
    '₱1,234,567.00',
  ])
  expect([0.124, 1, 9.94, 10, 120.6].map(distanceText)).toEqual([
    '120 m',
    '1.0 km',
    '9.9 km',
    '10 km',
    '121 km',
  ])
})
