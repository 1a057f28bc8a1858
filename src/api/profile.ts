import { queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/profile.ts'
import { changesNothing, invalidating } from './cache/queryClient.ts'
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

const write = invalidating('profile')

export const profileMutations = {
  update: write((body: Body<'updateUser'>) => expectSuccess(client.PUT('/users', { body }))),
  remove: changesNothing((body: Body<'deleteUser'>) =>
    expectSuccess(client.DELETE('/users', { body })),
  ),
  addPassword: write((body: Body<'addPassword'>) =>
    expectSuccess(client.PUT('/users/add-password', { body })),
  ),
  changePassword: changesNothing((body: Body<'changePassword'>) =>
    expectSuccess(client.PUT('/users/change-password', { body })),
  ),
  /** Sent with `keepalive`: the last entry is written while the page is left. */
  writeLog: changesNothing((body: Body<'writeUserLog'>) =>
    expectSuccess(client.POST('/user/logs', { body, keepalive: true })),
  ),
}
