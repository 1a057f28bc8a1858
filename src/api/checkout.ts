import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/checkout.ts'
import { changesNothing, invalidating } from './cache/queryClient.ts'
import type { Body, Schemas } from './contract.ts'
import { keyHeader, specified } from './http/beyond.ts'
import { client, unwrapData, expectSuccess, uncheckedDataOf } from './http/client.ts'
import type { ApiError } from './http/error.ts'

/**
 * Orders that an event called paid, for a host on which a payment can't be read by an order's id.
 */
const paidByEvent = new Set<string>()

/** An event that names no order is about the only payment that a screen waits for. */
export function notePaid(queryClient: QueryClient, orderId: string | undefined): void {
  const waiting = queryClient.getQueryCache().findAll({ queryKey: ['checkout', 'payment'] })
  const ids = waiting.filter((query) => query.isActive()).map(({ queryKey }) => `${queryKey[2]}`)
  const paid = orderId ?? (ids.length === 1 ? ids[0] : undefined)
  if (paid !== undefined) paidByEvent.add(paid)
}

/** An event says no more. */
const PAID: Schemas['PaymentDetails'] = {
  status: 'PAID',
  transactionId: '',
  paymentType: 'gcash',
  icon: '',
  description: '',
}

const readPayment = (id: string, signal: AbortSignal) =>
  unwrapData(
    client.GET('/transactions/payment-intent/{id}', { params: { path: { id } }, signal }),
    shapes.getPaymentIntent,
  )

export const checkoutQueries = {
  summary: (body: Body<'getPriceSummary'>) =>
    queryOptions({
      queryKey: ['checkout', 'summary', body],
      queryFn: ({ signal }) =>
        unwrapData(client.POST('/transactions/summary', { body, signal }), shapes.getPriceSummary),
    }),
  payment: (id: string) =>
    queryOptions({
      queryKey: ['checkout', 'payment', id],
      queryFn: ({ signal }) =>
        readPayment(id, signal).catch((error: unknown) => {
          const { status } = error as ApiError
          if (status < 400 || status >= 500 || !paidByEvent.has(id)) throw error
          return PAID
        }),
    }),
}

export const checkoutMutations = {
  /**
   * Places one order per shop. `key`: the attempt's idempotency key; a server that supports it
   * never orders twice for one. `bare`: without the fields beyond the specification. The caller
   * must check the response, which may have any shape.
   */
  createTransactions: invalidating('orders', 'catalog')(
    async ({
      key,
      body,
      bare,
    }: {
      key: string
      body: Body<'createTransactions'>
      bare: boolean
    }): Promise<unknown> =>
      uncheckedDataOf(
        client.POST('/transactions', {
          body: bare ? specified('createTransactions', body) : body,
          params: { header: await keyHeader(key) },
        }),
      ),
    // Offline it fails at once: a paused request would be sent after the user has given up.
    { networkMode: 'always' },
  ),
  linkAccount: changesNothing((body: Body<'linkPaymentAccount'>) =>
    expectSuccess(client.POST('/payments/link-account', { body })),
  ),
}
