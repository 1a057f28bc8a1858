import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/checkout.ts'
import { changesNothing } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, expectSuccess, uncheckedDataOf, withShapes } from './http/client.ts'

client.use(withShapes(answerShapes))

export const checkoutQueries = {
  /** The costs of a checkout, computed by the server. */
  summary: (body: Body<'getPriceSummary'>) =>
    queryOptions({
      queryKey: ['checkout', 'summary', body],
      queryFn: ({ signal }) => unwrapData(client.POST('/transactions/summary', { body, signal })),
    }),
  payment: (id: string) =>
    queryOptions({
      queryKey: ['checkout', 'payment', id],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/transactions/payment-intent/{id}', { params: { path: { id } }, signal }),
        ),
    }),
}

export const checkoutMutations = {
  /**
   * Places one order per shop. `key` is the idempotency key of the attempt; a server that supports
   * it never orders twice for one key. The response is not validated here and may have any shape:
   * the caller must check it.
   */
  createTransactions: () =>
    mutationOptions({
      mutationFn: ({
        key,
        body,
      }: {
        key: string
        body: Body<'createTransactions'>
      }): Promise<unknown> =>
        uncheckedDataOf(
          client.POST('/transactions', { body, params: { header: { 'Idempotency-Key': key } } }),
        ),
      // Offline it fails at once: a paused request would be sent later, after the user has given
      // up.
      networkMode: 'always',
      meta: { invalidates: ['orders', 'catalog'] },
    }),
  linkAccount: () =>
    mutationOptions({
      mutationFn: (body: Body<'linkPaymentAccount'>) =>
        expectSuccess(client.POST('/payments/link-account', { body })),
      meta: changesNothing,
    }),
}
