import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { ScheduleRow } from '#fixtures/rows.ts'
import { parseScenario, writeScenario } from '#fixtures/scenarios/scenario.ts'
import { createPersistence } from '#mocks/hosts/browser/persistence.ts'
import type { Store, Stored } from '#mocks/hosts/browser/store.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { nextDate, scheduleCheckout } from '#mocks/rules/schedules.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { worldHash } from '#mocks/world/hash.ts'
import type { World } from '#mocks/world/world.ts'
import { call, DEFAULT_NOW, openMarket } from '../support/market.ts'
import { steered } from '../support/steered.ts'
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

/** A marketplace with such a store, whose log begins when `log` is emptied. */
async function open() {
  const { market, ask, steer } = steered('', { as: 'mia' })
  const { store, log } = slowStore()
  const received: boolean[] = []
  const { flush } = createPersistence(market, store, ({ events, faultsChanged }) => {
    for (const { event } of events) log.push(event)
    received.push(faultsChanged)
  })
  await flush()
  log.length = 0
  return {
    market,
    log,
    received,
    flush,
    steer,
    read: () => ask('GET', '/users/me'),
    rename: () => ask('PUT', '/users', { first_name: 'Maria' }),
  }
}

test('events are sent, and calls answered, only after their changes are stored', async () => {
  const { market, log, flush } = await open()
  const [product] = market.world.tables.products.all()
  market.world.tables.products.update(product?._id as string, { stocks: 1 })
  market.world.bus.emit('onPaymentStatus', namedBuyers.liza.id, { status: 'PAID' })
  const first = flush().then(() => log.push('first answer'))
  // This call changed nothing, but it may have read the change, so its response must wait too.
  const second = flush().then(() => log.push('second answer'))
  await Promise.all([first, second])
  expect(log).toEqual(['write 1', 'written', 'onPaymentStatus', 'first answer', 'second answer'])
})

test('the changes of a call are stored even if its response never arrives', async () => {
  const { log, steer, rename } = await open()
  steer('hang:updateUser')
  void rename()
  await expect.poll(() => log).toContain('written')
})

test('a reset empties the store before the new world is written', async () => {
  const { market, log, flush } = await open()
  market.rebuild({ products: 70 })
  await flush()
  expect(log[0]).toBe('reset 70')
})

test('what is left of a fault is stored before the changes of the call that it has hit, and before the answer', async () => {
  const { market, log, received, flush, steer, read, rename } = await open()
  steer('fail:getCurrentUser:503:2,lose:updateUser,latency:1')
  await flush()
  expect(log).toEqual([
    'write 0 and latency:1,fail:getCurrentUser:503:2,lose:updateUser',
    'written',
  ])
  log.length = 0
  await read()
  await flush()
  await rename().catch(() => undefined)
  await flush()
  expect(log).toEqual([
    'write 0 and latency:1,fail:getCurrentUser:503,lose:updateUser',
    'written',
    'write 0 and latency:1,fail:getCurrentUser:503',
    'written',
    expect.stringMatching(/^write [1-9]\d*$/),
    'written',
  ])
  log.length = 0
  steer('latency:0')
  for (const { id } of market.faults.state.armed) market.faults.disarm(id)
  await flush()
  expect(log).toEqual(['write 0 and no faults', 'written'])
  await flush()
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
  const { log, flush, steer, read } = await open()
  steer('slow:getCurrentUser:60000')
  await flush()
  log.length = 0
  void read()
  await expect.poll(() => log).toEqual(['write 0 and no faults', 'written'])
})

const YEAR = 365 * 24 * 3_600_000
/** Lists of one buyer, each with a checkout a week. */
const LISTS = 40

function addWeeklyLists(world: World) {
  const { schedules, scheduleProducts } = world.tables
  const list = schedules.by('user_id', namedBuyers.liza.id)[0] as ScheduleRow
  const [product] = scheduleProducts.by('schedule_id', list._id)
  for (let n = 0; n < LISTS; n++) {
    const timing = {
      schedule_type: 'weekly' as const,
      notification_date: { time: `0${n % 10}:00`, day_of_week: n % 7 },
    }
    const row = {
      ...list,
      ...timing,
      _id: world.newId('schedules'),
      name: `List ${n}`,
      is_active: true,
      payment_method: 'cod' as const,
    }
    if (product)
      scheduleProducts.insert({
        ...product,
        _id: world.newId('scheduleProducts'),
        schedule_id: row._id,
      })
    scheduleCheckout(
      world,
      schedules.insert({ ...row, next_checkout_date: nextDate(world, timing) }),
    )
  }
}

function openWithLists(yields: boolean) {
  const market = openMarket({ products: 300, yields })
  const events: unknown[] = []
  market.onEvent((event) => void events.push(event))
  /** What is sent to the pages. */
  const sent: unknown[] = []
  const { flush } = createPersistence(
    market,
    slowStore().store,
    (flushed) => void sent.push(...flushed.events),
  )
  addWeeklyLists(market.world)
  return { market, events, sent, flush }
}

test(
  'a jump over a year of weekly lists yields to other work, and calls wait for due jobs',
  { timeout: 60_000 },
  async () => {
    const [one, other] = [openWithLists(true), openWithLists(false)]
    applyScenario(other.market, { advance: YEAR })
    let stored = 0
    one.market.onCarriedOut(() => void (stored += 1))
    applyScenario(one.market, { advance: YEAR })
    const { world } = one.market
    expect(world.dueJobs.next(DEFAULT_NOW + YEAR), 'only the first jobs are done').toBeDefined()
    let turns = 0
    const turn = setInterval(() => void (turns += 1), 1)
    const ask = async ({ market }: typeof one) => {
      const { body } = await call(market, 'GET', '/products?limit=50&sort=latest')
      expect(
        market.world.dueJobs.next(DEFAULT_NOW + YEAR),
        'a call comes after all that was due',
      ).toBeUndefined()
      return body as unknown
    }
    const [first, second] = await Promise.all([ask(one), ask(one)])
    clearInterval(turn)
    expect(turns, 'turns of other work').toBeGreaterThan(5)
    expect(stored, 'parts in which it was stored').toBeGreaterThan(5)
    expect(first).toEqual(await ask(other))
    expect(second).toEqual(first)
    expect(one.events).toEqual(other.events)
    await one.flush()
    expect(one.sent, 'each event has reached the pages, once').toEqual(other.events)
    expect(await worldHash(world)).toBe(await worldHash(other.market.world))
  },
)
