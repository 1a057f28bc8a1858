import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import { type Body, nextPageOf, type Query } from './contract.ts'

export type OrderFilter = Pick<Query<'listCustomerTransactions'>, 'status' | 'shop_name' | 'transaction_id'>

export const orderQueries = {
  ofBuyer: (userId: string, filter: OrderFilter) =>
    infiniteQueryOptions({
      queryKey: ['orders', userId, filter],
      queryFn: ({ pageParam, signal }) =>
        dataOf(
          client.GET('/transactions/customer/{userId}', { params: { path: { userId }, query: { ...filter, page: pageParam } }, signal }),
        ),
      initialPageParam: 1,
      getNextPageParam: nextPageOf,
    }),
}

const meta = { invalidates: ['orders', 'catalog'] } as const

export const orderMutations = {
  cancel: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: Body<'cancelTransaction'> }) =>
        dataOf(client.POST('/transactions/cancel/{id}', { params: { path: { id } }, body })),
      meta,
    }),
  complete: () =>
    mutationOptions({ mutationFn: (id: string) => dataOf(client.PUT('/transactions/complete/{id}', { params: { path: { id } } })), meta }),
  refund: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: Body<'refundTransaction'> }) =>
        dataOf(client.POST('/transactions/refund/{id}', { params: { path: { id } }, body })),
      meta,
    }),
}
