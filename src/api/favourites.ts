import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/favourites.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, withShapes } from './http/client.ts'

client.use(withShapes(answerShapes))

export const favouriteQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['favourites', userId],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/likes/{userId}', { params: { path: { userId } }, signal })),
    }),
}

const send = (body: Body<'likeProduct'>) =>
  unwrapData(client.POST('/products/like-product', { body }))

export const favouriteMutations = {
  /**
   * Likes a product, or removes the like. A server that ignores `isLiked` toggles, so if another
   * tab or a repeated call was first, it answers with the other state; a second call toggles back.
   */
  set: () =>
    mutationOptions({
      mutationFn: async (body: Body<'likeProduct'>) => {
        const state = await send(body)
        return state.isLiked === body.isLiked ? state : send(body)
      },
      meta: { invalidates: ['favourites', 'catalog'] },
    }),
}
