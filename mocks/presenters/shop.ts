import type { ShopRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'

export const presentShopSummary = (world: World, shop: ShopRow): Schemas['ShopSummary'] => ({
  _id: shop._id,
  shop_name: shop.shop_name,
  shop_handle: shop.shop_handle,
  display_picture: world.mediaUrl(shop.display_picture),
  working_hour: shop.working_hour,
})

export const presentGroupShop = (world: World, shopId: string) => {
  const shop = world.tables.shops.get(shopId)
  return {
    shop_name: shop?.shop_name ?? '',
    shop_picture: shop ? world.mediaUrl(shop.display_picture) : null,
  }
}

export const follows = (world: World, buyer: UserRow | null, shopId: string) =>
  buyer !== null &&
  world.tables.follows.by('user_id', buyer._id).some((follow) => follow.shop_id === shopId)

export const shopAddress = ({ municipality, province }: ShopRow): string =>
  `${municipality}, ${province}`

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
  address: shopAddress(shop),
  geolocation: { latitude: shop.latitude, longitude: shop.longitude },
})
