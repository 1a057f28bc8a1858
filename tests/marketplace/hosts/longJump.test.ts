import { expect, test } from 'vitest'
import { namedBuyers } from '#fixtures/named.ts'
import type { ScheduleRow } from '#fixtures/rows.ts'
import { createPersistence } from '#mocks/hosts/browser/persistence.ts'
import type { Store } from '#mocks/hosts/browser/store.ts'
import { wait } from '#mocks/hosts/timers.ts'
import { DEFAULT_NOW, openMarket } from '#mocks/hosts/vitest.ts'
import { nextDate, scheduleCheckout } from '#mocks/rules/schedules.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { worldHash } from '#mocks/world/hash.ts'
import type { World } from '#mocks/world/world.ts'

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

const slowStore: Store = {
  load: async () => null,
  write: () => wait(2),
  reset: () => wait(2),
  stop() {},
}

function open(yields: boolean) {
  const market = openMarket({ products: 300, yields })
  const events: unknown[] = []
  market.onEvent((event) => void events.push(event))
  /** What is sent to the pages. */
  const sent: unknown[] = []
  const { flush } = createPersistence(
    market,
    slowStore,
    (flushed) => void sent.push(...flushed.events),
  )
  addWeeklyLists(market.world)
  return { market, events, sent, flush }
}

test(
  'a jump over a year of weekly lists yields to other work, and calls wait for due jobs',
  { timeout: 60_000 },
  async () => {
    const [one, other] = [open(true), open(false)]
    applyScenario(other.market, { advance: YEAR })
    let stored = 0
    one.market.onCarriedOut(() => void (stored += 1))
    applyScenario(one.market, { advance: YEAR })
    const { world } = one.market
    expect(world.dueJobs.next(DEFAULT_NOW + YEAR), 'only the first jobs are done').toBeDefined()
    let turns = 0
    const turn = setInterval(() => void (turns += 1), 1)
    const ask = async ({ market }: typeof one) => {
      const response = await market.fetch(
        new Request('https://suki.example/api/products?limit=50&sort=latest'),
      )
      expect(
        market.world.dueJobs.next(DEFAULT_NOW + YEAR),
        'a call comes after all that was due',
      ).toBeUndefined()
      return response.json() as Promise<unknown>
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
