import { expect, test } from 'vitest'
import { parseScenario } from '#fixtures/scenarios/scenario.ts'
import { createPersistence } from '#mocks/hosts/browser/persistence.ts'
import { restoreSimulation, stampOf } from '#mocks/hosts/browser/restore.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import type { Simulation } from '#mocks/hosts/simulation.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { networkFaultsOf } from '#mocks/scenario/describeState.ts'

const settings = { seed: 7, products: 60, bornAt: Date.parse('2026-07-20T02:00:00Z') }

/** A store in memory, which outlives the simulations that it is given to. */
function memoryStore(stored: Partial<Stored> = {}) {
  const database: Stored = { stamp: stampOf(settings), entries: [], ...stored }
  const store: Store = {
    load: async () => structuredClone(database),
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
async function open(store: Store) {
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
    /** The statuses of so many calls. */
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

const armed = (market: Simulation) =>
  market.faults.state.armed.map(({ rule: { kind, times }, hits }) => ({ kind, times, hits }))

test('conditions and armed faults outlive the worker, with what is left of their counts', async () => {
  const { store } = memoryStore()
  const first = await open(store)
  await first.steer(
    'latency:1,socket:down,nokey,echo:late,fail:listProducts:503:3,drop:getCart:always',
  )
  expect(await first.statuses(1)).toEqual([503])
  const again = await open(store)
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
  expect(armed((await open(store)).simulation)).toEqual([
    { kind: 'drop', times: Infinity, hits: 0 },
  ])
})

test('faults by chance continue their sequence, so that a reloaded page does not meet the same ones', async () => {
  const whole = await open(memoryStore().store)
  await whole.steer('fail:listProducts:503:chance:40')
  const expected = await whole.statuses(24)
  expect(new Set(expected)).toEqual(new Set([200, 503]))
  const { store } = memoryStore()
  await (await open(store)).steer('fail:listProducts:503:chance:40')
  const parts: number[] = []
  for (let n = 0; n < 4; n++) parts.push(...(await (await open(store)).statuses(6)))
  expect(parts).toEqual(expected)
})

test('a reset drops them, and so does another world', async () => {
  for (const sim of ['reset', 'seed:8']) {
    const { store, database } = memoryStore()
    const first = await open(store)
    await first.steer('fail:listProducts:503:always')
    expect(database.faults).toMatchObject({ scenario: { faults: [{ operation: 'listProducts' }] } })
    await first.steer(sim)
    expect(database.faults, sim).toBeUndefined()
    expect(armed((await open(store)).simulation), sim).toEqual([])
  }
})

test('those of a world of another stamp are dropped with it', async () => {
  const faults = {
    scenario: parseScenario('latency:500,fail:listProducts:503:always'),
    hits: [0],
    drawn: 1,
  }
  const { store, database } = memoryStore({
    stamp: { ...stampOf(settings), rows: 'another' },
    faults,
  })
  const { simulation, notices } = await open(store)
  expect(notices).toEqual([expect.stringMatching(/^The demo starts over/)])
  expect(networkFaultsOf(simulation)).toEqual({ faults: [] })
  expect(database.faults).toBeUndefined()
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
    const { store } = memoryStore({ faults })
    const { simulation, notices } = await open(store)
    expect(notices).toEqual([])
    expect(networkFaultsOf(simulation)).toEqual({ ...expected, faults: [] })
    expect(simulation.settings).toEqual(settings)
  },
)
