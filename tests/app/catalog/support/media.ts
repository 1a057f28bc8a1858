import type { Market } from '../../../marketplace/support/market.ts'

const own = (path: string) => `${location.origin}/demo/${path}`

/** Pictures and clips of the marketplace come from the test's server, which alone has them. */
export function serveMedia(market: Market): void {
  const { shops, products } = market.world.tables
  for (const { _id, cover_photo, display_picture } of shops.all())
    shops.update(_id, { cover_photo: own(cover_photo), display_picture: own(display_picture) })
  for (const { _id, gallery } of products.all()) products.update(_id, { gallery: gallery.map(own) })
}
