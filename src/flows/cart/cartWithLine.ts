import type { Schemas } from '#api/contract.ts'
import { lineInCart } from '#domain/lineInCart.ts'

type Cart = Schemas['Cart']
type CartLine = Schemas['CartProduct']
type Shop = Schemas['ShopSummary']

export type AddedProduct = Pick<
  Schemas['Product'],
  '_id' | 'product_name' | 'display_picture' | 'price' | 'stocks' | 'shop'
>

/** Replaces the product's line, or adds the newest of its shop. */
export function cartWithLine(cart: Cart, shop: Shop, line: CartLine): Cart {
  const { _id: shopId, shop_name, display_picture: shop_picture } = shop
  const held = cart.carts.find((group) => group.shopId === shopId)
  const putInto = (products: CartLine[]) =>
    products.map((other) => (other.productId === line.productId ? line : other))
  if (held && lineInCart(cart, line.productId)) {
    return {
      ...cart,
      carts: cart.carts.map((group) =>
        group === held ? { ...held, products: putInto(held.products) } : group,
      ),
    }
  }
  const group = { shopId, shop_name, shop_picture, products: [line, ...(held?.products ?? [])] }
  return {
    ...cart,
    carts: [group, ...cart.carts.filter((other) => other !== held)],
    totalProductsCount: cart.totalProductsCount + 1,
  }
}

/** Sums the quantities of one product, up to its stock. */
export function cartWithPieces(cart: Cart, product: AddedProduct, pieces: number): Cart {
  const { _id: productId, product_name, display_picture, price, stocks, shop } = product
  const held = lineInCart(cart, productId)
  const quantity = Math.min((held?.quantity ?? 0) + pieces, stocks)
  // A new line has no id from the server yet.
  const cartId = held?.cartId ?? `pending-${productId}`
  return cartWithLine(cart, shop, {
    cartId,
    productId,
    product_name,
    display_picture,
    price,
    stocks,
    quantity,
  })
}
