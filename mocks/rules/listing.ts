import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import { listingOrders } from '../world/rankings.ts'
import { wordsOf } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'
import { distanceInKm } from './distance.ts'

export interface Listing {
  query?: string
  /** Slugs of any level, comma-separated: any of them; or one of the shop page's tabs. */
  categories?: string
  shopId?: string
}

/** Home tabs send such a slug. */
const aliases = new Map([['medicine', 'medicine-and-remedies']])
/** The shop page's tab Food means these. */
const food = ['fresh', 'frozen', 'snacks', 'candy', 'pantry', 'beverages', 'dairy', 'pastries']
const unfiltered = ['for-you', '']

/** Keeps the list's order; lazy where the order allows. */
export function listing(
  world: World,
  { query, categories, shopId }: Listing,
): Iterable<ProductRow> {
  const slugs = (categories ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => !unfiltered.includes(slug))
  const order = slugs.find((slug) => listingOrders.has(slug))
  const wanted = slugs
    .filter((slug) => !listingOrders.has(slug))
    .flatMap((slug) => (slug === 'food' ? food : [aliases.get(slug) ?? slug]))
  // A part of the catalogue is small enough to sort for each call.
  const ranked = order !== undefined && !shopId && !query?.trim()
  const found = ranked
    ? rowsOf(world, world.rankings.inOrder(order))
    : candidates(world, query, wanted, shopId)
  const rows = narrow(world, found, wanted, query, shopId)
  return order === undefined || ranked ? rows : [...rows].sort(listingOrders.get(order)?.compare)
}

/** Takes the smallest indexed list with every match. */
function candidates(
  world: World,
  query: string | undefined,
  wanted: string[],
  shopId: string | undefined,
): Iterable<ProductRow> {
  const { products } = world.tables
  if (shopId) return products.by('shop_id', shopId)
  if (query?.trim()) return rowsOf(world, world.search.find(query))
  if (wanted.length === 1) return rowsOf(world, world.search.inCategory(wanted[0] as string))
  return products.all()
}

function* rowsOf(world: World, ids: Iterable<string>): Iterable<ProductRow> {
  for (const id of ids) yield world.tables.products.get(id) as ProductRow
}

function* narrow(
  world: World,
  rows: Iterable<ProductRow>,
  wanted: string[],
  query: string | undefined,
  shopId: string | undefined,
) {
  const mustMatch = shopId && query?.trim() ? query : undefined
  for (const row of rows) {
    if (wanted.length > 0 && !row.category.some((slug) => wanted.includes(slug))) continue
    if (mustMatch && !world.search.matches(row._id, mustMatch)) continue
    yield row
  }
}

interface Similar {
  other: ProductRow
  shop: ShopRow
  km: number
}

/** Keeps the pack size: five kilos are not compared with twenty-five. */
const sameName = (name: string) => wordsOf(name).join(' ')

/** Takes products in stock, one of each shop, the nearest first. */
export function similarNearby(world: World, product: ProductRow): Similar[] {
  const ownShop = world.tables.shops.get(product.shop_id) as ShopRow
  const name = sameName(product.product_name)
  const found = new Map<string, ProductRow>()
  for (const id of world.search.inCategory(product.category[0] ?? '')) {
    const other = world.tables.products.get(id) as ProductRow
    if (
      other.shop_id === product.shop_id ||
      other.stocks === 0 ||
      sameName(other.product_name) !== name
    )
      continue
    found.set(other.shop_id, other)
  }
  return Array.from(found.values(), (other) => {
    const shop = world.tables.shops.get(other.shop_id) as ShopRow
    return { other, shop, km: distanceInKm(ownShop, shop) }
  }).sort((a, b) => a.km - b.km)
}
