import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import { wordsOf } from './matching.ts'

type Postings = Map<string, Set<string>>
export type SearchEntries = ReturnType<typeof createSearchEntries>

/**
 * Ids of products by the words of their names and categories, by category and shop, and the words
 * of each shop's name.
 */
export function createSearchEntries(onChange: () => void) {
  const byWord: Postings = new Map()
  const byKind: Postings = new Map()
  const byCategory: Postings = new Map()
  const byShop: Postings = new Map()
  const shopWords = new Map<string, string[]>()
  const indexed = new Map<
    string,
    { name: string; words: string[]; kinds: string[]; category: string[]; shop: string }
  >()

  function removeFromIndex(id: string) {
    const old = indexed.get(id)
    for (const word of old?.words ?? []) byWord.get(word)?.delete(id)
    for (const word of old?.kinds ?? []) byKind.get(word)?.delete(id)
    for (const slug of old?.category ?? []) byCategory.get(slug)?.delete(id)
    byShop.get(old?.shop ?? '')?.delete(id)
    indexed.delete(id)
  }

  const writer = {
    write(id: string, row: ProductRow | null) {
      const old = indexed.get(id)
      if (
        row &&
        old &&
        old.name === row.product_name &&
        old.category.join() === row.category.join() &&
        old.shop === row.shop_id
      )
        return
      removeFromIndex(id)
      onChange()
      if (!row) return
      const words = [...new Set(wordsOf(row.product_name))]
      const kinds = [...new Set(row.category.flatMap(wordsOf))].filter(
        (word) => !words.includes(word),
      )
      indexed.set(id, {
        name: row.product_name,
        words,
        kinds,
        category: row.category,
        shop: row.shop_id,
      })
      add(byShop, row.shop_id, id)
      for (const word of words) add(byWord, word, id)
      for (const word of kinds) add(byKind, word, id)
      for (const slug of row.category) add(byCategory, slug, id)
    },
    writeShop(id: string, row: ShopRow | null) {
      const words = row && wordsOf(row.shop_name)
      if (words?.join() === shopWords.get(id)?.join()) return
      if (words) shopWords.set(id, words)
      else shopWords.delete(id)
      onChange()
    },
  }
  const sellersAmong = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(ids.map((id) => indexed.get(id)?.shop).filter((shop) => shop !== undefined))
  return { byWord, byKind, byCategory, byShop, shopWords, sellersAmong, writer }
}

function add(postings: Postings, key: string, id: string) {
  const ids = postings.get(key)
  if (ids) ids.add(id)
  else postings.set(key, new Set([id]))
}
