import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/addresses.ts'
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

const meta = { invalidates: ['addresses', 'profile'] } as const

export const addressMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (body: Body<'createAddress'>) =>
        expectSuccess(client.POST('/addresses', { body }), shapes.createAddress),
      meta,
    }),
  update: (userId: string) =>
    mutationOptions({
      mutationFn: ({ addressId, body }: { addressId: string; body: Body<'updateAddress'> }) =>
        expectSuccess(
          client.PUT('/addresses/{addressId}/user/{userId}', {
            params: { path: { addressId, userId } },
            body,
          }),
        ),
      meta,
    }),
  setDefault: (userId: string) =>
    mutationOptions({
      mutationFn: (addressId: string) =>
        expectSuccess(
          client.PUT('/addresses/default/{addressId}/user/{userId}', {
            params: { path: { addressId, userId } },
          }),
        ),
      meta,
    }),
  remove: (userId: string) =>
    mutationOptions({
      mutationFn: (addressId: string) =>
        expectSuccess(
          client.DELETE('/addresses/{addressId}/user/{userId}', {
            params: { path: { addressId, userId } },
          }),
        ),
      meta,
    }),
}
