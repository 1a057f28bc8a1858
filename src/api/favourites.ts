import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/favourites.ts'
import { client, unwrapData, withShapes } from './http/client.ts'
import type { Body } from './contract.ts'

client.use(withShapes(answerShapes))

export const favouriteQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['favourites', userId],
      queryFn: ({ signal }) => unwrapData(client.GET('/likes/{userId}', { params: { path: { userId } }, signal })),
    }),
}

const toggle = (body: Body<'likeProduct'>) => unwrapData(client.POST('/products/like-product', { body }))
const meta = { invalidates: ['favourites', 'catalog'] } as const

export const favouriteMutations = {
  /** Likes a product, or removes the like. */
  toggle: () => mutationOptions({ mutationFn: toggle, meta }),
  /**
   * Removes a like. The call toggles, so if another tab has removed the like already, the first call likes the product again; a second
   * call removes that like.
   */
  remove: () =>
    mutationOptions({
      mutationFn: async (body: Body<'likeProduct'>) => {
        const state = await toggle(body)
        return state.isLiked ? toggle(body) : state
      },
      meta,
    }),
}
