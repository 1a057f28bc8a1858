import { isOpen } from '#fixtures/openingHours.ts'
import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'
import { ratingOf } from './product.ts'

/** Best first; equal ones in their order. A shop may have hundreds, so they are not all sorted. */
function bestSelling(products: readonly ProductRow[], count: number): ProductRow[] {
  const best: ProductRow[] = []
  for (const product of products) {
    if (best.length === count && product.sold <= (best.at(-1)?.sold ?? 0)) continue
    const place = best.findIndex(({ sold }) => sold < product.sold)
    best.splice(place < 0 ? best.length : place, 0, product)
    best.length = Math.min(best.length, count)
  }
  return best
}

export function presentMapShop(
  world: World,
  shop: ShopRow,
  km: number,
  closest: boolean,
): Schemas['MapShop'] {
  const products = world.tables.products.by('shop_id', shop._id)
  return {
    _id: shop._id,
    shop_handle: shop.shop_handle,
    cover_photo: world.mediaUrl(shop.cover_photo),
    display_picture: world.mediaUrl(shop.display_picture),
    shop_name: shop.shop_name,
    working_hour: shop.working_hour,
    distanceInKm: Math.round(km * 100) / 100,
    followers: shop.followers,
    total_product_count: products.length,
    longitude: shop.longitude,
    latitude: shop.latitude,
    shop_status: !isOpen(shop.working_hour, world.clock.now())
      ? 'Inactive'
      : closest
        ? 'Closest'
        : 'Active',
    top_three_products: bestSelling(products, 3).map((product) => ({
      display_picture: world.mediaUrl(product.display_picture),
      product_name: product.product_name,
      price: product.price,
      rating: ratingOf(product),
      sold: product.sold,
    })),
  }
}
