import { feesOf } from '#mocks/rules/money.ts'
import type { Tables } from '#mocks/world/tables.ts'
import { type Faults, same } from './faults.ts'

/** Whole centavos of an amount in pesos; NaN for one with more than two decimals. */
function centavos(pesos: number): number {
  const whole = Math.round(pesos * 100)
  return Math.abs(pesos * 100 - whole) < 1e-6 ? whole : NaN
}
const total = <T>(list: readonly T[], amount: (one: T) => number) =>
  list.reduce((sum, one) => sum + centavos(amount(one)), 0)

/** Amounts add up: items to orders, orders to payments, payments to the requested total. */
export function* checkMoney(tables: Tables, isNew: (id: string) => boolean): Faults {
  for (const order of tables.orders.all()) {
    const { _id, items, base_price, fees, total_price, payment_method, payment_id } = order
    yield* same(
      `items of ${_id}`,
      centavos(base_price),
      items.reduce((sum, { price, quantity }) => sum + centavos(price) * quantity, 0),
    )
    yield* same(`total of ${_id}`, centavos(total_price), centavos(base_price) + centavos(fees))
    if (fees < 0) yield `${_id} has negative fees`
    if (payment_method === 'cod')
      yield* same(`fees of cash order ${_id}`, [fees, payment_id], [0, null])
    else if (!tables.payments.get(payment_id ?? '')?.order_ids.includes(_id))
      yield `${_id} is not part of its payment`
  }
  for (const { _id, order_ids, amount } of tables.payments.all()) {
    const orders = order_ids.flatMap((id) => tables.orders.get(id) ?? [])
    yield* same(
      `payment ${_id}`,
      centavos(amount),
      total(orders, (order) => order.total_price),
    )
  }
  // Fees are computed per checkout, so an order that was cancelled before payment has reduced them
  // by its share.
  for (const [id, parts] of Map.groupBy(
    tables.payments.all(),
    ({ _id, split_from }) => split_from ?? _id,
  )) {
    if (!isNew(id)) continue
    const orders = parts.flatMap(({ order_ids }) =>
      order_ids.flatMap((order) => tables.orders.get(order) ?? []),
    )
    const { finalAmount } = feesOf(
      total(orders, (order) => order.base_price) / 100,
      parts[0]?.payment_method ?? '',
    )
    yield* same(
      `amounts of ${id}`,
      total(parts, ({ amount }) => amount),
      centavos(finalAmount),
    )
  }
}

/** Pieces of each product: in stock, plus in orders that were neither cancelled nor refunded. */
export function piecesOf(tables: Tables): Map<string, number> {
  const pieces = new Map(Array.from(tables.products.all(), ({ _id, stocks }) => [_id, stocks]))
  for (const order of tables.orders.all()) {
    if (order.order_status === 'CANCELLED' || order.order_status === 'REFUNDED') continue
    for (const { product_id, quantity } of order.items)
      pieces.set(product_id, (pieces.get(product_id) ?? NaN) + quantity)
  }
  return pieces
}

/** Stock is never negative, and no pieces are added or lost. */
export function* checkStock(tables: Tables, before: Map<string, number>): Faults {
  for (const { _id, stocks } of tables.products.all())
    if (!Number.isInteger(stocks) || stocks < 0) yield `${_id} has ${stocks} pieces`
  for (const [id, pieces] of piecesOf(tables))
    yield* same(`pieces of ${id}`, pieces, before.get(id))
}
