import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { TableName } from '#fixtures/rows.ts'
import type { Marketplace, Result } from '#mocks/core/marketplace.ts'
import { openMarket } from '#mocks/hosts/vitest.ts'
import { settlePayment } from '#mocks/transport/services/provider.ts'
import { worldHash } from '#mocks/world/hash.ts'
import { keys } from '#mocks/world/keys.ts'
import { listingOrders } from '#mocks/world/rankings.ts'
import type { Table } from '#mocks/world/tables.ts'
import type { World } from '#mocks/world/world.ts'
import { choices } from './paths.ts'
import { cart, purchases } from './steps/purchases.ts'
import { lists, people } from './steps/records.ts'
import { startWalk, type Step } from './walk.ts'

const {
  providerPaid: _paid,
  providerFailed: _failed,
  providerExpired: _expired,
  ...calls
} = purchases
const steps = { ...cart, ...lists, ...people, ...calls }
const step: fc.Arbitrary<Step & { crashAt: number }> = fc.record({
  op: fc.constantFrom(
    ...Object.keys(steps).filter((name) => name !== 'deleteAccount'),
    'writeToShop',
    'payOnline',
    'createList',
  ),
  ...choices,
  crashAt: fc.integer({ min: 1, max: 12 }),
})

/** All that can be read of a world, in its order. */
function look({ tables, search, rankings, timelines }: World): unknown[] {
  const rows = (Object.keys(keys) as TableName[]).flatMap((name) => {
    const table = tables[name] as unknown as Table<Record<string, unknown> & { _id: string }>
    const all = [...table.all()]
    const found = keys[name].indexed.flatMap((field) =>
      [...new Set(all.map((row) => row[field]))].flatMap((value) => table.by(field, value)),
    )
    return [name, ...all, ...found]
  })
  const threads = [...tables.conversations.all()].map(({ _id }) => _id)
  const read: [string, Iterable<string>][] = [
    ...Object.values(namedBuyers).flatMap(({ id }): typeof read => [
      [id, timelines.conversations.of(id)],
      [id, timelines.notifications.of(id)],
    ]),
    ...threads.map((id): (typeof read)[number] => [id, timelines.chatMessages.of(id)]),
    ...['rice', 'mango', 'pandesal'].flatMap((word): typeof read => [
      [word, search.find(word)],
      [word, search.findShops(word)],
    ]),
  ]
  return [
    ...rows,
    ...read.flatMap(([name, ids]) => [name, ...ids]),
    ...[...listingOrders.keys()].flatMap((name) => rankings.inOrder(name)),
  ]
}

const isSame = (before: unknown[], after: unknown[]) =>
  before.length === after.length && before.every((one, i) => one === after[i])

/** Makes the n-th write from now on fail, until the end, which says whether it has failed. */
function plantCrash({ journal }: World, n: number): () => boolean {
  const { record } = journal
  let writes = 0
  journal.record = (...entry) => {
    writes += 1
    if (writes === n) throw new Error('A planted crash')
    record(...entry)
  }
  return () => {
    journal.record = record
    return writes >= n
  }
}

/** Takes the steps; with `crashes`, each call is first tried with a crash in one of its writes. */
function take(taken: readonly (Step & { crashAt: number })[], crashes: boolean) {
  const walk = startWalk(openMarket)
  const { market } = walk
  const { violations } = market
  const { handle } = market
  const sent: unknown[] = []
  market.world.bus.subscribe((event) => void sent.push(event))
  let crashed = 0
  let crashAt = 0
  const tried: Marketplace['handle'] = (call): Result => {
    const [before, events] = [look(market.world), sent.length]
    const end = plantCrash(market.world, crashAt)
    const reply = handle(structuredClone(call))
    if (!end()) return reply
    crashed += 1
    expect(reply.status).toBe(500)
    expect(violations.splice(0)).toHaveLength(1)
    expect(sent.length, 'no event of it was sent').toBe(events)
    expect(isSame(before, look(market.world)), `nothing of ${call.operation} remains`).toBe(true)
    expect(market.world.journal.drain(), 'nothing of it is stored').toEqual([])
    return handle(call)
  }
  market.handle = (call) => (crashes ? tried(call) : handle(call))
  for (const one of taken) {
    ;({ crashAt } = one)
    const me = walk.users[one.who]
    if (me) steps[one.op]?.(walk, me, one)
  }
  return { crashed, world: market.world, answers: walk.answers }
}

test(
  'a crash at any write of any call leaves the world as it was, and the call can be made again',
  { timeout: 60_000 },
  async () => {
    let crashed = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (taken) => {
        const [one, other] = [take(taken, true), take(taken, false)]
        crashed += one.crashed
        expect(one.answers).toEqual(other.answers)
        expect(await worldHash(one.world)).toBe(await worldHash(other.world))
      }),
      { numRuns: 12 },
    )
    expect(crashed).toBeGreaterThan(5)
  },
)

test('a job that crashes leaves nothing, is not tried again, and does not keep others waiting', () => {
  const market = openMarket({ products: 80 })
  const { world, violations } = market
  const { tables, bus } = world
  const order = [...tables.orders.all()].find(({ order_status }) => order_status === 'PREPARING')
  const orderId = order?._id as string
  for (const job of tables.jobs.all()) tables.jobs.remove(job._id)
  world.schedule('order:progress', orderId, world.clock.now() + 1000)
  world.schedule('payment:expire', 'nobody', world.clock.now() + 2000)
  const news = tables.notifications.size
  const { emit } = bus
  bus.emit = () => {
    throw new Error('A planted crash')
  }
  world.clock.advance(60_000)
  expect(market.runDue()).toBe(true)
  bus.emit = emit
  expect(violations.map(({ source }) => source)).toEqual(['job order:progress'])
  expect([...tables.jobs.all()]).toEqual([])
  expect(tables.orders.get(orderId)).toEqual(order)
  expect(tables.notifications.size).toBe(news)
})

test('a payment whose event breaks the contract stays as it was', () => {
  const market = openMarket({ products: 80 })
  const { payments } = market.world.tables
  const payment = payments.update(payments.by('user_id', namedBuyers.carlo.id)[0]?._id as string, {
    status: 'PENDING',
  })
  const sent: unknown[] = []
  market.onEvent((event) => void sent.push(event))
  const { emit } = market.world.bus
  market.world.bus.emit = (event, userId, payload) =>
    emit(event, userId, Object.assign({ password_hash: 'x' }, payload))
  settlePayment(market, payment._id, 'paid')
  expect(payments.get(payment._id)).toEqual(payment)
  expect(market.violations).toMatchObject([{ errors: [{ path: '/password_hash' }] }])
  expect(sent).toEqual([])
})
