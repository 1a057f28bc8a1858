import { feesOf } from '#fixtures/fees.ts'
import type { Tables } from '#mocks/world/tables.ts'

/** Descriptions of errors in a world; empty when an invariant holds. */
export type Faults = Iterable<string>

/** Yields an error when two values differ. */
export function* same(what: string, actual: unknown, expected: unknown): Faults {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (actual !== expected && is !== should) yield `${what}: ${is}, not ${should}`
}

/** How often each key occurs, or the sum of its weights. */
function count(keys: Iterable<string | readonly [string, number]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of keys) {
    const [key, weight] = typeof one === 'string' ? [one, 1] : one
    counts.set(key, (counts.get(key) ?? 0) + weight)
  }
  return counts
}

/** Pieces sold before the first stored order, by product: `sold` minus the pieces in the rows. */
export function soldBefore(tables: Tables): Map<string, number> {
  const received = [...tables.orders.all()].filter((order) => order.order_timeline.COMPLETED)
  const sold = count(
    received.flatMap(({ items }) =>
      items.map(({ product_id, quantity }) => [product_id, quantity] as const),
    ),
  )
  return new Map(
    Array.from(tables.products.all(), (one) => [one._id, one.sold - (sold.get(one._id) ?? 0)]),
  )
}

/** Each conversation has as many unread messages as have arrived since the buyer last read it. */
export function* checkUnread(tables: Tables, expected: ReadonlyMap<string, number>): Faults {
  for (const { _id, unread_messages } of tables.conversations.all())
    yield* same(`unread messages of ${_id}`, unread_messages, expected.get(_id) ?? 0)
}

/** Likes, ratings and followers are as many as their rows; `sold` grows by the received pieces. */
export function* checkCounters(tables: Tables, before: Map<string, number>): Faults {
  const [likes, reviews, follows] = [
    [...tables.likes.all()],
    [...tables.reviews.all()],
    [...tables.follows.all()],
  ]
  const liked = count(likes.map((like) => like.product_id))
  const ratings = count(reviews.map((review) => review.product_id))
  const stars = count(reviews.map(({ product_id, rating }) => [product_id, rating] as const))
  for (const product of tables.products.all()) {
    const { _id } = product
    yield* same(`likes of ${_id}`, product.likes, liked.get(_id) ?? 0)
    yield* same(`ratings of ${_id}`, product.rating_count, ratings.get(_id) ?? 0)
    yield* same(`stars of ${_id}`, product.rating_sum, stars.get(_id) ?? 0)
  }
  const followers = count(follows.map((follow) => follow.shop_id))
  for (const shop of tables.shops.all())
    yield* same(`followers of ${shop._id}`, shop.followers, followers.get(shop._id) ?? 0)
  for (const [id, sold] of soldBefore(tables)) yield* same(`sold of ${id}`, sold, before.get(id))
  for (const [pair, times] of count([
    ...likes.map((like) => `${like.user_id} likes ${like.product_id}`),
    ...follows.map((follow) => `${follow.user_id} follows ${follow.shop_id}`),
  ]))
    if (times > 1) yield `${pair} ${times} times`
}

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
  // An order that was cancelled before payment has reduced the fees of its checkout by its share.
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
