import type { Schemas } from '../../../api/contract.ts'

type Cart = Schemas['Cart']
type Product = Schemas['Product']

/** The id of a line that the server has not numbered yet. */
const pendingId = (productId: string) => `pending-${productId}`

/** The cart as it will be once the product is in it: quantities of one product add up, up to its stock. */
export function cartWithLine(cart: Cart, product: Product, quantity: number): Cart {
  const { _id: productId, product_name, display_picture, price, stocks, shop } = product
  const capped = (wanted: number) => Math.min(wanted, stocks)
  const held = cart.carts.find((group) => group.shopId === shop._id)
  const line = held?.products.find((other) => other.productId === productId)
  if (held && line) {
    const products = held.products.map((other) => (other === line ? { ...line, quantity: capped(line.quantity + quantity) } : other))
    return { ...cart, carts: cart.carts.map((group) => (group === held ? { ...held, products } : group)) }
  }
  const added = { cartId: pendingId(productId), productId, product_name, display_picture, price, stocks, quantity: capped(quantity) }
  const group = { shopId: shop._id, shop_name: shop.shop_name, products: [added, ...(held?.products ?? [])] }
  return { ...cart, carts: [group, ...cart.carts.filter((other) => other !== held)], totalProductsCount: cart.totalProductsCount + 1 }
}
