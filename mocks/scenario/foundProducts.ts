import type { World } from '../world/world.ts'
import { productsNamed, shopNameOf } from './productNames.ts'

/** How many products are found at most. */
const FOUND = 6

/** A product as it is listed for a choice. */
export interface FoundProduct {
  id: string
  name: string
  shop: string
  stocks: number
  /** Pesos. */
  price: number
}

/** The first few products of that text; without any those in the cart of the buyer with that id. */
export function findProducts(world: World, text: string, buyerId?: string): FoundProduct[] {
  const { cartLines, products } = world.tables
  const inCart = () =>
    buyerId === undefined
      ? []
      : cartLines.by('user_id', buyerId).flatMap((line) => products.get(line.product_id) ?? [])
  const found = text.trim() ? productsNamed(world, text.trim()) : inCart()
  return [...found].slice(0, FOUND).map((product) => {
    const { _id, product_name, stocks, price } = product
    return { id: _id, name: product_name, shop: shopNameOf(world, product), stocks, price }
  })
}
