/** A line of a cart. */
export interface CartLine {
  cartId: string
  productId: string
  product_name: string
  price: number
  quantity: number
  shopId: string
}

interface Group {
  shopId: string
  products: Omit<CartLine, 'shopId'>[]
}

/** The lines of a cart as `getCart` answers it, those that are sold out too; none of an error. */
export function cartLines(
  cart: { carts?: Group[]; outOfStock?: Group[] } | null | undefined,
): CartLine[] {
  return [...(cart?.carts ?? []), ...(cart?.outOfStock ?? [])].flatMap(({ shopId, products }) =>
    products.map((line) => ({ ...line, shopId })),
  )
}
