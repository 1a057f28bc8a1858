import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import { wordsOf } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'
import { distanceInKm } from './distance.ts'

export interface Similar {
  other: ProductRow
  shop: ShopRow
  km: number
}

/** Keeps the pack size: five kilos are not compared with twenty-five. */
const sameName = (name: string) => wordsOf(name).join(' ')

/** Takes products in stock, one of each shop, the nearest first. */
export function similarNearby(world: World, product: ProductRow): Similar[] {
  const ownShop = world.tables.shops.get(product.shop_id) as ShopRow
  const name = sameName(product.product_name)
  const found = new Map<string, ProductRow>()
  for (const id of world.search.inCategory(product.category[0] ?? '')) {
    const other = world.tables.products.get(id) as ProductRow
    if (
      other.shop_id === product.shop_id ||
      other.stocks === 0 ||
      sameName(other.product_name) !== name
    )
      continue
    found.set(other.shop_id, other)
  }
  return Array.from(found.values(), (other) => {
    const shop = world.tables.shops.get(other.shop_id) as ShopRow
    return { other, shop, km: distanceInKm(ownShop, shop) }
  }).sort((a, b) => a.km - b.km)
}
