import { expect, test } from 'vitest'
import { createKeeper } from '../../mocks/hosts/browser/keeper.ts'
import type { Store } from '../../mocks/hosts/browser/store.ts'
import { wait } from '../../mocks/hosts/timers.ts'
import { steer } from '../../mocks/transport/control.ts'
import { parseScenario } from '../../fixtures/scenarios/scenario.ts'
import { namedBuyers } from '../../fixtures/named.ts'
import { openMarket } from '../support/market.ts'

/** A store that takes its time and writes down what it is told. */
function slowStore() {
  const log: string[] = []
  const store: Store = {
    load: async () => null,
    async write(entries) {
      log.push(`write ${entries.length}`)
      await wait(10)
      log.push('written')
    },
    restart: async ({ products }) => void log.push(`restart ${products}`),
    stop() {},
  }
  return { store, log }
}

test('events are told, and calls answered, only after what they report is stored', async () => {
  const { simulation, market } = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const keeper = createKeeper(simulation, store, ({ events }) => events.forEach(({ event }) => log.push(event)))
  await keeper.settle()
  log.length = 0
  const [product] = market.world.tables.products.all()
  market.world.tables.products.update(product?._id as string, { stocks: 1 })
  market.world.bus.emit('onPaymentStatus', namedBuyers.liza.id, { status: 'PAID' })
  const first = keeper.settle().then(() => log.push('first answer'))
  // This call changed nothing, and yet must not be answered before the change that it may have seen is stored.
  const second = keeper.settle().then(() => log.push('second answer'))
  await Promise.all([first, second])
  expect(log).toEqual(['write 1', 'written', 'onPaymentStatus', 'first answer', 'second answer'])
})

test('what a call did is stored though its answer never comes', async () => {
  const { simulation, login } = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const keeper = createKeeper(simulation, store, () => {})
  await keeper.settle()
  log.length = 0
  steer(simulation, parseScenario('hang:updateUser'))
  const headers = { authorization: `Bearer ${login('mia')}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ first_name: 'Maria' })
  void simulation.fetch(new Request('https://suki.example/api/users', { method: 'PUT', headers, body }))
  await expect.poll(() => log).toContain('written')
})

test('a reset empties the store before the new world is written', async () => {
  const { simulation } = openMarket({ products: 60 })
  const { store, log } = slowStore()
  const keeper = createKeeper(simulation, store, () => {})
  await keeper.settle()
  log.length = 0
  simulation.rebuild({ products: 70 })
  await keeper.settle()
  expect(log[0]).toBe('restart 70')
})
