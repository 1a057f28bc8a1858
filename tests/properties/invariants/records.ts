import type { OrderRow } from '../../../fixtures/orderRows.ts'
import { mayMove } from '../../../mocks/rules/orderLife.ts'
import type { Tables } from '../../../mocks/world/tables.ts'
import { type Faults, same } from './faults.ts'

const MAX_SHOPS = 10

/** Observes every write to the orders; returns the growing list of forbidden status changes. */
export function watchOrders(tables: Tables): string[] {
  const forbidden: string[] = []
  const { orders } = tables
  const update = orders.update
  orders.update = (id: string, change: Partial<OrderRow>) => {
    const from = orders.get(id)?.order_status
    const to = change.order_status
    if (from && to && from !== to && !mayMove(from, to)) forbidden.push(`${id} went from ${from} to ${to}`)
    return update(id, change)
  }
  return forbidden
}

/** An order's timeline begins with PENDING and ends with its current status. */
export function* checkTimelines(tables: Tables): Faults {
  for (const { _id, order_timeline, order_status } of tables.orders.all()) {
    const moments = Object.values(order_timeline).sort()
    yield* same(`beginning of ${_id}`, order_timeline.PENDING, moments[0])
    yield* same(`end of ${_id}`, order_timeline[order_status], moments.at(-1))
  }
}

/** A pending payment can still be paid; no order waits for a failed or expired payment. */
export function* checkPayments(tables: Tables, now: number): Faults {
  for (const { _id, status, order_ids, expires_at } of tables.payments.all()) {
    if (status === 'PENDING' && Date.parse(expires_at) <= now) yield `payment ${_id} has run out`
    if (status !== 'FAILED' && status !== 'EXPIRED') continue
    for (const id of order_ids) yield* same(`unpaid order ${id}`, tables.orders.get(id)?.order_status, 'CANCELLED')
  }
}

/** Every buyer with addresses has exactly one default; no cart has a product twice or too many shops. */
export function* checkRecords(tables: Tables): Faults {
  for (const [user, own] of Map.groupBy(tables.addresses.all(), (address) => address.user))
    yield* same(`default addresses of ${user}`, own.filter((address) => address.is_default).length, 1)
  for (const [user, lines] of Map.groupBy(tables.cartLines.all(), (line) => line.user_id)) {
    yield* same(`products in the cart of ${user}`, new Set(lines.map((line) => line.product_id)).size, lines.length)
    if (new Set(lines.map((line) => line.shop_id)).size > MAX_SHOPS) yield `the cart of ${user} has too many shops`
    if (lines.some((line) => line.quantity < 1)) yield `the cart of ${user} has an empty line`
  }
}

/** List names are unique to a buyer, and every active list has a timer for its next date, which is in the future. */
export function* checkSchedules(tables: Tables, now: number): Faults {
  for (const [user, own] of Map.groupBy(tables.schedules.all(), (list) => list.user_id))
    yield* same(`names of the lists of ${user}`, new Set(own.map((list) => list.name.toLowerCase())).size, own.length)
  const alarms = new Set(Array.from(tables.jobs.by('kind', 'schedule:due'), (job) => `${job.subject_id} ${job.due_at}`))
  for (const { _id, is_active, next_checkout_date } of tables.schedules.all()) {
    if (!is_active || next_checkout_date === null) continue
    if (Date.parse(next_checkout_date) <= now) yield `${_id} should have checked out at ${next_checkout_date}`
    if (!alarms.has(`${_id} ${next_checkout_date}`)) yield `${_id} has no alarm at ${next_checkout_date}`
  }
  for (const { schedule_id, user_id } of tables.scheduleProducts.all())
    yield* same(`owner of ${schedule_id}`, tables.schedules.get(schedule_id)?.user_id, user_id)
}
