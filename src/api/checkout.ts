import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import type { Body } from './contract.ts'

export const checkoutQueries = {
  /** What a checkout costs, as the server computes it. */
  summary: (body: Body<'getPriceSummary'>) =>
    queryOptions({
      queryKey: ['checkout', 'summary', body],
      queryFn: ({ signal }) => dataOf(client.POST('/transactions/summary', { body, signal })),
    }),
  payment: (id: string) =>
    queryOptions({
      queryKey: ['checkout', 'payment', id],
      queryFn: ({ signal }) => dataOf(client.GET('/transactions/payment-intent/{id}', { params: { path: { id } }, signal })),
    }),
}

export const checkoutMutations = {
  /**
   * Places one order per shop. `key` names the attempt: a server that knows such keys never orders twice for one. The answer may be of
   * any shape: read it before it is believed.
   */
  createTransactions: () =>
    mutationOptions({
      mutationFn: ({ key, body }: { key: string; body: Body<'createTransactions'> }): Promise<unknown> =>
        dataOf(client.POST('/transactions', { body, params: { header: { 'Idempotency-Key': key } } })),
      // Offline it fails at once: an order that waits for the connection would go out after it was given up.
      networkMode: 'always',
      meta: { invalidates: ['orders', 'catalog'] },
    }),
  linkAccount: () =>
    mutationOptions({ mutationFn: (body: Body<'linkPaymentAccount'>) => dataOf(client.POST('/payments/link-account', { body })) }),
}
