import { expect, test } from 'vitest'
import { read, type Shape, unreadable } from '#api/http/shape.ts'

const product: Shape = {
  _id: 's',
  price: 'n',
  at: 'd',
  'liked=': 'b',
  'sold?': 'n',
  'picture=': ['s', null],
  'kind=plain': 's',
  'tags=': ['s'],
}
const good = {
  _id: 'a',
  price: 1,
  liked: true,
  at: '2026-07-21T09:00:00.000Z',
  sold: 2,
  picture: 'x.png',
  kind: 'fine',
  tags: ['new'],
}
const page: Shape = { items: [product], 'nextPage?': ['n', null] }

test('an answer of the shape is read as it is, also with fields that nobody knows', () => {
  expect(read(good, product)).toEqual(good)
  expect(read({ ...good, added: { later: [] } }, product)).toEqual({
    ...good,
    added: { later: [] },
  })
})

test.each<[string, unknown, unknown, Shape?]>([
  ['a number in a text', { ...good, price: '165.00' }, { ...good, price: 165 }],
  ['a number as an id', { ...good, _id: 7 }, { ...good, _id: '7' }],
  ['milliseconds', { ...good, at: 1784624400000 }, good],
  ['milliseconds in a text', { ...good, at: '1784624400000' }, good],
  ['1 for a flag', { ...good, liked: 1 }, good],
  ['a list for its length', { ...good, sold: ['x', 'y'] }, good],
  ['a missing field with a default', { ...good, kind: undefined }, { ...good, kind: 'plain' }],
  ['null for an optional field', { ...good, tags: null }, { ...good, tags: [] }],
  ['an unreadable optional field', { ...good, sold: 'many' }, { ...good, sold: undefined }],
  ['an unreadable item', { ...good, tags: ['new', null] }, good],
  ['an object inside of another one', { success: true, data: { product: good } }, good],
  ['an id for its object', 'a', { _id: 'a', shop_name: '' }, { _id: 's', 'shop_name=': 's' }],
  ['a number for its object', 3, { unread_count: 3 }, { unread_count: 'n' }],
  ['another name of the only number', { total: 3 }, { unread_count: 3 }, { unread_count: 'n' }],
  ['a list without its page', [good], { items: [good] }, page],
  ['a list under another name', { data: [good] }, { data: [good], items: [good] }, page],
  [
    'a page inside of another object',
    { data: { items: [good], nextPage: '2' } },
    { items: [good], nextPage: 2 },
    page,
  ],
  [
    'one bad item of two',
    { items: [good, { ...good, price: null }], nextPage: null },
    { items: [good], nextPage: null },
    page,
  ],
  ['an object with the list', { addresses: [good] }, [good], [product]],
  ['an empty list', [], [], [product]],
  ['null for a list', { data: null }, [], [product]],
  [
    'null for the items of a page',
    { items: null, nextPage: null },
    { items: [], nextPage: null },
    page,
  ],
  [
    'a dictionary with one bad value',
    { PENDING: 'x', PACKED: 0 },
    { PACKED: '1970-01-01T00:00:00.000Z' },
    { '*': 'd' },
  ],
])('%s is read', (_name, value, expected, shape = product) =>
  expect(read(value, shape)).toEqual(expected),
)

test.each([undefined, null, '', {}, [], { data: null }, { message: 'OK', data: null }])(
  '%o is nothing',
  (value) => expect(read(value, [product, null])).toBeNull(),
)

test.each<[string, unknown, Shape?]>([
  ['nothing', undefined],
  ['a text', 'Internal error'],
  ['a list', [good]],
  ['a missing field', { ...good, price: undefined }],
  ['null for a number', { ...good, price: null }],
  ['an object for a text', { ...good, _id: { $oid: 'a' } }],
  ['no date', { ...good, at: 'yesterday' }],
  ['a list of which no item can be read', { items: [{}, {}] }, page],
  ['an object with two lists', { shops: [], products: [] }, [product]],
  ['another object in place of nothing', { _id: 'a' }, [product, null]],
])('%s can’t be read', (_name, value, shape = product) =>
  expect(read(value, shape)).toBe(unreadable),
)

test('the team is told which parts can’t be read', () => {
  const parts: string[] = []
  read({ items: [good, { ...good, price: null, sold: 'many' }] }, page, (at) => parts.push(at))
  expect(parts).toEqual(['/items/1/price', '/items/1'])
})
