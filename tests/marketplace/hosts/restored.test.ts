import { describe, expect, test, vi } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { nextOpening, openingOf } from '#fixtures/scenarios/times.ts'
import { createPersistence } from '#mocks/hosts/browser/persistence.ts'
import { restoreSimulation, stampOf } from '#mocks/hosts/browser/restore.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { networkFaultsOf } from '#mocks/scenario/describeState.ts'
import { openMarket } from '../support/market.ts'

const settings = { seed: 7, products: 60, bornAt: Date.parse('2026-07-20T02:00:00Z') }

/** A store in memory, which outlives the simulations that it is given to. */
function memoryStore(stored: object | null = {}) {
  const database = { stamp: stampOf(settings), entries: [], ...stored } as Stored
  const store: Store = {
    load: async () => stored && structuredClone(database),
    async write(entries, faults) {
      database.entries.push(...entries)
      if (faults !== undefined) database.faults = structuredClone(faults) ?? undefined
    },
    async reset(stamp) {
      Object.assign(database, { stamp, entries: [], faults: undefined })
    },
    stop() {},
  }
  return { store, database }
}

/** The marketplace as a new worker opens it from the store. */
async function open({ store } = memoryStore()) {
  const notices: string[] = []
  const simulation = await restoreSimulation(store, 'http://localhost/', (_kind, text) =>
    notices.push(text),
  )
  const { flush } = createPersistence(simulation, store, () => {})
  return {
    simulation,
    notices,
    async steer(sim: string) {
      expect(applyScenario(simulation, parseScenario(sim))).toEqual([])
      await flush()
    },
    async statuses(calls: number) {
      const found: number[] = []
      for (let n = 0; n < calls; n++)
        found.push(
          (await simulation.fetch(new Request('http://localhost/api/products?limit=1'))).status,
        )
      await flush()
      return found
    },
  }
}

const user = () => ({ ...[...openMarket({ products: 60 }).world.tables.users.all()][0]! })

test('a stored world is opened again with its changes, without a notice', async () => {
  const row = { ...user(), first_name: 'Maria' }
  const { simulation, notices } = await open(
    memoryStore({ entries: [{ table: 'users', id: row._id, row }] }),
  )
  expect([notices, simulation.world.tables.users.get(row._id)?.first_name]).toEqual([[], 'Maria'])
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
    const memory = memoryStore(stored(user()))
    const { notices, simulation } = await open(memory)
    expect(notices).toEqual([expect.stringMatching(/^The demo starts over: /)])
    expect(memory.database).toMatchObject({ stamp: { products: 2000 }, entries: [] })
    expect(simulation.world.tables.products.size).toBe(2000)
  })
})

const inManila = (text: string) => Date.parse(`2026-11-${text}+08:00`)

test.each([
  ['25T00:00', '25T09:30', '25T09:30'],
  ['25T09:29', '25T09:30', '25T09:30'],
  ['25T09:30', '25T09:30', '26T09:30'],
  ['25T23:59', '25T09:30', '26T09:30'],
])(
  'a world that is opened at %s in Manila begins at %s, and its next opening is at %s',
  (at, opening, next) => {
    expect(openingOf(inManila(at))).toBe(inManila(opening))
    expect(nextOpening(inManila(at))).toBe(inManila(next))
  },
)

test('at night, too, the demo’s world and a reset one begin in the morning, and a link may name another time', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(inManila('25T23:15'))
  const { simulation } = await open(memoryStore(null))
  const now = () => simulation.world.clock.now()
  expect(now()).toBe(inManila('25T09:30'))
  applyScenario(simulation, { start: inManila('27T18:00') })
  expect(now()).toBe(inManila('27T18:00'))
  applyScenario(simulation, { reset: true })
  expect(now()).toBe(inManila('25T09:30'))
  vi.restoreAllMocks()
})

const armed = (market: Simulation) =>
  market.faults.state.armed.map(({ rule: { kind, times }, hits }) => ({ kind, times, hits }))

test('conditions and armed faults outlive the worker, with what is left of their counts', async () => {
  const memory = memoryStore()
  const first = await open(memory)
  await first.steer(
    'latency:1,socket:down,nokey,echo:late,fail:listProducts:503:3,drop:getCart:always',
  )
  expect(await first.statuses(1)).toEqual([503])
  const again = await open(memory)
  expect(again.notices).toEqual([])
  expect(again.simulation.conditions).toMatchObject({
    latency: 1,
    sockets: 'down',
    keys: 'ignored',
    echo: 'late',
  })
  expect(armed(again.simulation)).toEqual([
    { kind: 'fail', times: 2, hits: 1 },
    { kind: 'drop', times: Infinity, hits: 0 },
  ])
  expect(await again.statuses(3)).toEqual([503, 503, 200])
  expect(armed((await open(memory)).simulation)).toEqual([
    { kind: 'drop', times: Infinity, hits: 0 },
  ])
})

test('faults by chance continue their sequence, so that a reloaded page does not meet the same ones', async () => {
  const whole = await open()
  await whole.steer('fail:listProducts:503:chance:40')
  const expected = await whole.statuses(24)
  expect(new Set(expected)).toEqual(new Set([200, 503]))
  const memory = memoryStore()
  await (await open(memory)).steer('fail:listProducts:503:chance:40')
  const parts: number[] = []
  for (let n = 0; n < 4; n++) parts.push(...(await (await open(memory)).statuses(6)))
  expect(parts).toEqual(expected)
})

test('a reset drops them, and so does another world', async () => {
  for (const sim of ['reset', 'seed:8']) {
    const memory = memoryStore()
    const { database } = memory
    const first = await open(memory)
    await first.steer('fail:listProducts:503:always')
    expect(database.faults).toMatchObject({ scenario: { faults: [{ operation: 'listProducts' }] } })
    await first.steer(sim)
    expect(database.faults, sim).toBeUndefined()
    expect(armed((await open(memory)).simulation), sim).toEqual([])
  }
})

test('those of a world of another stamp are dropped with it', async () => {
  const faults = {
    scenario: parseScenario('latency:500,fail:listProducts:503:always'),
    hits: [0],
    drawn: 1,
  }
  const memory = memoryStore({ stamp: { ...stampOf(settings), rows: 'another' }, faults })
  const { simulation, notices } = await open(memory)
  expect(notices).toEqual([expect.stringMatching(/^The demo starts over/)])
  expect(networkFaultsOf(simulation)).toEqual({ faults: [] })
  expect(memory.database.faults).toBeUndefined()
})

test.each<[string, unknown, object?]>([
  ['a text', 'fail:listProducts:503'],
  ['counts that are none', { scenario: { latency: 9 }, hits: ['one'], drawn: 1 }],
  ['no state of the generator', { scenario: { latency: 9 }, hits: [] }],
  ['faults that are no list', { scenario: { latency: 9, faults: 'all' }, hits: [], drawn: 1 }],
  [
    'an unknown kind of fault',
    { scenario: { latency: 9, faults: [{ kind: 'burn' }] }, hits: [0], drawn: 1 },
  ],
  [
    'a call that does not exist',
    { scenario: parseScenario('fail:nothing:503,latency:9'), hits: [0], drawn: 1 },
    { latency: 9 },
  ],
  [
    'a latency without end',
    { scenario: { latency: Infinity, sockets: 'down' }, hits: [], drawn: 1 },
    { sockets: 'down' },
  ],
  [
    'something else than faults',
    { scenario: parseScenario('reset,advance:60,as:liza,latency:9'), hits: [], drawn: 1 },
    { latency: 9 },
  ],
])(
  'of forged faults only what is valid is used, and the world stays: %s',
  async (_what, faults, expected) => {
    const { simulation, notices } = await open(memoryStore({ faults }))
    expect(notices).toEqual([])
    expect(networkFaultsOf(simulation)).toEqual({ ...expected, faults: [] })
    expect(simulation.settings).toEqual(settings)
  },
)
