import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { distanceInKm } from './distance.ts'
import { wordsOf } from './matching.ts'

/** The most similar product of another shop, and the distance to that shop in kilometres. */
export interface Similar {
  other: ProductRow
  shop: ShopRow
  km: number
}

/** Similar products in stock at other shops, one product a shop, the nearest shop first. */
export function similarNearby(world: World, product: ProductRow): Similar[] {
  const ownShop = world.tables.shops.get(product.shop_id) as ShopRow
  const words = wordsOf(product.product_name)
  const best = new Map<string, { other: ProductRow; similarity: number }>()
  for (const id of world.search.inCategory(product.category[0] ?? '')) {
    const other = world.tables.products.get(id) as ProductRow
    if (other.shop_id === product.shop_id || other.stocks === 0) continue
    const otherWords = new Set(wordsOf(other.product_name))
    const similarity = words.filter((word) => otherWords.has(word)).length
    // More than two words must be shared: '1 kg' alone makes no product similar.
    if (similarity > (best.get(other.shop_id)?.similarity ?? 2)) best.set(other.shop_id, { other, similarity })
  }
  return Array.from(best.values(), ({ other }) => {
    const shop = world.tables.shops.get(other.shop_id) as ShopRow
    return { other, shop, km: distanceInKm(ownShop, shop) }
  }).sort((a, b) => a.km - b.km)
}
