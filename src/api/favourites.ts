import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import type { Body } from './contract.ts'

export const favouriteQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['favourites', userId],
      queryFn: ({ signal }) => dataOf(client.GET('/likes/{userId}', { params: { path: { userId } }, signal })),
    }),
}

export const favouriteMutations = {
  /** Likes a product, or takes the like back. */
  toggle: () =>
    mutationOptions({
      mutationFn: (body: Body<'likeProduct'>) => dataOf(client.POST('/products/like-product', { body })),
      meta: { invalidates: ['favourites', 'catalog'] },
    }),
}
