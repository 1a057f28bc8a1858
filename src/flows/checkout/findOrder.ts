import type { Schemas } from '#api/contract.ts'
import { isOrdered, type SentOrder } from './attempt.ts'
import type { AttemptStore } from './store.ts'

type Order = Schemas['Order']
type Transaction = SentOrder['body']['transactions'][number]

/**
 * Maximum number of pages of the order list that are read: an order has up to 20 parts, a page has
 * 8.
 */
const MAX_PAGES = 5

/** One page of the user's orders, newest first. */
export type ReadPage = (page: number) => Promise<{ orders: readonly Order[]; hasMore: boolean }>

/**
 * Reads the user's orders, newest first, until all that are not in `known` have been read.
 * @throws ApiError when a page can't be read; Error when there are none, though some are known
 */
export async function readNewOrders(
  readPage: ReadPage,
  known: readonly string[],
): Promise<Order[]> {
  const found: Order[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { orders, hasMore } = await readPage(page)
    // No order goes away. So this says nothing about a new one.
    if (page === 1 && orders.length === 0 && known.length > 0) throw new Error('Orders are missing')
    // A page may repeat orders of the one before it, and none may count twice.
    const fresh = orders.filter(
      ({ _id }) => !known.includes(_id) && !found.some((one) => one._id === _id),
    )
    found.push(...fresh)
    if (!hasMore || fresh.length === 0 || orders.some(({ _id }) => known.includes(_id))) break
  }
  return found
}

const piecesOf = (products: readonly { id: string; quantity: number }[]) =>
  products
    .map(({ id, quantity }) => `${id}:${quantity}`)
    .sort()
    .join()

const isOrderOf = (
  { shop, products, payment_method, delivery_method }: Transaction,
  order: Order,
) =>
  order.shop._id === shop &&
  order.payment_method === payment_method &&
  // Another method, where the host tells it, is another order; a host may tell none.
  (order.delivery_method ?? delivery_method) === delivery_method &&
  piecesOf(order.products.map(({ product, quantity }) => ({ id: product._id, quantity }))) ===
    piecesOf(products.map(({ product, quantity }) => ({ id: product, quantity })))

/** Ids of the orders of the user's other attempts. */
const claimedBy = (others: readonly AttemptStore[]) =>
  others.flatMap((other) => {
    const progress = other.read()?.progress
    return progress && isOrdered(progress) ? progress.orderIds : []
  })

/**
 * Reads the orders that are new since an attempt was sent, without the orders of other attempts.
 * @throws ApiError when they can't be read
 */
export async function readOwnOrders(
  readPage: ReadPage,
  store: AttemptStore,
  known: readonly string[],
): Promise<Order[]> {
  const claimed = claimedBy(store.others())
  return (await readNewOrders(readPage, known)).filter(({ _id }) => !claimed.includes(_id))
}

/**
 * Finds the sent parts among new orders. Each order matches one part.
 * @returns ids in the order of the parts; fewer than the parts while some are missing
 */
export function findParts({ body }: SentOrder, newOrders: readonly Order[]): string[] {
  const open = [...newOrders]
  return body.transactions.flatMap((part) => {
    const index = open.findIndex((order) => isOrderOf(part, order))
    return index < 0 ? [] : open.splice(index, 1).map(({ _id }) => _id)
  })
}

/** Within this time of each other two calls can be one that the browser has sent again, ms. */
const RESENT_MS = 5 * 60_000

/**
 * Reads the orders that were placed besides the orders of an attempt, by a call that the browser
 * has sent again by itself: of the same parts, at the same time, and not cancelled.
 * @throws ApiError when they can't be read
 */
export async function readExtraOrders(readPage: ReadPage, store: AttemptStore): Promise<Order[]> {
  const progress = store.read()?.progress
  if (!progress || !isOrdered(progress)) return []
  const { sent, orderIds } = progress
  const orders = await readOwnOrders(readPage, store, sent.before)
  const placed = orders.find(({ _id }) => orderIds.includes(_id))
  if (!placed) return []
  const others = orders.filter(
    ({ _id, order_status, createdAt }) =>
      !orderIds.includes(_id) &&
      order_status !== 'CANCELLED' &&
      Math.abs(Date.parse(createdAt ?? '') - Date.parse(placed.createdAt ?? '')) < RESENT_MS,
  )
  const extra = findParts(sent, others)
  return others.filter(({ _id }) => extra.includes(_id))
}
