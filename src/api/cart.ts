import { queryOptions } from '@tanstack/react-query'
import { lineInCart } from '#domain/lineInCart.ts'
import * as shapes from '#openapi/generated/shapes/cart.ts'
import { invalidating, secondTry } from './cache/queryClient.ts'
import type { Body, Schemas } from './contract.ts'
import { client, unwrapData, expectSuccess } from './http/client.ts'

const readCart = (userId: string, signal?: AbortSignal) =>
  unwrapData(
    client.GET('/carts/user/{userId}', { params: { path: { userId } }, signal }),
    shapes.getCart,
  )

export const cartQueries = {
  cart: (userId: string) =>
    queryOptions({
      queryKey: ['cart', userId],
      queryFn: ({ signal }) => readCart(userId, signal),
    }),
}

/** `isMax`: the cart has its maximum number of shops already. */
interface Addition {
  isMax: boolean
  /** Undefined when neither the answer nor the cart after it has it. */
  line?: Schemas['CartProduct'] | undefined
}

async function addTo(userId: string, body: Body<'addToCart'>): Promise<Addition> {
  const answer = await expectSuccess(client.POST('/carts', { body }), shapes.addToCart)
  if (answer?.isMax) return { isMax: true }
  if (answer && 'cartId' in answer) {
    const { isMax, ...line } = answer
    return { isMax, line }
  }
  const cart = await readCart(userId).catch(() => undefined)
  return { isMax: false, line: cart && lineInCart(cart, body.productId) }
}

/** Cart writes run one after another. */
const inTurn = { mutationKey: ['cart'], scope: { id: 'cart' } }
const write = invalidating('cart')
const removeMany = (cartIds: string[]) =>
  expectSuccess(client.POST('/carts/remove/multiple', { body: { cartIds } }))

export interface LineQuantity {
  lineId: string
  quantity: number
  /** Called when it is sent. */
  onStart?: () => void
}

/** Sent with `keepalive`: the last change may be made while the page is left. */
export const sendQuantity = ({ lineId, quantity, onStart }: LineQuantity) => {
  onStart?.()
  return expectSuccess(
    client.PUT('/carts/{cartId}', {
      params: { path: { cartId: lineId } },
      body: { quantity },
      keepalive: true,
    }),
    shapes.updateCartQuantity,
  )
}

export const cartMutations = {
  add: (userId: string) => write((body: Body<'addToCart'>) => addTo(userId, body), inTurn)(),
  remove: write(
    ([cartId = '', ...others]: readonly string[]) =>
      others.length === 0
        ? expectSuccess(client.DELETE('/carts/{cartId}', { params: { path: { cartId } } }))
        : removeMany([cartId, ...others]),
    inTurn,
  ),
  removeMany: write(removeMany, { ...inTurn, ...secondTry }),
  setQuantity: write(sendQuantity, inTurn),
}
