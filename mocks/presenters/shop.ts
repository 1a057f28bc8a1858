import { isOpen } from '#fixtures/openingHours.ts'
import type { ShopRow, UserRow, ProductRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'

export const shopAddress = ({ municipality, province }: ShopRow): string =>
  `${municipality}, ${province}`

/** What a buyer who collects an order must know. */
export const presentVisit = (shop: ShopRow) => ({
  working_hour: shop.working_hour,
  address: shopAddress(shop),
})

export const presentShopSummary = (world: World, shop: ShopRow) =>
  ({
    _id: shop._id,
    shop_name: shop.shop_name,
    shop_handle: shop.shop_handle,
    display_picture: world.mediaUrl(shop.display_picture),
    ...presentVisit(shop),
  }) satisfies Schemas['ShopSummary']

export const presentGroupShop = (world: World, shopId: string) => {
  const shop = world.tables.shops.get(shopId)
  return {
    shop_name: shop?.shop_name ?? '',
    shop_picture: shop ? world.mediaUrl(shop.display_picture) : null,
  }
}

const follows = (world: World, buyer: UserRow | null, shopId: string) =>
  buyer !== null &&
  world.tables.follows.by('user_id', buyer._id).some((follow) => follow.shop_id === shopId)

export const presentShop = (
  world: World,
  shop: ShopRow,
  buyer: UserRow | null,
): Schemas['Shop'] => ({
  ...presentShopSummary(world, shop),
  shop_description: shop.shop_description,
  cover_photo: world.mediaUrl(shop.cover_photo),
  followed_by: shop.followers,
  total_number_of_products: world.tables.products.countBy('shop_id', shop._id),
  is_following: follows(world, buyer, shop._id),
  rating: ratingOf(...world.tables.products.by('shop_id', shop._id)),
  geolocation: { latitude: shop.latitude, longitude: shop.longitude },
})

/** The mean of all reviews of the products, rounded to a tenth; 0 without a review. */
export function ratingOf(...products: readonly ProductRow[]): number {
  const sumOf = (field: 'rating_sum' | 'rating_count') =>
    products.reduce((sum, product) => sum + product[field], 0)
  const count = sumOf('rating_count')
  return count === 0 ? 0 : Math.round((sumOf('rating_sum') / count) * 10) / 10
}

const shopOf = (world: World, product: ProductRow) =>
  world.tables.shops.get(product.shop_id) as ShopRow

const likes = (world: World, buyer: UserRow | null, productId: string) =>
  buyer !== null &&
  world.tables.likes.by('user_id', buyer._id).some((like) => like.product_id === productId)

export const presentProduct = (
  world: World,
  product: ProductRow,
  buyer: UserRow | null,
): Schemas['Product'] => ({
  _id: product._id,
  product_name: product.product_name,
  price: product.price,
  stocks: product.stocks,
  gallery: product.gallery.map(world.mediaUrl),
  category: product.category,
  ...(product.barcode && { barcode: product.barcode }),
  description: product.description,
  rating: ratingOf(product),
  sold: product.sold,
  likes: product.likes,
  isLiked: likes(world, buyer, product._id),
  display_picture: world.mediaUrl(product.display_picture),
  shop: presentShopSummary(world, shopOf(world, product)),
})

export function presentLiked(world: World, product: ProductRow): Schemas['LikedProduct'] {
  const { _id, product_name, category, display_picture, stocks, price } = product
  return {
    product: {
      _id,
      product_name,
      category,
      display_picture: world.mediaUrl(display_picture),
      stocks,
      price,
      rating: ratingOf(product),
    },
    shop: presentShopSummary(world, shopOf(world, product)),
  }
}

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
    ...presentShopSummary(world, shop),
    cover_photo: world.mediaUrl(shop.cover_photo),
    distanceInKm: Math.round(km * 100) / 100,
    followers: shop.followers,
    total_product_count: products.length,
    rating: ratingOf(...products),
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
