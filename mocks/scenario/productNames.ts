import { namedProducts } from '#fixtures/namedProducts.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import { nameMatches } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'

const shortNames = new Map(Object.entries(namedProducts).map(([key, { id }]) => [key, id]))
const LISTED = 3

export const shopNameOf = ({ tables: { shops } }: World, { shop_id }: ProductRow) =>
  shops.get(shop_id)?.shop_name ?? ''
const titleOf = (world: World, product: ProductRow) =>
  `${product.product_name} of ${shopNameOf(world, product)}`

/** Takes an id, a short name, or words of names. */
export function* productsNamed(world: World, text: string): Iterable<ProductRow> {
  const { products } = world.tables
  const known = products.get(shortNames.get(text) ?? text)
  if (known) return yield known
  for (const product of products.all())
    if (nameMatches(titleOf(world, product), text)) yield product
}

/** @returns the reason when it is none, or several */
export function productNamed(world: World, text: string): ProductRow | string {
  const [first, ...others] = productsNamed(world, text)
  if (!first) return `there is no product '${text}'`
  if (others.length === 0) return first
  const listed = [first, ...others]
    .slice(0, LISTED)
    .map((one) => `${titleOf(world, one)} (${one._id})`)
  const more = others.length >= LISTED ? '…' : ''
  return `${others.length + 1} products match: ${listed.join(', ')}${more}; add words of the name or the shop, or take the id`
}
