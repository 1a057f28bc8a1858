import { namedProducts } from '#fixtures/namedProducts.ts'
import type { ProductRow } from '#fixtures/rows.ts'
import { nameMatches } from '../world/search/matching.ts'
import type { World } from '../world/world.ts'

const shortNames = new Map(Object.entries(namedProducts).map(([key, { id }]) => [key, id]))
const LISTED = 3

const shopNameOf = ({ tables: { shops } }: World, { shop_id }: ProductRow) =>
  shops.get(shop_id)?.shop_name ?? ''
const titleOf = (world: World, product: ProductRow) =>
  `${product.product_name} of ${shopNameOf(world, product)}`

/** Takes an id, a short name, or words of names. */
function* productsNamed(world: World, text: string): Iterable<ProductRow> {
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

const FOUND = 6

export interface FoundProduct {
  id: string
  name: string
  shop: string
  stocks: number
  price: number
}

/** Lists the buyer's cart without a text. */
export function findProducts(world: World, text: string, buyerId?: string): FoundProduct[] {
  const { cartLines, products } = world.tables
  const inCart = () =>
    buyerId === undefined
      ? []
      : cartLines.by('user_id', buyerId).flatMap((line) => products.get(line.product_id) ?? [])
  const found = text.trim() ? productsNamed(world, text.trim()) : inCart()
  return [...found].slice(0, FOUND).map((product) => {
    const { _id, product_name, stocks, price } = product
    return { id: _id, name: product_name, shop: shopNameOf(world, product), stocks, price }
  })
}
