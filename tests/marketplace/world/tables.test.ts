import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLineRow } from '#fixtures/rows.ts'
import { restoreClock, saveClock } from '#mocks/world/clockState.ts'
import { createHeap } from '#mocks/world/heap.ts'
import { createTables } from '#mocks/world/tables.ts'
import { createTimelines } from '#mocks/world/timelines.ts'
import { createUndoLog } from '#mocks/world/undoLog.ts'
import { createWorld } from '#mocks/world/world.ts'

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
  const count = (product: string) => cartLines.countBy('product_id', product)
  expect([count('rice'), count('nothing')]).toEqual([2, 0])
})

test('a changed field moves a row in its index, and the row keeps its position in the others', () => {
  const { cartLines, ids } = open()
  cartLines.update('a', { user_id: 'mia' })
  expect([ids('liza'), ids('mia')]).toEqual([['b'], ['c', 'a']])
  expect(cartLines.by('product_id', 'rice')).toMatchObject([{ _id: 'a' }, { _id: 'c' }])
  cartLines.update('b', { quantity: 7 })
  expect(cartLines.by('user_id', 'liza')).toMatchObject([{ _id: 'b', quantity: 7 }])
  cartLines.put(line('c', 'liza', 'rice'))
  expect([ids('liza'), ids('mia')]).toEqual([['b', 'c'], ['a']])
})

test('a removed row is removed from all indexes; removing it again changes nothing', () => {
  const { cartLines, ids, written } = open()
  cartLines.remove('b')
  expect([ids('liza'), cartLines.get('b'), cartLines.size]).toEqual([['a'], undefined, 2])
  expect(cartLines.countBy('product_id', 'milk')).toBe(0)
  const before = written.length
  cartLines.remove('b')
  expect(written).toHaveLength(before)
})

test('every write notifies listeners, with the row after the write; a row that was read stays as it was', () => {
  const { cartLines, written } = open()
  written.length = 0
  const before = cartLines.get('a')
  cartLines.update('a', { quantity: 2 })
  expect([before?.quantity, cartLines.get('a')?.quantity]).toEqual([1, 2])
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

test('a heap returns its entries in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 })), (numbers) => {
      const heap = createHeap<number>((a, b) => a < b)
      for (const number of numbers) heap.push(number)
      const ordered = numbers.toSorted((a, b) => a - b)
      expect(
        numbers.map(() => {
          const first = heap.first()
          expect(heap.pop()).toBe(first)
          return first
        }),
      ).toEqual(ordered)
      expect([heap.first(), heap.pop()]).toEqual([undefined, undefined])
    }),
  )
})

const at = (minute: number, conversation_id = 'rice') => ({
  conversation_id,
  createdAt: new Date(minute * 60_000).toISOString(),
})

function openThreads() {
  const { chatMessages } = createTimelines()
  return { chatMessages, of: (id = 'rice') => [...chatMessages.of(id)] }
}

test('ids are sorted by time, of the same time by the order in which they were added', () => {
  const { chatMessages, of } = openThreads()
  for (const [id, minute] of [
    ['c', 3],
    ['a', 1],
    ['d', 3],
    ['b', 2],
    ['e', 3],
  ] as const)
    chatMessages.write(id, at(minute))
  chatMessages.write('x', at(1, 'milk'))
  expect([of(), of('milk'), of('nobody')]).toEqual([['a', 'b', 'c', 'd', 'e'], ['x'], []])
})

test('a removed row leaves, and a row with another time or owner moves; one that is written with the same time stays', () => {
  const { chatMessages, of } = openThreads()
  for (const id of ['a', 'b', 'c', 'd']) chatMessages.write(id, at(1))
  chatMessages.write('a', { ...at(1), content: 'another' })
  expect(of()).toEqual(['a', 'b', 'c', 'd'])
  chatMessages.write('b', null)
  chatMessages.write('b', null)
  chatMessages.write('a', at(2))
  chatMessages.write('c', at(0, 'milk'))
  expect([of(), of('milk')]).toEqual([['d', 'a'], ['c']])
})

const START = Date.UTC(2026, 6, 20, 2)
const HOUR = 3_600_000

/** A world by the time of the test, which can be opened again from its journal. */
function openClock() {
  const device = { now: START, real: () => device.now }
  const restore = (entries: Parameters<typeof restoreClock>[0], real = device.real) =>
    createWorld({ seed: 1, now: START, rows: {}, real, ...restoreClock(entries, real()) })
  const world = restore([])
  return { device, world, restore }
}

test('a running clock continues with real time when the world is restored', () => {
  const { device, world, restore } = openClock()
  world.clock.advance(5 * HOUR)
  saveClock(world)
  const entries = world.journal.drain()
  device.now += HOUR
  expect(restore(entries).clock.now()).toBe(START + 6 * HOUR)
})

test('a stopped clock is restored at the same time, however long it takes to build the world', () => {
  const { device, world, restore } = openClock()
  world.clock.freeze(true)
  saveClock(world)
  const entries = world.journal.drain()
  expect(restore(entries, () => (device.now += 400)).clock.now()).toBe(START)
  device.now += 24 * HOUR
  const again = restore(entries)
  expect(again.clock.now()).toBe(START)
  again.clock.freeze(false)
  saveClock(again)
  device.now += HOUR
  expect(again.clock.now()).toBe(START + HOUR)
  expect(restore([...entries, ...again.journal.drain()].toReversed()).clock.frozen).toBe(false)
})
