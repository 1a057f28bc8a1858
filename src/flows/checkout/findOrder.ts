import type { Schemas } from '#api/contract.ts'
import { isOrdered, type SentOrder } from './attempt.ts'
import type { AttemptStore } from './store.ts'

type Order = Schemas['Order']
type Transaction = SentOrder['body']['transactions'][number]

/** An order has up to 20 parts, a page 8 orders. */
const MAX_PAGES = 5

/** Reads one page, newest first. */
export type ReadPage = (page: number) => Promise<{ orders: readonly Order[]; hasMore: boolean }>

/**
 * Reads orders, newest first, until all that are not in `known` have been read.
 * @throws ApiError when a page can't be read; Error when there are none, though some are known
 */
export async function readNewOrders(
  readPage: ReadPage,
  known: readonly string[],
): Promise<Order[]> {
  const found: Order[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { orders, hasMore } = await readPage(page)
    // No order goes away, so this says nothing about a new one.
    if (page === 1 && orders.length === 0 && known.length > 0) throw new Error('Orders are missing')
    // A page may repeat orders of the one before it.
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
  // Another method is another order; a host may tell none.
  (order.delivery_method ?? delivery_method) === delivery_method &&
  piecesOf(order.products.map(({ product, quantity }) => ({ id: product._id, quantity }))) ===
    piecesOf(products.map(({ product, quantity }) => ({ id: product, quantity })))

const claimedBy = (others: readonly AttemptStore[]) =>
  others.flatMap((other) => {
    const progress = other.read()?.progress
    return progress && isOrdered(progress) ? progress.orderIds : []
  })

/**
 * Reads the orders since the attempt was sent, without those of others.
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
 * Finds the sent parts among new orders, each of which matches one.
 * @returns ids in the order of the parts; fewer while some are missing
 */
export function findParts({ body }: SentOrder, newOrders: readonly Order[]): string[] {
  const open = [...newOrders]
  return body.transactions.flatMap((part) => {
    const index = open.findIndex((order) => isOrderOf(part, order))
    return index < 0 ? [] : open.splice(index, 1).map(({ _id }) => _id)
  })
}

/** Two calls within this time can be one that the browser has sent again, ms. */
const RESENT_MS = 5 * 60_000

/**
 * Finds orders beside the attempt's, by a call that the browser has sent again: the same parts at
 * the same time, not cancelled.
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
