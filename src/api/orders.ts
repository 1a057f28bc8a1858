import {
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/orders.ts'
import { nextPageOf } from '#lib/pages.ts'
import { client, unwrapData, expectSuccess, withShapes } from './http/client.ts'
import type { Body, Query } from './contract.ts'

client.use(withShapes(answerShapes))

export type OrderFilter = Pick<
  Query<'listCustomerTransactions'>,
  'status' | 'shop_name' | 'transaction_id'
>

export const orderQueries = {
  ofBuyer: (userId: string, filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: ['orders', userId, filter],
      queryFn: ({ pageParam, signal }) =>
        unwrapData(
          client.GET('/transactions/customer/{userId}', {
            params: { path: { userId }, query: { ...filter, page: pageParam } },
            signal,
          }),
        ),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
    }),
  /**
   * One page of the orders, newest first, never from the cache. Fails at once without a network.
   */
  latest: (userId: string, page: number) =>
    queryOptions({
      queryKey: ['orders', userId, 'latest', page],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/transactions/customer/{userId}', {
            params: { path: { userId }, query: { page } },
            signal,
          }),
        ),
      staleTime: 0,
      gcTime: 0,
      networkMode: 'always',
      retry: false,
    }),
  /** One order; null when the user has none of that id. */
  one: (userId: string, id: string) =>
    queryOptions({
      queryKey: ['orders', userId, 'one', id],
      queryFn: async ({ signal }) => {
        const query = { transaction_id: id }
        const { items } = await unwrapData(
          client.GET('/transactions/customer/{userId}', {
            params: { path: { userId }, query },
            signal,
          }),
        )
        // A server may ignore the filter and return all orders.
        return items.find(({ _id }) => _id === id) ?? null
      },
    }),
}

/**
 * Returns a function that reads one page of a user's orders, newest first, never from the cache.
 */
export const latestOrders = (queryClient: QueryClient, userId: string) => async (page: number) => {
  const { items, nextPage } = await queryClient.fetchQuery(orderQueries.latest(userId, page))
  return { orders: items, hasMore: nextPage != null }
}

const meta = { invalidates: ['orders', 'catalog'] } as const

export const orderMutations = {
  cancel: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: Body<'cancelTransaction'> }) =>
        expectSuccess(client.POST('/transactions/cancel/{id}', { params: { path: { id } }, body })),
      meta,
    }),
  complete: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        expectSuccess(client.PUT('/transactions/complete/{id}', { params: { path: { id } } })),
      meta,
    }),
  refund: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: Body<'refundTransaction'> }) =>
        expectSuccess(client.POST('/transactions/refund/{id}', { params: { path: { id } }, body })),
      meta,
    }),
}
