import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/profile.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

export const profileQueries = {
  /** The token is part of the key: no user sees another's cached answer. */
  me: (token: string | null) =>
    queryOptions({
      queryKey: ['profile', 'me', token],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/users/me', { signal }), shapes.getCurrentUser),
      enabled: token !== null,
      staleTime: 5 * 60_000,
      // Otherwise each part that shows the failure would fetch again, and show the loading state.
      retryOnMount: false,
    }),
}

export const profileMutations = {
  update: () =>
    mutationOptions({
      mutationFn: (body: Body<'updateUser'>) => expectSuccess(client.PUT('/users', { body })),
      meta: { invalidates: ['profile'] },
    }),
  remove: () =>
    mutationOptions({
      mutationFn: (body: Body<'deleteUser'>) => expectSuccess(client.DELETE('/users', { body })),
      meta: changesNothing,
    }),
  addPassword: () =>
    mutationOptions({
      mutationFn: (body: Body<'addPassword'>) =>
        expectSuccess(client.PUT('/users/add-password', { body })),
      meta: { invalidates: ['profile'] },
    }),
  changePassword: () =>
    mutationOptions({
      mutationFn: (body: Body<'changePassword'>) =>
        expectSuccess(client.PUT('/users/change-password', { body })),
      meta: changesNothing,
    }),
  /** Sent with `keepalive`: the last entry is written while the page is left. */
  writeLog: () =>
    mutationOptions({
      mutationFn: (body: Body<'writeUserLog'>) =>
        expectSuccess(client.POST('/user/logs', { body, keepalive: true })),
      meta: changesNothing,
    }),
}
