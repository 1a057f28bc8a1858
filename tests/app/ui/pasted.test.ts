import { expect, test } from 'vitest'
import { parseNear } from '#domain/near.ts'
import { readResetState } from '#features/auth/reset/useResetState.ts'
import { readFilter, searchChange } from '#features/orders/filter/orderFilter.ts'
import { searchText } from '#lib/visibleText.ts'
import { codeIn } from '#ui/form/code.ts'
import { normalizePhone } from '#ui/form/phone.ts'
import { email } from '#ui/form/rules.ts'

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

test('a number with a digit too many keeps it, AUTH-39', () =>
  expect(normalizePhone('0917-123-45678')).toBe('091712345678'))

test('a number is normalized as it is typed, too, AUTH-39', () => {
  const type = (keys: string) => [...keys].reduce((typed, key) => normalizePhone(typed + key), '')
  for (const keys of ['09171234567', '+639171234567', '00639171234567', '9171234567'])
    expect(type(keys), keys).toBe('09171234567')
  expect(type('')).toBe('')
})

test.each([
  '123456',
  'Suki: 5 minutes left. Code: 123456',
  'Suki: 5 minutes left. Code: 123 456',
  'Your code is 123-456. Valid until 21 July 2026',
  'G-123456 is your code, call 09171234567 for help',
  '１２３４５６',
  '1 2 3 4 5 6',
  '1234567',
])('the code in %j is 123456, AUTH-33', (text) => expect(codeIn(text)).toBe('123456'))

test('an unfinished code stays as it is, AUTH-33', () => {
  expect(codeIn('12345')).toBe('12345')
  expect(codeIn('abc')).toBe('')
})

test.each([
  '15.0343, 120.6844',
  '(15.0343, 120.6844)',
  '15.0343;120.6844',
  '15.0343° N, 120.6844° E',
  '１５.０３４３，１２０.６８４４',
  ' 15.0343,\n120.6844 ',
])('%j is a position', (text) =>
  expect(parseNear(text)).toEqual({ latitude: 15.0343, longitude: 120.6844 }),
)

const id = '65f0a1c2d3e4b5a600000031'
test.each([
  `#${id}`,
  `Order ${id}`,
  `Order id: ${id}`,
  `order ID #${id.toUpperCase()}`,
  `Order ${id} · 21 July 2026, 8:00 AM`,
  `San Fernando Rice Center\nOrder ${id} · 21 July 2026`,
  `https://suki.example/orders/${id}`,
  `\u200b${id}\u200b`,
])('the order search finds the id in %j, ORDERS-07', (text) =>
  expect(searchChange(text)).toEqual({ transaction_id: id, shop_name: null }),
)

test.each([
  '#ED57EB',
  'Order #ED57EB',
  ' order ed57eb ',
  'Order no. ED57EB',
  'ORDER ID: ＃Ｅd57eb',
  'Order\u00a0#\u200bED57\u200bEB',
  'Order #ED57EB\nNov 21, 2026, 8:00 AM',
])('the order search finds the short number in %j, ORDERS-07', (text) =>
  expect(searchChange(text)).toEqual({ transaction_id: 'ed57eb', shop_name: null }),
)

test.each([
  '"ED57EB"',
  '“ed57eb”',
  '\u200bED57\u200bEB',
  '\ufeffED57EB\u00a0',
  '(ED57EB)',
  'ED57EB.',
])('the bare number in %j is searched for as one, also from a link, ORDERS-07', (text) => {
  const { shop_name } = searchChange(text)
  for (const term of [shop_name ?? '', text])
    expect(readFilter(new URLSearchParams({ shop_name: term })).filter).toMatchObject({
      number: 'ED57EB',
    })
})

test('what is pasted into a search is found without the quotes around it and characters that nobody sees', () => {
  expect(searchText('“Bigasan\u200b ni\u00a0 Nena”')).toBe('Bigasan ni Nena')
  expect(searchText('monitor 32"')).toBe('monitor 32"')
  expect(parseNear('\u200e15.0343, 120.6844\u200e')).not.toBeNull()
  expect(codeIn('\u2068123\u200b456\u2069')).toBe('123456')
  expect(email.parse('\ufeffana\u200b@suki.example\u00a0')).toBe('ana@suki.example')
})

test('an e-mail address in a link keeps its plus, also one that is not encoded, AUTH-51', () => {
  for (const search of [
    '?email=juan+shop@suki.example',
    '?email=juan%2Bshop%40suki.example',
    '?step=1&email=%20juan+shop@suki.example%20',
  ])
    expect(readResetState(search).email, search).toBe('juan+shop@suki.example')
})
