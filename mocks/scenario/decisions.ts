import type { OrderRow, PaymentRow } from '#fixtures/rows.ts'
import type { Scenario } from '#fixtures/scenarios/contents.ts'
import type { Refused } from '#fixtures/scenarios/refusal.ts'
import { newestFirst } from '../presenters/page.ts'
import { isUnpaid, shopStepsOf } from '../rules/orderLife.ts'
import { moveAndNotify } from '../rules/orders.ts'
import { settle } from '../rules/payments.ts'
import type { World } from '../world/world.ts'
import { NO_BUYER } from './talk.ts'

type Payment = Scenario['payments'][number]
type Order = Scenario['orders'][number]

const newest = <T extends { created_at: string }>(rows: readonly T[]): T | undefined =>
  newestFirst(rows, ({ created_at }) => created_at)[0]

function paymentNamed(
  { tables: { payments, orders } }: World,
  name: string,
  buyerId: string | undefined,
): PaymentRow | string {
  if (name !== 'last')
    return (
      payments.get(orders.get(name)?.payment_id ?? name) ??
      `there is no payment or order with one '${name}'`
    )
  if (buyerId === undefined) return NO_BUYER
  return newest(payments.by('user_id', buyerId)) ?? 'the buyer has no payment'
}

function orderNamed(
  { tables: { orders } }: World,
  name: string,
  buyerId: string | undefined,
): OrderRow | string {
  if (name !== 'last') return orders.get(name) ?? `there is no order '${name}'`
  if (buyerId === undefined) return NO_BUYER
  return newest(orders.by('customer_id', buyerId)) ?? 'the buyer has no order'
}

/** Returns the reason when it can't end. */
function decidePayment(
  world: World,
  { payment: name, outcome }: Payment,
  buyerId: string | undefined,
): string | null {
  const payment = paymentNamed(world, name, buyerId)
  if (typeof payment === 'string') return payment
  if (payment.status !== 'PENDING')
    return `the payment is ${payment.status}: only a PENDING one can end`
  settle(world, payment._id, outcome)
  return null
}

/** Returns the reason when it can't move. */
function decideOrder(
  world: World,
  { order: name, status }: Order,
  buyerId: string | undefined,
): string | null {
  const order = orderNamed(world, name, buyerId)
  if (typeof order === 'string') return order
  const allowed = shopStepsOf(world, order)
  if (!allowed.includes(status)) {
    if (isUnpaid(world, order))
      return `the order is not paid yet: payment:${order._id}:paid comes first`
    return `the order is ${order.order_status}: its shop can move it to ${allowed.length > 0 ? allowed.join(' or ') : 'nothing else'}`
  }
  moveAndNotify(world, order, status)
  return null
}

const refusals = <T>(
  decisions: readonly T[],
  decide: (one: T) => string | null,
  nameOf: (one: T) => string,
): Refused[] =>
  decisions.flatMap((one) => {
    const reason = decide(one)
    return reason === null ? [] : [{ directive: nameOf(one), reason }]
  })

/**
 * `last` is the newest one of that buyer.
 * @returns what can't be done now
 */
export function applyDecisions(
  world: World,
  { payments = [], orders = [] }: Partial<Scenario>,
  buyerId: string | undefined,
): Refused[] {
  return [
    ...refusals(
      payments,
      (one) => decidePayment(world, one, buyerId),
      ({ payment, outcome }) => `payment:${payment}:${outcome}`,
    ),
    ...refusals(
      orders,
      (one) => decideOrder(world, one, buyerId),
      ({ order, status }) => `order:${order}:${status}`,
    ),
  ]
}
