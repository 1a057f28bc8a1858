import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { createPersistence } from '#mocks/hosts/browser/persistence.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openMarket } from '../support/market.ts'
import { fileOf, openFile, parsed } from '../worldFile/files.ts'

/** A store that needs 10 ms for each write and logs its calls. */
function slowStore() {
  const log: string[] = []
  const store: Store = {
    load: async () => null,
    async write(entries, faults) {
      log.push(
        `write ${entries.length}${faults === undefined ? '' : ` and ${faults ? writeScenario(faults.scenario) : 'no faults'}`}`,
      )
      await wait(10)
      log.push('written')
    },
    reset: async ({ products }) => void log.push(`reset ${products}`),
    stop() {},
  }
  return { store, log }
}

test('events are sent, and calls answered, only after their changes are stored', async () => {
  const market = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const persistence = createPersistence(market, store, ({ events }) =>
    events.forEach(({ event }) => log.push(event)),
  )
  await persistence.flush()
  log.length = 0
  const [product] = market.world.tables.products.all()
  market.world.tables.products.update(product?._id as string, { stocks: 1 })
  market.world.bus.emit('onPaymentStatus', namedBuyers.liza.id, { status: 'PAID' })
  const first = persistence.flush().then(() => log.push('first answer'))
  // This call changed nothing, but it may have read the change, so its response must wait too.
  const second = persistence.flush().then(() => log.push('second answer'))
  await Promise.all([first, second])
  expect(log).toEqual(['write 1', 'written', 'onPaymentStatus', 'first answer', 'second answer'])
})

test('the changes of a call are stored even if its response never arrives', async () => {
  const simulation = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const persistence = createPersistence(simulation, store, () => {})
  await persistence.flush()
  log.length = 0
  applyScenario(simulation, parseScenario('hang:updateUser'))
  const headers = {
    authorization: `Bearer ${simulation.login('mia')}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ first_name: 'Maria' })
  void simulation.fetch(
    new Request('https://suki.example/api/users', { method: 'PUT', headers, body }),
  )
  await expect.poll(() => log).toContain('written')
})

test('a reset empties the store before the new world is written', async () => {
  const simulation = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const persistence = createPersistence(simulation, store, () => {})
  await persistence.flush()
  log.length = 0
  simulation.rebuild({ products: 70 })
  await persistence.flush()
  expect(log[0]).toBe('reset 70')
})

test('what is left of a fault is stored before the changes of the call that it has hit, and before the answer', async () => {
  const simulation = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const received: boolean[] = []
  const persistence = createPersistence(
    simulation,
    store,
    ({ faultsChanged }) => void received.push(faultsChanged),
  )
  await persistence.flush()
  log.length = 0
  applyScenario(simulation, parseScenario('fail:getCurrentUser:503:2,lose:updateUser,latency:1'))
  await persistence.flush()
  expect(log).toEqual([
    'write 0 and latency:1,fail:getCurrentUser:503:2,lose:updateUser',
    'written',
  ])
  const headers = {
    authorization: `Bearer ${simulation.login('mia')}`,
    'content-type': 'application/json',
  }
  await persistence.flush()
  log.length = 0
  await simulation.fetch(new Request('https://suki.example/api/users/me', { headers }))
  await persistence.flush()
  const body = JSON.stringify({ first_name: 'Maria' })
  await simulation
    .fetch(new Request('https://suki.example/api/users', { method: 'PUT', headers, body }))
    .catch(() => undefined)
  await persistence.flush()
  expect(log).toEqual([
    'write 0 and latency:1,fail:getCurrentUser:503,lose:updateUser',
    'written',
    'write 0 and latency:1,fail:getCurrentUser:503',
    'written',
    expect.stringMatching(/^write [1-9]\d*$/),
    'written',
  ])
  log.length = 0
  applyScenario(simulation, parseScenario('latency:0'))
  for (const { id } of simulation.faults.state.armed) simulation.faults.disarm(id)
  await persistence.flush()
  expect(log).toEqual(['write 0 and no faults', 'written'])
  await persistence.flush()
  expect(log, 'what has not changed is not stored again').toHaveLength(2)
  expect(received.at(-1)).toBe(true)
})

test('a loaded world takes the place of the stored one in one step, and is the same when the demo is opened again', async () => {
  const [busy, market] = [openMarket({ products: 60 }), openMarket({ products: 70 })]
  applyScenario(busy, parseScenario('stock:mango:3,advance:600,freeze'))
  const stored: Stored[] = []
  const store: Store = {
    ...slowStore().store,
    reset: async (stamp, entries = []) => void stored.push({ stamp, entries: [...entries] }),
  }
  const persistence = createPersistence(market, store, () => {})
  const opened = openFile(fileOf(busy), market)
  if (!('use' in opened)) throw new Error('It was refused')
  opened.use()
  await persistence.flush()
  expect(stored).toHaveLength(1)
  const { rows: _, ...settings } = stored[0]!.stamp
  const again = openMarket()
  again.prepare({ settings, clock: parsed(fileOf(busy)).clock, changes: stored[0]!.entries }).use()
  expect(fileOf(again)).toBe(fileOf(busy))
})

test('a fault is used up when its call begins, even if that ends much later', async () => {
  const simulation = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const persistence = createPersistence(simulation, store, () => {})
  applyScenario(simulation, parseScenario('slow:listProducts:60000'))
  await persistence.flush()
  log.length = 0
  void simulation.fetch(new Request('https://suki.example/api/products'))
  await expect.poll(() => log).toEqual(['write 0 and no faults', 'written'])
})
