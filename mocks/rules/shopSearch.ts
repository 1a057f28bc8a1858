import type { ShopRow } from '#fixtures/rows.ts'
import { wordsOf } from '../world/search/matching.ts'
import { queryParts } from '../world/search/vocabulary.ts'
import type { World } from '../world/world.ts'

const describe = ({ shop_name, shop_handle, kind, municipality }: ShopRow) =>
  `${shop_name} ${shop_handle} ${kind} ${municipality}`

/** A changed shop is another row. */
const known = new WeakMap<ShopRow, string[]>()

function wordsOfShop(shop: ShopRow): string[] {
  const words = known.get(shop) ?? wordsOf(describe(shop))
  known.set(shop, words)
  return words
}

/**
 * Each typed word must begin a word of the shop's name, handle, kind or town, or of what it sells,
 * or mean the same. Where nothing typed is a word ('%', an emoji), the name must hold it.
 */
export function shopMatcher({ search }: World, typed: string): (shop: ShopRow) => boolean {
  const wanted = queryParts(typed)
    .flat()
    .map((word) => ({ word, sellers: search.sellersOf(word) }))
  if (wanted.length === 0) return ({ shop_name }) => shop_name.includes(typed.trim())
  return (shop) =>
    wanted.every(
      ({ word, sellers }) =>
        sellers.has(shop._id) || wordsOfShop(shop).some((own) => own.startsWith(word)),
    )
}
