import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { orderNumber } from '#domain/orderNumber.ts'
import { nextPageOf, paged } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/orders.ts'
import { freshly, invalidating } from './cache/queryClient.ts'
import type { Body, Query, Schemas } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

type OrderQuery = Query<'listCustomerTransactions'>

export interface OrderFilter extends Pick<OrderQuery, 'status' | 'shop_name' | 'transaction_id'> {
  /** A short number, tried where no order has such a name. */
  number?: string
}

/** Pages that are read at once in search of a short number. */
const PAGES_AT_ONCE = 25

/** Adds its time, from the timeline where the host names no other. */
const withTime = (order: Schemas['Order']): Schemas['Order'] => ({
  ...order,
  createdAt: order.createdAt ?? Object.values(order.order_timeline).sort()[0],
})

async function readOrders(userId: string, query: OrderQuery, signal: AbortSignal) {
  const page = await unwrapData(
    client.GET('/transactions/customer/{userId}', {
      params: { path: { userId }, query },
      signal,
    }),
    shapes.listCustomerTransactions,
  )
  return { ...page, items: page.items.map(withTime) }
}

/**
 * The API finds no short number: the app looks through the pages from `page` on. After
 * `PAGES_AT_ONCE` the answer is an empty page, and the next one goes on.
 */
async function readNumber(userId: string, number: string, page: number, signal: AbortSignal) {
  for (let [current, read] = [page, 1]; ; read++) {
    const answer = await readOrders(userId, { page: current }, signal)
    const items = answer.items.filter(({ _id }) => orderNumber(_id) === number)
    const next = items.length > 0 ? undefined : nextPageOf(answer, [], current)
    if (next === undefined || read === PAGES_AT_ONCE)
      return { ...answer, items, nextPage: next ?? null }
    current = next
  }
}

export const orderQueries = {
  ofBuyer: (userId: string, filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: ['orders', userId, filter],
      queryFn: async ({ pageParam, signal }) => {
        const { number, ...query } = filter
        if (number && !query.shop_name) return readNumber(userId, number, pageParam, signal)
        const named = await readOrders(userId, { ...query, page: pageParam }, signal)
        const found = named.items.length > 0 || named.nextPage !== null
        return found || !number ? named : readNumber(userId, number, pageParam, signal)
      },
      ...paged,
    }),
  /** Reads one page, newest first, never from the cache. Fails at once without a network. */
  latest: (userId: string, page: number) =>
    freshly(
      queryOptions({
        queryKey: ['orders', userId, 'latest', page],
        queryFn: ({ signal }) => readOrders(userId, { page }, signal),
        gcTime: 0,
      }),
    ),
  /** Null when the user has none of that id. */
  one: (userId: string, id: string) =>
    queryOptions({
      queryKey: ['orders', userId, 'one', id],
      queryFn: async ({ signal }) => {
        const { items } = await readOrders(userId, { transaction_id: id }, signal)
        // A server may ignore the filter.
        return items.find(({ _id }) => _id === id) ?? null
      },
    }),
}

/** Reads one page, newest first, never from the cache. */
export const latestOrders = (queryClient: QueryClient, userId: string) => async (page: number) => {
  const { items, nextPage } = await queryClient.fetchQuery(orderQueries.latest(userId, page))
  return { orders: items, hasMore: nextPage !== null }
}

const write = invalidating('orders', 'catalog')

export const orderMutations = {
  cancel: write(({ id, body }: { id: string; body: Body<'cancelTransaction'> }) =>
    expectSuccess(client.POST('/transactions/cancel/{id}', { params: { path: { id } }, body })),
  ),
  complete: write((id: string) =>
    expectSuccess(client.PUT('/transactions/complete/{id}', { params: { path: { id } } })),
  ),
  refund: write(({ id, body }: { id: string; body: Body<'refundTransaction'> }) =>
    expectSuccess(client.POST('/transactions/refund/{id}', { params: { path: { id } }, body })),
  ),
}
