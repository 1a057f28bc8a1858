import type { ProductRow, ShopRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'
import { presentShopSummary } from './shop.ts'

/** Rounds to a tenth; 0 without a review. */
export const ratingOf = ({ rating_sum, rating_count }: ProductRow) =>
  rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10

export const shopOf = (world: World, product: ProductRow) =>
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
