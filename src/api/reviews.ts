import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query'
import { paged } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/reviews.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

export const reviewQueries = {
  ofProduct: (productId: string) =>
    infiniteQueryOptions({
      queryKey: ['reviews', productId],
      queryFn: ({ pageParam, signal }) =>
        unwrapData(
          client.GET('/product/reviews/{productId}', {
            params: { path: { productId }, query: { page: pageParam } },
            signal,
          }),
          shapes.listProductReviews,
        ),
      ...paged,
    }),
}

const meta = { invalidates: ['reviews', 'orders', 'catalog'] } as const

export const reviewMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: Body<'createProductReview'>) =>
        expectSuccess(client.POST('/product/reviews', { body })),
      meta,
    }),
  reviewDelivery: () =>
    mutationOptions({
      mutationFn: ({ id, body }: { id: string; body: Body<'reviewDelivery'> }) =>
        expectSuccess(
          client.PUT('/transactions/{id}/delivery/review', { params: { path: { id } }, body }),
        ),
      meta,
    }),
}
