import type { components } from '#openapi/generated/types.ts'

type Schemas = components['schemas']

/** The product's line; undefined when it is not in the cart. */
export const lineInCart = (
  { carts }: Schemas['Cart'],
  productId: string,
): Schemas['CartProduct'] | undefined =>
  carts.flatMap(({ products }) => products).find((line) => line.productId === productId)
