import type { Schemas } from '#api/contract.ts'
import { cut } from '#lib/visibleText.ts'
import { BRAND } from '#ui/brand.ts'
import { addressOf, Metadata } from '#ui/Metadata.tsx'

/** The description for search results, up to about 160 characters. */
export const describeShop = ({ shop_name, shop_description }: Schemas['Shop']): string =>
  shop_description ? cut(shop_description, 160) : `See what ${shop_name} sells, and buy from it on ${BRAND}.`

/** Metadata of a shop for search engines and link previews. */
export function ShopMetadata({ shop }: { shop: Schemas['Shop'] }) {
  const { shop_name, shop_handle, cover_photo, display_picture, address, geolocation } = shop
  const url = addressOf(shop_handle)
  const picture = cover_photo ?? display_picture
  const image = picture && new URL(picture, url).href
  const description = describeShop(shop)
  const geo = geolocation && { '@type': 'GeoCoordinates', ...geolocation }
  const store = { '@type': 'Store', name: shop_name, description, url, image: image || undefined, address, geo }
  return <Metadata title={shop_name} description={description} path={shop_handle} image={image} data={[store]} />
}
