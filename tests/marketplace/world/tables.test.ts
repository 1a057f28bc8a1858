import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLineRow } from '#fixtures/rows.ts'
import { createTables } from '#mocks/world/tables.ts'
import { createUndoLog } from '#mocks/world/undoLog.ts'

const line = (_id: string, user_id: string, product_id: string): CartLineRow => ({
  _id,
  user_id,
  product_id,
  shop_id: 's',
  quantity: 1,
  added_at: '2026-07-20T02:00:00.000Z',
})

/** A table with three lines of two buyers, and the log of writes. */
function open() {
  const written: unknown[] = []
  const changes = createUndoLog()
  const { cartLines } = createTables(
    (table, id, row) =>
      written.push([table, id, row && (JSON.parse(JSON.stringify(row)) as object)]),
    changes,
  )
  for (const row of [
    line('a', 'liza', 'rice'),
    line('b', 'liza', 'milk'),
    line('c', 'mia', 'rice'),
  ])
    cartLines.insert(row)
  const ids = (user: string) => cartLines.by('user_id', user).map(({ _id }) => _id)
  return { cartLines, written, ids, changes }
}

test('rows are found by an indexed field, in insertion order', () => {
  const { cartLines, ids } = open()
  expect([ids('liza'), ids('mia'), ids('nobody')]).toEqual([['a', 'b'], ['c'], []])
  expect([
    cartLines.countBy('product_id', 'rice'),
    cartLines.countBy('product_id', 'nothing'),
  ]).toEqual([2, 0])
})

test('a changed field moves a row in its index, and the row keeps its position in the others', () => {
  const { cartLines, ids } = open()
  cartLines.update('a', { user_id: 'mia' })
  expect([ids('liza'), ids('mia')]).toEqual([['b'], ['c', 'a']])
  expect(cartLines.by('product_id', 'rice').map(({ _id }) => _id)).toEqual(['a', 'c'])
  cartLines.update('b', { quantity: 7 })
  expect(cartLines.by('user_id', 'liza')).toMatchObject([{ _id: 'b', quantity: 7 }])
  cartLines.put(line('c', 'liza', 'rice'))
  expect([ids('liza'), ids('mia')]).toEqual([['b', 'c'], ['a']])
})

test('a removed row is removed from all indexes; removing it again changes nothing', () => {
  const { cartLines, ids, written } = open()
  cartLines.remove('b')
  expect([
    ids('liza'),
    cartLines.countBy('product_id', 'milk'),
    cartLines.get('b'),
    cartLines.size,
  ]).toEqual([['a'], 0, undefined, 2])
  const before = written.length
  cartLines.remove('b')
  expect(written).toHaveLength(before)
})

test('every write notifies listeners, with the row after the write', () => {
  const { cartLines, written } = open()
  written.length = 0
  cartLines.update('a', { quantity: 2 })
  cartLines.put(line('d', 'ana', 'rice'))
  cartLines.remove('a')
  expect(written).toEqual([
    ['cartLines', 'a', { ...line('a', 'liza', 'rice'), quantity: 2 }],
    ['cartLines', 'd', line('d', 'ana', 'rice')],
    ['cartLines', 'a', null],
  ])
})

test('invalid operations throw: adding a row twice, changing a missing row, a look-up without an index', () => {
  const { cartLines } = open()
  expect(() => cartLines.insert(line('a', 'ana', 'rice'))).toThrow(/cartLines/)
  expect(() => cartLines.update('z', { quantity: 1 })).toThrow('cartLines has no z')
  expect(() => cartLines.by('quantity', 1)).toThrow('has no index')
})

test('a returned row does not change afterwards', () => {
  const { cartLines } = open()
  const before = cartLines.get('a')
  cartLines.update('a', { quantity: 9 })
  expect([before?.quantity, cartLines.get('a')?.quantity]).toEqual([1, 9])
})

test('any writes are undone, with the order of rows in the table and in its indexes', () => {
  const write = fc.record({
    kind: fc.constantFrom('insert', 'update', 'remove'),
    id: fc.constantFrom(...'abcdef'),
    user: fc.constantFrom('liza', 'mia'),
    product: fc.constantFrom('rice', 'milk'),
  })
  fc.assert(
    fc.property(fc.array(write), fc.array(write), (before, after) => {
      const { cartLines, changes } = open()
      const carryOut = ({ kind, id, user, product }: (typeof before)[number]) => {
        if (kind === 'remove') cartLines.remove(id)
        else if (kind === 'update' && cartLines.get(id)) cartLines.update(id, { user_id: user })
        else cartLines.put(line(id, user, product))
      }
      const look = () => [
        [...cartLines.all()],
        ...['liza', 'mia'].map((user) => cartLines.by('user_id', user)),
        ...['rice', 'milk'].map((product) => cartLines.by('product_id', product)),
      ]
      before.forEach(carryOut)
      const earlier = look()
      changes.begin()
      after.forEach(carryOut)
      changes.undo()
      expect(look()).toEqual(earlier)
    }),
  )
})

test('rows that were written since the base world are listed; undone ones are not', () => {
  const changes = createUndoLog()
  const { cartLines } = createTables(() => undefined, changes)
  for (const id of ['a', 'b', 'c']) cartLines.seed(line(id, 'liza', 'rice'))
  const written = () => cartLines.written().map(({ _id, quantity }) => [_id, quantity])
  expect(written()).toEqual([])
  cartLines.update('b', { quantity: 2 })
  cartLines.update('b', { quantity: 3 })
  cartLines.insert(line('d', 'mia', 'milk'))
  const before = [
    ['b', 3],
    ['d', 1],
  ]
  expect(written()).toEqual(before)
  changes.begin()
  cartLines.update('a', { quantity: 9 })
  cartLines.update('b', { quantity: 9 })
  cartLines.remove('d')
  cartLines.insert(line('e', 'mia', 'rice'))
  expect(written().toSorted()).toEqual([
    ['a', 9],
    ['b', 9],
    ['e', 1],
  ])
  changes.undo()
  expect(written().toSorted()).toEqual(before)
})
