import { namedProducts } from '../../fixtures/namedProducts.ts'
import type { ProductRow } from '../../fixtures/rows.ts'
import { nameMatches } from '../rules/matching.ts'
import type { World } from '../world/world.ts'

const shortNames = new Map(Object.entries(namedProducts).map(([key, { id }]) => [key, id]))
/** How many products a refusal lists. */
const LISTED = 3

/**
 * The product of an id, of a short name, or of words of its name and its shop's.
 * @returns the reason when it is none, or several
 */
export function productNamed({ tables: { products, shops } }: World, text: string): ProductRow | string {
  const known = products.get(shortNames.get(text) ?? text)
  if (known) return known
  const titleOf = ({ product_name, shop_id }: ProductRow) => `${product_name} of ${shops.get(shop_id)?.shop_name ?? ''}`
  const found = [...products.all()].filter((one) => nameMatches(titleOf(one), text))
  if (found.length === 0) return `there is no product '${text}'`
  if (found.length === 1) return found[0] as ProductRow
  const listed = found.slice(0, LISTED).map((one) => `${titleOf(one)} (${one._id})`)
  return `${found.length} products match: ${listed.join(', ')}${found.length > LISTED ? '…' : ''}; add words of the name or the shop, or take the id`
}
