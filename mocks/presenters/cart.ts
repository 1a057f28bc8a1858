import type { CartLineRow, ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { groupBy } from '../world/groupBy.ts'
import type { World } from '../world/world.ts'
import { presentGroupShop, presentVisit } from './shop.ts'

type Line = { line: CartLineRow; product: ProductRow }

const presentLine = (world: World, { line, product }: Line): Schemas['CartProduct'] => ({
  cartId: line._id,
  productId: product._id,
  product_name: product.product_name,
  display_picture: world.mediaUrl(product.display_picture),
  price: product.price,
  quantity: line.quantity,
  stocks: product.stocks,
})

function groups(world: World, lines: Line[]): Schemas['CartGroup'][] {
  const byShop = groupBy(lines, ({ line }) => line.shop_id)
  return Array.from(byShop, ([shopId, own]) => ({
    shopId,
    ...presentGroupShop(world, shopId),
    ...presentVisit(world.tables.shops.get(shopId) as ShopRow),
    products: own.map((one) => presentLine(world, one)),
  }))
}

export function presentCart(world: World, userId: string): Schemas['Cart'] {
  const lines = world.tables.cartLines.by('user_id', userId).flatMap((line) => {
    const product = world.tables.products.get(line.product_id)
    return product ? [{ line, product }] : []
  })
  return {
    carts: groups(
      world,
      lines.filter(({ product }) => product.stocks > 0),
    ),
    outOfStock: groups(
      world,
      lines.filter(({ product }) => product.stocks === 0),
    ),
    totalProductsCount: lines.length,
  }
}

export const presentCartLine = (world: World, line: CartLineRow): Schemas['CartProduct'] =>
  presentLine(world, { line, product: world.tables.products.get(line.product_id) as ProductRow })
