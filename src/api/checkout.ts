import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { client, dataOf } from './client.ts'
import type { Body } from './contract.ts'

export const checkoutQueries = {
  /** What a checkout costs by the server's reckoning. */
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
  /** Places one order per shop. `key` names the attempt: the same key never orders twice. */
  createTransactions: () =>
    mutationOptions({
      mutationFn: ({ key, body }: { key: string; body: Body<'createTransactions'> }) =>
        dataOf(client.POST('/transactions', { body, params: { header: { 'Idempotency-Key': key } } })),
      meta: { invalidates: ['orders', 'catalog'] },
    }),
  linkAccount: () =>
    mutationOptions({ mutationFn: (body: Body<'linkPaymentAccount'>) => dataOf(client.POST('/payments/link-account', { body })) }),
}
