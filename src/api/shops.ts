import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/shops.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body, Query } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

export const shopQueries = {
  /** The token is part of the key: `is_following` is about the user. */
  byHandle: (handle: string, token: string | null) =>
    queryOptions({
      queryKey: ['shops', handle, token],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/shops/handle/{handle}', { params: { path: { handle } }, signal }),
          shapes.getShopByHandle,
        ),
    }),
  nearby: (query: Query<'listNearbyShops'>) =>
    queryOptions({
      queryKey: ['shops', 'nearby', query],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/shops/map/location', { params: { query }, signal }),
          shapes.listNearbyShops,
        ),
    }),
}

const meta = { invalidates: ['shops', 'profile'] } as const

export const shopMutations = {
  follow: () =>
    mutationOptions({
      mutationFn: (body: Body<'followShop'>) =>
        expectSuccess(client.POST('/followers', { body }), shapes.followShop),
      meta,
    }),
  unfollow: () =>
    mutationOptions({
      mutationFn: (shopId: string) =>
        expectSuccess(
          client.DELETE('/followers/{shopId}', { params: { path: { shopId } } }),
          shapes.unfollowShop,
        ),
      meta,
    }),
  checkValidity: () =>
    mutationOptions({
      mutationFn: (query: Query<'checkShopValidity'>) =>
        unwrapData(
          client.GET('/shops/check-validity', { params: { query } }),
          shapes.checkShopValidity,
        ),
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
