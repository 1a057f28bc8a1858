import { queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/addresses.ts'
import { invalidating } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

export const addressQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['addresses', userId],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/addresses/{userId}', { params: { path: { userId } }, signal }),
          shapes.listAddresses,
        ),
    }),
}

const write = invalidating('addresses', 'profile')

export const addressMutations = {
  create: write((body: Body<'createAddress'>) =>
    expectSuccess(client.POST('/addresses', { body }), shapes.createAddress),
  ),
  update: (userId: string) =>
    write(({ addressId, body }: { addressId: string; body: Body<'updateAddress'> }) =>
      expectSuccess(
        client.PUT('/addresses/{addressId}/user/{userId}', {
          params: { path: { addressId, userId } },
          body,
        }),
      ),
    )(),
  setDefault: (userId: string) =>
    write((addressId: string) =>
      expectSuccess(
        client.PUT('/addresses/default/{addressId}/user/{userId}', {
          params: { path: { addressId, userId } },
        }),
      ),
    )(),
  remove: (userId: string) =>
    write((addressId: string) =>
      expectSuccess(
        client.DELETE('/addresses/{addressId}/user/{userId}', {
          params: { path: { addressId, userId } },
        }),
      ),
    )(),
}
