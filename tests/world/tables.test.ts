import { expect, test } from 'vitest'
import { indexed } from '../../mocks/world/schema.ts'
import { createTables } from '../../mocks/world/tables.ts'
import type { CartLineRow } from '../../fixtures/rows.ts'

const line = (_id: string, user_id: string, product_id: string): CartLineRow => ({
  _id,
  user_id,
  product_id,
  shop_id: 's',
  quantity: 1,
  added_at: '2026-07-20T02:00:00.000Z',
})

/** Three lines of two buyers, and what was written. */
function open() {
  const written: unknown[] = []
  const { cartLines } = createTables((table, id, row) => written.push([table, id, row && (JSON.parse(JSON.stringify(row)) as object)]))
  for (const row of [line('a', 'liza', 'rice'), line('b', 'liza', 'milk'), line('c', 'mia', 'rice')]) cartLines.insert(row)
  const ids = (user: string) => cartLines.by('user_id', user).map(({ _id }) => _id)
  return { cartLines, written, ids }
}

test('rows are found by an indexed field, in the order in which they came', () => {
  const { cartLines, ids } = open()
  expect([ids('liza'), ids('mia'), ids('nobody')]).toEqual([['a', 'b'], ['c'], []])
  expect([cartLines.countBy('product_id', 'rice'), cartLines.countBy('product_id', 'nothing')]).toEqual([2, 0])
})

test('a row moves in the index whose field changes, and keeps its place in the others', () => {
  const { cartLines, ids } = open()
  cartLines.update('a', { user_id: 'mia' })
  expect([ids('liza'), ids('mia')]).toEqual([['b'], ['c', 'a']])
  expect(cartLines.by('product_id', 'rice').map(({ _id }) => _id)).toEqual(['a', 'c'])
  cartLines.update('b', { quantity: 7 })
  expect(cartLines.by('user_id', 'liza')).toMatchObject([{ _id: 'b', quantity: 7 }])
  cartLines.put(line('c', 'liza', 'rice'))
  expect([ids('liza'), ids('mia')]).toEqual([['b', 'c'], ['a']])
})

test('a removed row is in no index; removing it again changes nothing', () => {
  const { cartLines, ids, written } = open()
  cartLines.remove('b')
  expect([ids('liza'), cartLines.countBy('product_id', 'milk'), cartLines.get('b'), cartLines.size]).toEqual([['a'], 0, undefined, 2])
  const before = written.length
  cartLines.remove('b')
  expect(written).toHaveLength(before)
})

test('every write is told, with the row as it then is', () => {
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

test('what can’t be is refused: a row twice, a change of none, a look-up without an index', () => {
  const { cartLines } = open()
  expect(() => cartLines.insert(line('a', 'ana', 'rice'))).toThrow(/cartLines/)
  expect(() => cartLines.update('z', { quantity: 1 })).toThrow('cartLines has no z')
  expect(() => cartLines.by('quantity', 1)).toThrow('has no index')
  expect(indexed.cartLines).toEqual(['user_id', 'product_id'])
})

test('a row that was handed out does not change afterwards', () => {
  const { cartLines } = open()
  const before = cartLines.get('a')
  cartLines.update('a', { quantity: 9 })
  expect([before?.quantity, cartLines.get('a')?.quantity]).toEqual([1, 9])
})
