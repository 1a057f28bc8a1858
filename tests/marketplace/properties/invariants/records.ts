import { isOpen } from '#fixtures/openingHours.ts'
import type { ChatMessageRow, OrderRow, PaymentRow } from '#fixtures/rows.ts'
import { mayMove } from '#mocks/rules/orderLife.ts'
import type { BusEvent } from '#mocks/world/bus.ts'
import type { Tables } from '#mocks/world/tables.ts'
import type { World } from '#mocks/world/world.ts'
import type { Walk } from '../walk.ts'
import { type Faults, same } from './ledger.ts'

const MAX_SHOPS = 10

const byShop = new Set(['PREPARING', 'PACKED', 'READY_TO_PICK_UP', 'REFUNDED', 'REFUND_REJECTED'])

/** Returns the growing list of forbidden status changes, and of what closed shops do. */
export function watchShops({ tables, clock }: World): string[] {
  const forbidden: string[] = []
  const { orders, chatMessages, shops } = tables
  const [update, insert] = [orders.update, chatMessages.insert]
  const isClosed = (shopId: string) =>
    !isOpen(shops.get(shopId)?.working_hour ?? { from: '', to: '' }, clock.now())
  orders.update = (id: string, change: Partial<OrderRow>) => {
    const { order_status: from, shop_id = '' } = orders.get(id) ?? {}
    const to = change.order_status
    if (from && to && from !== to) {
      if (!mayMove(from, to)) forbidden.push(`${id} went from ${from} to ${to}`)
      if ((byShop.has(to) || from === 'PENDING_CANCELLATION') && isClosed(shop_id))
        forbidden.push(`${id} became ${to} at night`)
    }
    return update(id, change)
  }
  chatMessages.insert = (row: ChatMessageRow) => {
    if (
      row.sender === 'seller' &&
      !row.content.startsWith('We are closed now') &&
      isClosed(row.seller_id)
    )
      forbidden.push(`a closed shop wrote '${row.content}'`)
    return insert(row)
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

/** The statuses of a payment by that of its order, where that is not PAID alone. */
const paymentsOf: Partial<Record<OrderRow['order_status'], PaymentRow['status'][]>> = {
  CANCELLED: ['FAILED', 'EXPIRED', 'REFUNDED'],
  REFUNDED: ['REFUNDED'],
  PENDING: ['PENDING', 'PAID'],
}

/** A pending payment can still be paid; payments and their orders agree. */
export function* checkPayments(tables: Tables, now: number): Faults {
  for (const { _id, status, order_ids, expires_at } of tables.payments.all()) {
    if (status === 'PENDING' && Date.parse(expires_at) <= now) yield `payment ${_id} has run out`
    for (const id of order_ids) {
      const { order_status } = tables.orders.get(id)!
      if (!(paymentsOf[order_status] ?? ['PAID']).includes(status))
        yield `${id} is ${order_status}, its payment ${status}`
    }
  }
}

/** No work is waiting twice, and only an order whose cancellation was asked for has a reason. */
export function* checkJobs(tables: Tables): Faults {
  for (const [work, jobs] of Map.groupBy(
    tables.jobs.all(),
    ({ kind, subject_id }) => `${kind} ${subject_id}`,
  ))
    if (jobs.length > 1) yield `${work} is waiting ${jobs.length} times`
  for (const { _id, cancel_reason, order_status } of tables.orders.all())
    if (cancel_reason !== null && !['CANCELLED', 'PENDING_CANCELLATION'].includes(order_status))
      yield `${_id} goes on with ${cancel_reason}`
}

/** Buyers with addresses have one default; no cart has a product twice or too many shops. */
export function* checkRecords(tables: Tables): Faults {
  for (const [user, own] of Map.groupBy(tables.addresses.all(), (address) => address.user))
    yield* same(`defaults of ${user}`, own.filter(({ is_default }) => is_default).length, 1)
  for (const [user, lines] of Map.groupBy(tables.cartLines.all(), (line) => line.user_id)) {
    const sizeOf = (column: 'product_id' | 'shop_id') =>
      new Set(lines.map((line) => line[column])).size
    yield* same(`products in the cart of ${user}`, sizeOf('product_id'), lines.length)
    if (sizeOf('shop_id') > MAX_SHOPS) yield `the cart of ${user} has too many shops`
    if (lines.some((line) => line.quantity < 1)) yield `the cart of ${user} has an empty line`
  }
}

/** List names are unique to a buyer; an active list has a timer for its next, future, date. */
export function* checkSchedules(tables: Tables, now: number): Faults {
  for (const [user, own] of Map.groupBy(tables.schedules.all(), (list) => list.user_id))
    yield* same(
      `lists of ${user}`,
      new Set(own.map(({ name }) => name.toLowerCase())).size,
      own.length,
    )
  const alarms = new Set(
    Array.from(tables.jobs.by('kind', 'schedule:due'), (job) => `${job.subject_id} ${job.due_at}`),
  )
  for (const { _id, is_active, next_checkout_date } of tables.schedules.all()) {
    if (!is_active || next_checkout_date === null) continue
    if (Date.parse(next_checkout_date) <= now)
      yield `${_id} should have checked out at ${next_checkout_date}`
    if (!alarms.has(`${_id} ${next_checkout_date}`))
      yield `${_id} has no alarm at ${next_checkout_date}`
  }
  for (const { schedule_id, user_id } of tables.scheduleProducts.all())
    yield* same(`owner of ${schedule_id}`, tables.schedules.get(schedule_id)?.user_id, user_id)
}

/** The id of the buyer to whom the record of an event belongs. */
function ownerOf(tables: Tables, { event, payload }: BusEvent): string | undefined {
  if (event === 'onPaymentStatus')
    return tables.orders.get(payload.transaction_id ?? '')?.customer_id
  if (event === 'onNotification') return tables.notifications.get(payload._id)?.user_id
  const { conversation_id } = payload as { conversation_id: string }
  return tables.conversations.get(conversation_id)?.buyer_id
}

/** The events since the last check are about records of the buyers to whom they were sent. */
export function* checkEvents({ tables, sent }: Walk): Faults {
  for (const one of sent.splice(0))
    if (tables.users.get(one.userId) && ownerOf(tables, one) !== one.userId)
      yield `${one.userId} hears ${one.event} of somebody else`
}
