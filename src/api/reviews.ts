import { infiniteQueryOptions } from '@tanstack/react-query'
import { paged } from '#lib/pages.ts'
import * as shapes from '#openapi/generated/shapes/reviews.ts'
import { invalidating } from './cache/queryClient.ts'
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

const write = invalidating('reviews', 'orders', 'catalog')

export const reviewMutations = {
  create: write((body: Body<'createProductReview'>) =>
    expectSuccess(client.POST('/product/reviews', { body })),
  ),
  reviewDelivery: write(({ id, body }: { id: string; body: Body<'reviewDelivery'> }) =>
    expectSuccess(
      client.PUT('/transactions/{id}/delivery/review', { params: { path: { id } }, body }),
    ),
  ),
}
