import { queryOptions } from '@tanstack/react-query'
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
  /** Fails with 401 when the token is no longer valid. */
  session: (token: string | null) =>
    queryOptions({
      queryKey: ['auth', 'session', token],
      queryFn: ({ signal }) => verifySession(signal).then(() => true),
      enabled: token !== null,
      staleTime: 5 * 60_000,
    }),
}

export const authMutations = {
  login: changesNothing(logIn),
  externalLogin: changesNothing((body: Body<'externalLogin'>) =>
    tokenOf(client.POST('/auth/external-login', { body })),
  ),
  /** The new user's token, by a login where the answer has none. */
  register: changesNothing(
    async (body: Body<'registerUser'>) =>
      tokenIn(await uncheckedDataOf(client.POST('/users', { body }))) ?? logIn(body),
  ),
  /** Asks whether an e-mail or a phone number is free. A mutation: never answered by the cache. */
  checkValidity: changesNothing((query: Query<'checkUserValidity'>) =>
    unwrapData(
      client.GET('/users/check-validity', { params: { query } }),
      shapes.checkUserValidity,
    ),
  ),
  requestOtp: changesNothing((body: Body<'requestOtp'>) =>
    expectSuccess(client.POST('/otps', { body })),
  ),
  verifyOtp: changesNothing((body: Body<'verifyOtp'>) =>
    unwrapData(client.POST('/otps/verify', { body }), shapes.verifyOtp),
  ),
  resetPassword: changesNothing((body: Body<'resetPassword'>) =>
    expectSuccess(client.PUT('/users/reset-password', { body })),
  ),
}
