import { describe, expect, test } from 'vitest'
import { restoreSimulation, stampOf } from '#mocks/hosts/browser/restore.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import { openMarket } from '../support/market.ts'

const settings = { seed: 1, products: 60, bornAt: Date.parse('2026-07-20T00:00:00Z') }
const user = () => ({ ...[...openMarket({ products: 60 }).world.tables.users.all()][0]! })

/**
 * Opens the demo's world over what is stored; returns the notice, if any, and whether the world was
 * stored anew.
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
  const damaged: [string, (row: ReturnType<typeof user>) => unknown][] = [
    ['a seed that is no number', () => ({ stamp: { ...stamp, seed: 'one' }, entries: [] })],
    [
      'more products than can be built',
      () => ({ stamp: { ...stamp, products: 1e12 }, entries: [] }),
    ],
    ['fewer products than none', () => ({ stamp: { ...stamp, products: -1 }, entries: [] })],
    ['shops that are no number', () => ({ stamp: { ...stamp, shops: '60' }, entries: [] })],
    ['a birth outside of time', () => ({ stamp: { ...stamp, bornAt: 1e300 }, entries: [] })],
    ['rows of another meaning', () => ({ stamp: { ...stamp, rows: 'another' }, entries: [] })],
    ['a stamp that is a text', () => ({ stamp: 'stamp', entries: [] })],
    ['no stamp', () => ({ stamp: {}, entries: [] })],
    ['an entry that is nothing', () => ({ stamp, entries: [null] })],
    ['an unknown table', (row) => ({ stamp, entries: [{ table: 'secrets', id: row._id, row }] })],
    [
      'a row without a column',
      (row) => ({ stamp, entries: [{ table: 'users', id: row._id, row: { _id: row._id } }] }),
    ],
    [
      'a row under another id',
      (row) => ({ stamp, entries: [{ table: 'users', id: 'other', row }] }),
    ],
    [
      'a clock that shows no time',
      () => ({
        stamp,
        entries: [{ table: 'meta', id: 'clockOffset', row: { _id: 'clockOffset', value: NaN } }],
      }),
    ],
  ]
  test.each(damaged)('%s', async (_what, stored) => {
    const { notices, reset, products } = await restore(stored(user()))
    expect(notices).toEqual([expect.stringMatching(/^The demo starts over: /)])
    expect(reset).toBe(true)
    expect(products).toBe(2000)
  })
})
