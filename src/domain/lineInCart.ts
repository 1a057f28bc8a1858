import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** Undefined when it is not in the cart. */
export const lineInCart = (
  { carts }: Schemas['Cart'],
  productId: string,
): Schemas['CartProduct'] | undefined =>
  carts.flatMap(({ products }) => products).find((line) => line.productId === productId)
