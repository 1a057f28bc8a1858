import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answerShapes } from '#openapi/generated/shapes/cart.ts'
import { secondTry } from './cache/queryClient.ts'
import type { Body } from './contract.ts'
import { client, unwrapData, expectSuccess, withShapes } from './http/client.ts'

client.use(withShapes(answerShapes))

export const cartQueries = {
  cart: (userId: string) =>
    queryOptions({
      queryKey: ['cart', userId],
      queryFn: ({ signal }) =>
        unwrapData(client.GET('/carts/user/{userId}', { params: { path: { userId } }, signal })),
    }),
}

/** Cart writes run one after another, in the order in which they were made. */
const scope = { id: 'cart' }
const meta = { invalidates: ['cart'] } as const
const removeMany = (cartIds: string[]) =>
  expectSuccess(client.POST('/carts/remove/multiple', { body: { cartIds } }))

/**
 * Sets the quantity of a line. Sent with `keepalive`, since the last change may be sent while the
 * page is being left.
 */
export const sendQuantity = ({ cartId, quantity }: { cartId: string; quantity: number }) =>
  unwrapData(
    client.PUT('/carts/{cartId}', {
      params: { path: { cartId } },
      body: { quantity },
      keepalive: true,
    }),
  )

export const cartMutations = {
  add: () =>
    mutationOptions({
      mutationKey: ['cart'],
      mutationFn: (body: Body<'addToCart'>) => unwrapData(client.POST('/carts', { body })),
      scope,
      meta,
    }),
  /** Removes lines by their ids. */
  remove: () =>
    mutationOptions({
      mutationKey: ['cart'],
      mutationFn: ([cartId = '', ...others]: readonly string[]) =>
        others.length === 0
          ? expectSuccess(client.DELETE('/carts/{cartId}', { params: { path: { cartId } } }))
          : removeMany([cartId, ...others]),
      scope,
      meta,
    }),
  /** Removes the ordered lines in one call. */
  removeMany: () =>
    mutationOptions({ mutationKey: ['cart'], mutationFn: removeMany, ...secondTry, scope, meta }),
  setQuantity: () =>
    mutationOptions({ mutationKey: ['cart'], mutationFn: sendQuantity, scope, meta }),
}
