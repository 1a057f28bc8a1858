import { queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/shops.ts'
import { changesNothing, invalidating } from './cache/queryClient.ts'
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

const write = invalidating('shops', 'profile')

export const shopMutations = {
  follow: write((body: Body<'followShop'>) =>
    expectSuccess(client.POST('/followers', { body, keepalive: true }), shapes.followShop),
  ),
  unfollow: write((shopId: string) =>
    expectSuccess(
      client.DELETE('/followers/{shopId}', { params: { path: { shopId } }, keepalive: true }),
      shapes.unfollowShop,
    ),
  ),
  checkValidity: changesNothing((query: Query<'checkShopValidity'>) =>
    unwrapData(
      client.GET('/shops/check-validity', { params: { query } }),
      shapes.checkShopValidity,
    ),
  ),
  create: write((body: Body<'createShop'>) => expectSuccess(client.POST('/shops', { body }))),
  update: write((body: Body<'updateShop'>) => expectSuccess(client.PUT('/shops', { body }))),
}
