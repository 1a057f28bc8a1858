import { expect, test } from 'vitest'
import { fits, normalized, type Shape } from '#api/http/shape.ts'

const product: Shape = {
  _id: 's',
  price: 'n',
  liked: 'b',
  at: 'd',
  'sold?': 'n',
  picture: ['s', null],
  tags: ['s'],
}
const good = {
  _id: 'a',
  price: 1,
  liked: true,
  at: '2026-07-21T09:00:00.000Z',
  sold: 2,
  picture: 'x.png',
  tags: ['new'],
}

test('an answer of the shape that the contract says fits, also with fields that nobody knows', () => {
  expect(fits({ ...good }, product)).toBe(true)
  expect(fits({ ...good, added: { later: [] } }, product)).toBe(true)
  expect(fits([], ['s'])).toBe(true)
  expect(fits(null, [product, null])).toBe(true)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Internal error'],
  ['a list', [good]],
  ['a missing field', { ...good, price: undefined }],
  ['null for a number', { ...good, price: null }],
  ['a text for a number', { ...good, price: '12.50' }],
  ['a number for a flag', { ...good, liked: 1 }],
  ['an object for a text', { ...good, _id: { $oid: 'a' } }],
  ['no date', { ...good, at: 'yesterday' }],
  ['an object for a list', { ...good, tags: {} }],
  ['a list with another item', { ...good, tags: ['new', null] }],
  ['a wrong optional field', { ...good, sold: 'many' }],
  ['a number that may be null or a text', { ...good, picture: 7 }],
])('%s does not fit', (_name, value) => expect(fits(value, product)).toBe(false))

test('null for a field that is left out, and leaving out a field that is null, are no difference', () => {
  const { picture: _left, ...without } = good
  const value = { ...without, sold: null }
  expect(fits(value, product)).toBe(true)
  expect(normalized(value, product)).toEqual({ ...without, sold: undefined, picture: null })
})

test('every value of a dictionary is checked', () => {
  expect(fits({ PREPARING: '2026-07-21T09:00:00Z' }, { '*': 'd' })).toBe(true)
  expect(fits({ PREPARING: 5 }, { '*': 'd' })).toBe(false)
})
