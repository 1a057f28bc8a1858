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

/** As `getCart` answers them, sold-out ones too; none of an error. */
export function cartLines(
  cart: { carts?: Group[]; outOfStock?: Group[] } | null | undefined,
): CartLine[] {
  return [...(cart?.carts ?? []), ...(cart?.outOfStock ?? [])].flatMap(({ shopId, products }) =>
    products.map((line) => ({ ...line, shopId })),
  )
}
