import { mutationOptions, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/auth.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body, Query } from './contract.ts'
import { verifySession } from './http/beyond.ts'
import { client, expectSuccess, malformed, uncheckedDataOf, unwrapData } from './http/client.ts'
import { tokenIn } from './http/token.ts'

/** @throws ApiError as `unwrapData` does */
async function tokenOf(call: Parameters<typeof uncheckedDataOf>[0]): Promise<string> {
  const token = tokenIn(await uncheckedDataOf(call))
  if (token === undefined) throw malformed(200)
  return token
}

const logIn = (body: Body<'login'>) => tokenOf(client.POST('/auth', { body }))

export const authQueries = {
  /**
   * Verifies the token; fails with 401 when it is no longer valid. The token is part of the key,
   * since the answer is valid for that token only.
   */
  session: (token: string | null) =>
    queryOptions({
      queryKey: ['auth', 'session', token],
      queryFn: ({ signal }) => verifySession(signal).then(() => true),
      enabled: token !== null,
      staleTime: 5 * 60_000,
    }),
}

export const authMutations = {
  login: () =>
    mutationOptions({
      mutationFn: logIn,
      meta: changesNothing,
    }),
  externalLogin: () =>
    mutationOptions({
      mutationFn: (body: Body<'externalLogin'>) =>
        tokenOf(client.POST('/auth/external-login', { body })),
      meta: changesNothing,
    }),
  /** Returns the token of the new user, who is logged in where the answer has none. */
  register: () =>
    mutationOptions({
      mutationFn: async (body: Body<'registerUser'>) =>
        tokenIn(await uncheckedDataOf(client.POST('/users', { body }))) ?? logIn(body),
      meta: changesNothing,
    }),
  /**
   * Whether an e-mail or a phone number is still free. A mutation, so that the answer never comes
   * from the cache.
   */
  checkValidity: () =>
    mutationOptions({
      mutationFn: (query: Query<'checkUserValidity'>) =>
        unwrapData(
          client.GET('/users/check-validity', { params: { query } }),
          shapes.checkUserValidity,
        ),
      meta: changesNothing,
    }),
  requestOtp: () =>
    mutationOptions({
      mutationFn: (body: Body<'requestOtp'>) => expectSuccess(client.POST('/otps', { body })),
      meta: changesNothing,
    }),
  verifyOtp: () =>
    mutationOptions({
      mutationFn: (body: Body<'verifyOtp'>) =>
        unwrapData(client.POST('/otps/verify', { body }), shapes.verifyOtp),
      meta: changesNothing,
    }),
  resetPassword: () =>
    mutationOptions({
      mutationFn: (body: Body<'resetPassword'>) =>
        expectSuccess(client.PUT('/users/reset-password', { body })),
      meta: changesNothing,
    }),
}
