import type { ProductRow, ShopRow } from '../../fixtures/rows.ts'
import type { World } from '../world/world.ts'
import { distanceInKm } from './distance.ts'
import { wordsOf } from './matching.ts'

/** The most alike product of another shop, and how far away that shop is (kilometres). */
export interface Similar {
  other: ProductRow
  shop: ShopRow
  km: number
}

/** What other shops sell of the same kind, one product a shop, the nearest shop first; what is sold out is left out. */
export function similarNearby(world: World, product: ProductRow): Similar[] {
  const here = world.tables.shops.get(product.shop_id) as ShopRow
  const words = wordsOf(product.product_name)
  const best = new Map<string, { other: ProductRow; alike: number }>()
  for (const id of world.search.inCategory(product.category[0] ?? '')) {
    const other = world.tables.products.get(id) as ProductRow
    if (other.shop_id === product.shop_id || other.stocks === 0) continue
    const theirs = new Set(wordsOf(other.product_name))
    const alike = words.filter((word) => theirs.has(word)).length
    // A shared '1 kg' makes no likeness.
    if (alike > (best.get(other.shop_id)?.alike ?? 2)) best.set(other.shop_id, { other, alike })
  }
  return Array.from(best.values(), ({ other }) => {
    const shop = world.tables.shops.get(other.shop_id) as ShopRow
    return { other, shop, km: distanceInKm(here, shop) }
  }).sort((a, b) => a.km - b.km)
}
