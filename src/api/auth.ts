import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import type { Body, Query } from './contract.ts'

export const authQueries = {
  /** Whether the token still holds; fails with 401 when it doesn't. What is said of one token says nothing of the next. */
  session: (token: string | null) =>
    queryOptions({
      queryKey: ['auth', 'session', token],
      queryFn: ({ signal }) => dataOf(client.GET('/auth/me', { signal })),
      enabled: token !== null,
      staleTime: 5 * 60_000,
    }),
}

export const authMutations = {
  login: () => mutationOptions({ mutationFn: (body: Body<'login'>) => dataOf(client.POST('/auth', { body })) }),
  externalLogin: () =>
    mutationOptions({ mutationFn: (body: Body<'externalLogin'>) => dataOf(client.POST('/auth/external-login', { body })) }),
  register: () => mutationOptions({ mutationFn: (body: Body<'registerUser'>) => dataOf(client.POST('/users', { body })) }),
  /** Whether an e-mail or a phone number is still free. Asked when a form is sent, so never from the cache. */
  checkValidity: () =>
    mutationOptions({
      mutationFn: (query: Query<'checkUserValidity'>) => dataOf(client.GET('/users/check-validity', { params: { query } })),
    }),
  requestOtp: () => mutationOptions({ mutationFn: (body: Body<'requestOtp'>) => dataOf(client.POST('/otps', { body })) }),
  verifyOtp: () => mutationOptions({ mutationFn: (body: Body<'verifyOtp'>) => dataOf(client.POST('/otps/verify', { body })) }),
  resetPassword: () =>
    mutationOptions({ mutationFn: (body: Body<'resetPassword'>) => dataOf(client.PUT('/users/reset-password', { body })) }),
}
