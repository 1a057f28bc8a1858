import type { World } from '../world/world.ts'
import { productsNamed, shopNameOf } from './productNames.ts'

const FOUND = 6

export interface FoundProduct {
  id: string
  name: string
  shop: string
  stocks: number
  price: number
}

/** Lists the buyer's cart without a text. */
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
