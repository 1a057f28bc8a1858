import type { Tables } from '#mocks/world/tables.ts'
import { type Faults, same } from './faults.ts'

function count<Row>(
  rows: Iterable<Row>,
  key: (row: Row) => string,
  weight: (row: Row) => number = () => 1,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + weight(row))
  return counts
}

/** Pieces sold before the first stored order, by product: `sold` minus the pieces in the rows. */
export function soldBefore(tables: Tables): Map<string, number> {
  const items = [...tables.orders.all()]
    .filter((order) => order.order_timeline.COMPLETED)
    .flatMap((order) => order.items)
  const sold = count(
    items,
    (item) => item.product_id,
    (item) => item.quantity,
  )
  return new Map(
    Array.from(tables.products.all(), (product) => [
      product._id,
      product.sold - (sold.get(product._id) ?? 0),
    ]),
  )
}

/**
 * The unread messages of each conversation are those that have arrived since the buyer last read
 * it.
 */
export function* checkUnread(tables: Tables, expected: ReadonlyMap<string, number>): Faults {
  for (const { _id, unread_messages } of tables.conversations.all())
    yield* same(`unread messages of ${_id}`, unread_messages, expected.get(_id) ?? 0)
}

function* atMostOnce(what: string, keys: Map<string, number>): Faults {
  for (const [key, times] of keys) if (times > 1) yield `${what} ${times} times: ${key}`
}

/**
 * Counts of likes, ratings and followers are equal to the counts of rows, and `sold` grows by the
 * received pieces.
 */
export function* checkCounters(tables: Tables, before: Map<string, number>): Faults {
  const likes = count(tables.likes.all(), (like) => like.product_id)
  const ratings = count(tables.reviews.all(), (review) => review.product_id)
  const stars = count(
    tables.reviews.all(),
    (review) => review.product_id,
    (review) => review.rating,
  )
  for (const product of tables.products.all()) {
    const { _id } = product
    yield* same(`likes of ${_id}`, product.likes, likes.get(_id) ?? 0)
    yield* same(`ratings of ${_id}`, product.rating_count, ratings.get(_id) ?? 0)
    yield* same(`stars of ${_id}`, product.rating_sum, stars.get(_id) ?? 0)
  }
  const followers = count(tables.follows.all(), (follow) => follow.shop_id)
  for (const shop of tables.shops.all())
    yield* same(`followers of ${shop._id}`, shop.followers, followers.get(shop._id) ?? 0)
  for (const [id, sold] of soldBefore(tables)) yield* same(`sold of ${id}`, sold, before.get(id))
  yield* atMostOnce(
    'liked',
    count(tables.likes.all(), (like) => like.user_id + like.product_id),
  )
  yield* atMostOnce(
    'followed',
    count(tables.follows.all(), (follow) => follow.user_id + follow.shop_id),
  )
}
