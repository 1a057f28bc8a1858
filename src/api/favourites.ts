import { queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/favourites.ts'
import { invalidating } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { sendBody } from './http/beyond.ts'
import { client, expectSuccess, unwrapData } from './http/client.ts'

export const favouriteQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['favourites', userId],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/likes/{userId}', { params: { path: { userId } }, signal }),
          shapes.listLikes,
        ),
    }),
}

const send = (wanted: Body<'likeProduct'>) =>
  sendBody('likeProduct', wanted, (body) =>
    expectSuccess(
      client.POST('/products/like-product', { body, keepalive: true }),
      shapes.likeProduct,
    ),
  )

export const favouriteMutations = {
  /**
   * A server that ignores `isLiked` toggles: after another tab, or a repeated call, it answers with
   * the other state, and a second call toggles back.
   */
  set: invalidating(
    'favourites',
    'catalog',
  )(async (body: Required<Body<'likeProduct'>>) => {
    const state = await send(body)
    return state && state.isLiked !== body.isLiked ? send(body) : state
  }),
}
