import type { Schemas } from '../../api/contract.ts'
import { fileUrl } from '../../api/files.ts'
import { BRAND } from '../../ui/brand.ts'

/** The words for search results, up to about 160 characters. */
export const describeShop = ({ shop_name, shop_description }: Schemas['Shop']): string =>
  shop_description ? shop_description.slice(0, 160) : `See what ${shop_name} sells, and buy from it on ${BRAND}.`

/** What search engines and shared links show of a shop; React moves the tags to the document's head. */
export function ShopMetadata({ shop }: { shop: Schemas['Shop'] }) {
  const { shop_name, shop_handle, cover_photo, display_picture } = shop
  // The page's own address, whatever tab or dialog the buyer has opened.
  const url = new URL(`${import.meta.env.BASE_URL}${shop_handle}`, globalThis.location.origin).href
  const picture = cover_photo ?? display_picture
  const image = picture ? new URL(fileUrl(picture), url).href : undefined
  const description = describeShop(shop)
  const store = { '@context': 'https://schema.org', '@type': 'Store', name: shop_name, description, url, image }
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:title" content={shop_name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image} />}
      <script type="application/ld+json">{JSON.stringify(store)}</script>
    </>
  )
}
