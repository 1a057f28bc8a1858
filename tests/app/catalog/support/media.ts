import type { Market } from '../../../marketplace/support/market.ts'

const own = (path: string) => `${location.origin}/demo/${path}`

/**
 * Pictures and clips of the marketplace come from the test's server; without this they can't be
 * loaded.
 */
export function serveMedia(market: Market): void {
  const { shops, products } = market.world.tables
  for (const { _id, display_picture } of shops.all())
    shops.update(_id, { display_picture: own(display_picture) })
  for (const { _id, gallery } of products.all()) products.update(_id, { gallery: gallery.map(own) })
}
