import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/auth.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body, Query } from './contract.ts'
import { client, unwrapData, expectSuccess, withShapes } from './http/client.ts'

client.use(withShapes(answerShapes))

export const authQueries = {
  /**
   * Verifies the token; fails with 401 when it is no longer valid. The token is part of the key,
   * since the answer is valid for that token only.
   */
  session: (token: string | null) =>
    queryOptions({
      queryKey: ['auth', 'session', token],
      queryFn: ({ signal }) => unwrapData(client.GET('/auth/me', { signal })),
      enabled: token !== null,
      staleTime: 5 * 60_000,
    }),
}

export const authMutations = {
  login: () =>
    mutationOptions({
      mutationFn: (body: Body<'login'>) => unwrapData(client.POST('/auth', { body })),
      meta: changesNothing,
    }),
  externalLogin: () =>
    mutationOptions({
      mutationFn: (body: Body<'externalLogin'>) =>
        unwrapData(client.POST('/auth/external-login', { body })),
      meta: changesNothing,
    }),
  register: () =>
    mutationOptions({
      mutationFn: (body: Body<'registerUser'>) => unwrapData(client.POST('/users', { body })),
      meta: changesNothing,
    }),
  /**
   * Whether an e-mail or a phone number is still free. A mutation, so that the answer never comes
   * from the cache.
   */
  checkValidity: () =>
    mutationOptions({
      mutationFn: (query: Query<'checkUserValidity'>) =>
        unwrapData(client.GET('/users/check-validity', { params: { query } })),
      meta: changesNothing,
    }),
  requestOtp: () =>
    mutationOptions({
      mutationFn: (body: Body<'requestOtp'>) => expectSuccess(client.POST('/otps', { body })),
      meta: changesNothing,
    }),
  verifyOtp: () =>
    mutationOptions({
      mutationFn: (body: Body<'verifyOtp'>) => unwrapData(client.POST('/otps/verify', { body })),
      meta: changesNothing,
    }),
  resetPassword: () =>
    mutationOptions({
      mutationFn: (body: Body<'resetPassword'>) =>
        expectSuccess(client.PUT('/users/reset-password', { body })),
      meta: changesNothing,
    }),
}
