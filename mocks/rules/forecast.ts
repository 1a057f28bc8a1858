import type { ScheduleRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { nextDate, paysByItself } from './schedules.ts'

/** Counts what it can without doing it. */
export interface Forecast {
  checkouts: number
  /** At most: sold-out products are left out. Each order has steps of its own. */
  orders: number
  /** Steps of orders, ends of payments and answers in chats that already wait. */
  steps: number
}

function countCheckouts(world: World, list: ScheduleRow, until: number): number {
  let count = 0
  for (
    let next = list.next_checkout_date;
    next !== null && Date.parse(next) <= until;
    next = nextDate(world, list, Date.parse(next))
  )
    count += 1
  return count
}

/** One for each shop; none when only the user could pay. */
function ordersOf(world: World, list: ScheduleRow): number {
  if (!world.tables.addresses.get(list.address) || !paysByItself(world, list)) return 0
  return new Set(
    world.tables.scheduleProducts.by('schedule_id', list._id).map(({ shop_id }) => shop_id),
  ).size
}

/** Counts up to ms since the epoch, and changes nothing. */
export function forecast(world: World, until: number): Forecast {
  const sum = { checkouts: 0, orders: 0, steps: 0 }
  for (const list of world.tables.schedules.all()) {
    if (!list.is_active) continue
    const checkouts = countCheckouts(world, list, until)
    sum.checkouts += checkouts
    sum.orders += checkouts * ordersOf(world, list)
  }
  for (const { kind, due_at } of world.tables.jobs.all())
    if (kind !== 'schedule:due' && Date.parse(due_at) <= until) sum.steps += 1
  return sum
}
