import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/shops.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body, Query } from './contract.ts'
import { client, unwrapData, expectSuccess, withShapes } from './http/client.ts'

client.use(withShapes(answerShapes))

export const shopQueries = {
  /**
   * A shop's page; the token is part of the key, since `is_following` is about the signed-in user.
   */
  byHandle: (handle: string, token: string | null) =>
    queryOptions({
      queryKey: ['shops', handle, token],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/shops/handle/{handle}', { params: { path: { handle } }, signal })),
    }),
  nearby: (query: Query<'listNearbyShops'>) =>
    queryOptions({
      queryKey: ['shops', 'nearby', query],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/shops/map/location', { params: { query }, signal })),
    }),
}

const meta = { invalidates: ['shops', 'profile'] } as const

export const shopMutations = {
  follow: () =>
    mutationOptions({
      mutationFn: (body: Body<'followShop'>) => unwrapData(client.POST('/followers', { body })),
      meta,
    }),
  unfollow: () =>
    mutationOptions({
      mutationFn: (shopId: string) =>
        unwrapData(client.DELETE('/followers/{shopId}', { params: { path: { shopId } } })),
      meta,
    }),
  checkValidity: () =>
    mutationOptions({
      mutationFn: (query: Query<'checkShopValidity'>) =>
        unwrapData(client.GET('/shops/check-validity', { params: { query } })),
      meta: changesNothing,
    }),
  create: () =>
    mutationOptions({
      mutationFn: (body: Body<'createShop'>) => expectSuccess(client.POST('/shops', { body })),
      meta,
    }),
  update: () =>
    mutationOptions({
      mutationFn: (body: Body<'updateShop'>) => expectSuccess(client.PUT('/shops', { body })),
      meta,
    }),
}
