import { describe, expect, test, vi } from 'vitest'
import { nextOpening, openingOf } from '#fixtures/scenarios/times.ts'
import { restoreSimulation, stampOf } from '#mocks/hosts/browser/restore.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openMarket } from '../support/market.ts'

const settings = { seed: 1, products: 60, bornAt: Date.parse('2026-07-20T00:00:00Z') }
const user = () => ({ ...[...openMarket({ products: 60 }).world.tables.users.all()][0]! })

/**
 * Opens the demo's world over what is stored; returns the notice, if any, and whether the world was
 * stored again.
 */
async function restore(stored: unknown) {
  const notices: string[] = []
  let reset = false
  const store: Store = {
    load: () => Promise.resolve(stored as Stored),
    write: () => Promise.resolve(),
    async reset() {
      reset = true
    },
    stop() {},
  }
  const simulation = await restoreSimulation(store, 'http://localhost/', (_kind, text) =>
    notices.push(text),
  )
  return { notices, reset, products: simulation.world.tables.products.size }
}

test('a stored world is opened again with its changes, without a notice', async () => {
  const row = { ...user(), first_name: 'Maria' }
  const entries = [{ table: 'users', id: row._id, row }]
  expect(await restore({ stamp: stampOf(settings), entries })).toMatchObject({
    notices: [],
    reset: false,
  })
})

describe('a forged or damaged world starts afresh, with a notice', () => {
  const stamp = stampOf(settings)
  const entry = (table: string, id: string, row: unknown) => ({ entries: [{ table, id, row }] })
  const damaged: [string, (row: ReturnType<typeof user>) => object][] = [
    ['a seed that is no number', () => ({ stamp: { ...stamp, seed: 'one' } })],
    ['more products than can be built', () => ({ stamp: { ...stamp, products: 1e12 } })],
    ['fewer products than none', () => ({ stamp: { ...stamp, products: -1 } })],
    ['shops that are no number', () => ({ stamp: { ...stamp, shops: '60' } })],
    ['a birth outside of time', () => ({ stamp: { ...stamp, bornAt: 1e300 } })],
    ['rows of another meaning', () => ({ stamp: { ...stamp, rows: 'another' } })],
    ['a stamp that is a text', () => ({ stamp: 'stamp' })],
    ['no stamp', () => ({ stamp: {} })],
    ['an entry that is nothing', () => ({ entries: [null] })],
    ['an unknown table', (row) => entry('secrets', row._id, row)],
    ['a row without a column', (row) => entry('users', row._id, { _id: row._id })],
    ['a row under another id', (row) => entry('users', 'other', row)],
    [
      'a clock that shows no time',
      () => entry('meta', 'clockOffset', { _id: 'clockOffset', value: NaN }),
    ],
  ]
  test.each(damaged)('%s', async (_what, stored) => {
    const { notices, reset, products } = await restore({ stamp, entries: [], ...stored(user()) })
    expect(notices).toEqual([expect.stringMatching(/^The demo starts over: /)])
    expect(reset).toBe(true)
    expect(products).toBe(2000)
  })
})

const inManila = (text: string) => Date.parse(`${text}+08:00`)
const store = {
  load: () => Promise.resolve(null),
  write: () => Promise.resolve(),
  reset: () => Promise.resolve(),
  stop() {},
}

test.each([
  ['2026-11-25T00:00', '2026-11-25T09:30'],
  ['2026-11-25T07:59', '2026-11-25T09:30'],
  ['2026-11-25T23:59', '2026-11-25T09:30'],
])('a world that is opened at %s in Manila begins at %s', (moment, opening) => {
  expect(openingOf(inManila(moment))).toBe(inManila(opening))
})

test('the next opening is on the same day before 9:30, and on the next day from then on', () => {
  expect(nextOpening(inManila('2026-11-25T09:29'))).toBe(inManila('2026-11-25T09:30'))
  expect(nextOpening(inManila('2026-11-25T09:30'))).toBe(inManila('2026-11-26T09:30'))
})

test('at night, too, the demo’s world and a reset one begin in the morning, and a link may name another time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(inManila('2026-11-25T23:15'))
  const simulation = await restoreSimulation(store, 'http://localhost/', () => undefined)
  const now = () => simulation.world.clock.now()
  expect(now()).toBe(inManila('2026-11-25T09:30'))
  applyScenario(simulation, { start: inManila('2026-11-27T18:00') })
  expect(now()).toBe(inManila('2026-11-27T18:00'))
  applyScenario(simulation, { reset: true })
  expect(now()).toBe(inManila('2026-11-25T09:30'))
  vi.restoreAllMocks()
})
