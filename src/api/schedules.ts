import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as shapes from '#openapi/generated/shapes/schedules.ts'
import { freshly, invalidating } from './cache/queryClient.ts'
import type { LineQuantity } from './cart.ts'
import type { Body, Schemas } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

export const scheduleQueries = {
  all: (userId: string) =>
    queryOptions({
      queryKey: ['schedules', userId],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/order/schedule/{userId}/all', { params: { path: { userId } }, signal }),
          shapes.listSchedules,
        ),
    }),
  byName: (userId: string, query: string) =>
    queryOptions({
      queryKey: ['schedules', userId, 'name', query],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/order/schedule/{userId}/name', {
            params: { path: { userId }, query: { query } },
            signal,
          }),
          shapes.searchSchedulesByName,
        ),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['schedules', 'one', id],
      queryFn: ({ signal }) =>
        unwrapData(
          client.GET('/order/schedule/{id}', { params: { path: { id } }, signal }),
          shapes.getSchedule,
        ),
    }),
  fresh: (id: string) => freshly(scheduleQueries.one(id)),
}

/** Takes a list out of all cached lists of its user, which are fetched again. */
export function withoutList(
  queryClient: QueryClient,
  { _id, user_id }: Pick<Schemas['Schedule'], '_id' | 'user_id'>,
): void {
  queryClient.setQueriesData<Schemas['Schedule'][]>({ queryKey: ['schedules', user_id] }, (lists) =>
    lists?.filter((one) => one._id !== _id),
  )
  void queryClient.invalidateQueries({ queryKey: ['schedules', user_id] })
}

const write = invalidating('schedules')

/** What the specification promises of a new list. */
const CREATED = { id: 's' } as const

/** Sent with `keepalive`: the last change may be made while the page is left. */
export const sendListQuantity = ({ lineId, quantity, onStart }: LineQuantity) => {
  onStart?.()
  return expectSuccess(
    client.PUT('/order/schedule/product/{orderProductId}/quantity', {
      params: { path: { orderProductId: lineId } },
      body: { quantity },
      keepalive: true,
    }),
  )
}

const setActive = ({ id, is_active }: { id: string; is_active: boolean }) =>
  expectSuccess(
    client.PUT('/order/schedule/{id}/status/schedule', {
      params: { path: { id } },
      body: { is_active },
    }),
    shapes.setScheduleActive,
  )

export const scheduleMutations = {
  create: write((body: Body<'createSchedule'>) =>
    unwrapData(client.POST('/order/schedule', { body }), CREATED),
  ),
  update: write(({ id, body }: { id: string; body: Body<'updateSchedule'> }) =>
    expectSuccess(client.PUT('/order/schedule/{id}', { params: { path: { id } }, body })),
  ),
  /** The caller ends with `withoutList`: a screen that still shows the list must not ask for it. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        expectSuccess(client.DELETE('/order/schedule/{id}', { params: { path: { id } } })),
      meta: { invalidates: ['schedules'], elsewhereOnly: true },
    }),
  setActive: write(setActive),
  /** It then checks out on its first future date, skipped or not: no other call undoes a skip. */
  restart: write(async (id: string) => {
    await setActive({ id, is_active: false })
    return setActive({ id, is_active: true })
  }),
  cancelNext: write((id: string) =>
    expectSuccess(
      client.PUT('/order/schedule/{id}/cancel', { params: { path: { id } } }),
      shapes.cancelNextCheckout,
    ),
  ),
  advance: write((id: string) =>
    expectSuccess(
      client.PUT('/order/schedule/{id}/advance/checkout', { params: { path: { id } } }),
      shapes.advanceCheckout,
    ),
  ),
  addProducts: write((body: Body<'addScheduleProducts'>) =>
    expectSuccess(client.POST('/order/schedule/add/product', { body })),
  ),
  removeProduct: write((orderProductId: string) =>
    expectSuccess(
      client.DELETE('/order/schedule/delete/product/{orderProductId}', {
        params: { path: { orderProductId } },
      }),
    ),
  ),
  /** Quantities are written one after another. */
  setQuantity: write(sendListQuantity, { scope: { id: 'list quantities' } }),
}
