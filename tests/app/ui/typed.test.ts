import { describe, expect, test } from 'vitest'
import { newList, scheduleSchema } from '#components/schedule/scheduleSchema.ts'
import { parseNear } from '#domain/near.ts'
import { readResetState } from '#features/auth/reset/useResetState.ts'
import { bugReport } from '#features/bugReport/bugReportText.ts'
import { lengthOf } from '#features/chat/composer/messageText.ts'
import { readFilter, searchChange } from '#features/orders/filter/orderFilter.ts'
import { noDraft, reviewBody } from '#features/orders/rating/ratings.ts'
import { addressSchema, startValues } from '#flows/address/addressSchema.ts'
import { searchText } from '#lib/visibleText.ts'
import { codeIn } from '#ui/form/code.ts'
import { normalizePhone } from '#ui/form/phone.ts'
import { email, personName } from '#ui/form/rules.ts'

test.each([
  '09171234567',
  '+63 917 123 4567',
  '+63 (0) 917 123 4567',
  '0063 917 123 4567',
  '(0063) 0917-123-4567',
  '63.917.123.4567',
  '917 123 4567',
  '＋６３ ９１７ １２３ ４５６７',
  '０９１７１２３４５６７',
  'Globe: 0917 123 4567 (text only)',
])('a pasted number %s is 09171234567, AUTH-39', (text) =>
  expect(normalizePhone(text)).toBe('09171234567'),
)

test('a number is normalized as it is typed, too; a digit too many stays, AUTH-39', () => {
  const type = (keys: string) => [...keys].reduce((typed, key) => normalizePhone(typed + key), '')
  for (const keys of ['09171234567', '+639171234567', '00639171234567', '9171234567'])
    expect(type(keys), keys).toBe('09171234567')
  expect(type('')).toBe('')
  expect(normalizePhone('0917-123-45678')).toBe('091712345678')
})

test.each<[string, string]>([
  ...[
    '123456',
    'Suki: 5 minutes left. Code: 123456',
    'Suki: 5 minutes left. Code: 123 456',
    'Your code is 123-456. Valid until 21 July 2026',
    'G-123456 is your code, call 09171234567 for help',
    '１２３４５６',
    '1 2 3 4 5 6',
    '1234567',
    '\u2068123\u200b456\u2069',
  ].map((text): [string, string] => [text, '123456']),
  ['12345', '12345'],
  ['abc', ''],
])('the code in %j is %j, AUTH-33', (text, code) => expect(codeIn(text)).toBe(code))

test.each([
  '15.0343, 120.6844',
  '(15.0343, 120.6844)',
  '15.0343;120.6844',
  '15.0343° N, 120.6844° E',
  '１５.０３４３，１２０.６８４４',
  ' 15.0343,\n120.6844 ',
  '\u200e15.0343, 120.6844\u200e',
])('%j is a position', (text) =>
  expect(parseNear(text)).toEqual({ latitude: 15.0343, longitude: 120.6844 }),
)

const id = '65f0a1c2d3e4b5a600000031'
test.each([
  ...[
    `#${id}`,
    `Order ${id}`,
    `Order id: ${id}`,
    `order ID #${id.toUpperCase()}`,
    `Order ${id} · 21 July 2026, 8:00 AM`,
    `San Fernando Rice Center\nOrder ${id} · 21 July 2026`,
    `https://suki.example/orders/${id}`,
    `\u200b${id}\u200b`,
  ].map((text) => [id, text] as const),
  ...[
    '#ED57EB',
    'Order #ED57EB',
    ' order ed57eb ',
    'Order no. ED57EB',
    'ORDER ID: ＃Ｅd57eb',
    'Order\u00a0#\u200bED57\u200bEB',
    'Order #ED57EB\nNov 21, 2026, 8:00 AM',
  ].map((text) => ['ed57eb', text] as const),
])('the order search finds %s in %j, ORDERS-07', (transaction_id, text) =>
  expect(searchChange(text)).toEqual({ transaction_id, shop_name: null }),
)

test.each([
  '"ED57EB"',
  '“ed57eb”',
  '\u200bED57\u200bEB',
  '\ufeffED57EB\u00a0',
  '(ED57EB)',
  'ED57EB.',
])('the bare number in %j is searched for as one, also from a link, ORDERS-07', (text) => {
  for (const shop_name of [searchChange(text).shop_name ?? '', text])
    expect(readFilter(new URLSearchParams({ shop_name })).filter).toMatchObject({
      number: 'ED57EB',
    })
})

test('what is pasted into a search, or as an e-mail address, is tidied', () => {
  expect(searchText('“Bigasan\u200b ni\u00a0 Nena”')).toBe('Bigasan ni Nena')
  expect(searchText('monitor 32"')).toBe('monitor 32"')
  expect(email.parse('\ufeffana\u200b@suki.example\u00a0')).toBe('ana@suki.example')
})

test.each([
  '?email=juan+shop@suki.example',
  '?email=juan%2Bshop%40suki.example',
  '?step=1&email=%20juan+shop@suki.example%20',
])('an e-mail address in a link (%s) keeps its plus, AUTH-51', (search) =>
  expect(readResetState(search).email).toBe('juan+shop@suki.example'),
)

interface Schema {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } }
}
const messages = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
const list = { ...newList('u1'), address: 'a1' }

describe.each(['\u200b', '\u2800', '\u3164', '\u00ad', ' \u2060 '])(
  '%j is an empty text',
  (nothing) => {
    test('in names, addresses, lists and bug reports, ADDR-02 SCHED-19', () => {
      expect(messages(personName('First name'), nothing)).toEqual(['First name is required'])
      const address = messages(addressSchema, {
        ...startValues(),
        owner_name: nothing,
        street: nothing,
        geolocation: { latitude: nothing, longitude: nothing },
      })
      for (const missing of ['Full name is', 'Street is', 'Coordinates are'])
        expect(address).toContain(`${missing} required`)
      expect(messages(scheduleSchema, { ...list, name: nothing })).toEqual([
        'List name is required',
      ])
      const answers = { happened: nothing, expected: nothing, screenshot: '' }
      expect(messages(bugReport, answers)).toHaveLength(2)
    })

    test('in messages, reviews and searches, CHAT-17', () => {
      expect(lengthOf(nothing)).toBe(0)
      const order = { _id: 'o', shop: { _id: 's' } } as Parameters<typeof reviewBody>[1]
      expect(reviewBody('c', order, 'p', { ...noDraft, text: nothing }, []).description).toBe('')
      expect(searchChange(nothing)).toEqual({ transaction_id: null, shop_name: null })
    })
  },
)

test('the name of a list is sent in composed letters, with single spaces', () => {
  expect(scheduleSchema.parse({ ...list, name: ' Pin\u0303ata \u00a0 party ' }).name).toBe(
    'Piñata party',
  )
})

test('full-width digits count as digits, ADDR-04', () => {
  const { error } = addressSchema.safeParse({
    ...startValues(),
    geolocation: { latitude: '１５.０３４３', longitude: '１２０.６８４４' },
  })
  expect(error?.issues.filter(({ path }) => path[0] === 'geolocation')).toEqual([])
})
