import type { ProductRow, ShopRow } from '../../fixtures/rows.ts'
import { matchRank, wordsOf } from '../rules/matching.ts'

/** Finds products by words and by category without looking at each of them. */
export interface SearchIndex {
  /** Takes in a product's new state; null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Takes in a shop's new state; null when it was removed. */
  writeShop(id: string, row: ShopRow | null): void
  /**
   * Ids of the products that answer every word of the query, the best matches first: those that do it by themselves, then
   * those that need their shop's name for it. Lazily, so that a page costs a page.
   */
  find(query: string): Iterable<string>
  /** Ids of the shops whose name answers every word of the query. */
  findShops(query: string): string[]
  /** Whether a product answers every word of the query by itself. */
  matches(id: string, query: string): boolean
  /** Ids of the products of a category, at any level of the tree. */
  inCategory(slug: string): ReadonlySet<string>
}

type Postings = Map<string, Set<string>>
/** What answers one word. */
interface Ranked {
  /** Ids of products by how well they match: the same, begins with, holds, a slip away. */
  products: Set<string>[]
  /** Ids of shops with a word in their name that begins with it. */
  shops: Set<string>
}

const RANKS = 4
const SLIP = 3
const CACHED_WORDS = 500

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const byWord: Postings = new Map()
  const byCategory: Postings = new Map()
  const indexed = new Map<string, { name: string; words: string[]; category: string[]; shop: string }>()
  const shopWords = new Map<string, string[]>()
  const byShop: Postings = new Map()
  const ranked = new Map<string, Ranked>()

  function forget(id: string) {
    const old = indexed.get(id)
    for (const word of old?.words ?? []) byWord.get(word)?.delete(id)
    for (const slug of old?.category ?? []) byCategory.get(slug)?.delete(id)
    byShop.get(old?.shop ?? '')?.delete(id)
    indexed.delete(id)
  }

  function rank(typed: string): Ranked {
    const known = ranked.get(typed)
    if (known) return known
    const products = Array.from({ length: RANKS }, () => new Set<string>())
    for (const [word, ids] of byWord) {
      const level = matchRank(typed, word)
      if (level !== null) for (const id of ids) products[level]?.add(id)
    }
    const shops = shopsWith((word) => word.startsWith(typed))
    // A slip is assumed only where nothing was meant as typed.
    const meant = shops.size > 0 || products.slice(0, SLIP).some((ids) => ids.size > 0)
    const found = meant
      ? { products: products.slice(0, SLIP), shops }
      : { products, shops: shopsWith((word) => matchRank(typed, word) === SLIP) }
    if (ranked.size >= CACHED_WORDS) ranked.clear()
    ranked.set(typed, found)
    return found
  }

  const shopsWith = (fits: (word: string) => boolean) => new Set([...shopWords].filter(([, words]) => words.some(fits)).map(([id]) => id))
  const holds = ({ products }: Ranked, id: string) => products.some((ids) => ids.has(id))

  /** What shops sell that are named in the query, the best named first; other words are answered by the products. */
  function* ofShops(words: Ranked[]): Iterable<string> {
    const named = (shop: string) => words.filter(({ shops }) => shops.has(shop)).length
    const shops = [...new Set(words.flatMap((word) => [...word.shops]))].sort((a, b) => named(b) - named(a))
    for (const shop of shops)
      for (const id of byShop.get(shop) ?? []) if (words.every((word) => word.shops.has(shop) || holds(word, id))) yield id
  }

  return {
    write(id, row) {
      const old = indexed.get(id)
      if (row && old && old.name === row.product_name && old.category.join() === row.category.join() && old.shop === row.shop_id) return
      forget(id)
      ranked.clear()
      if (!row) return
      const words = [...new Set([...wordsOf(row.product_name), ...row.category.flatMap(wordsOf)])]
      indexed.set(id, { name: row.product_name, words, category: row.category, shop: row.shop_id })
      add(byShop, row.shop_id, id)
      for (const word of words) add(byWord, word, id)
      for (const slug of row.category) add(byCategory, slug, id)
    },
    writeShop(id, row) {
      const words = row && wordsOf(row.shop_name)
      if (words?.join() === shopWords.get(id)?.join()) return
      if (words) shopWords.set(id, words)
      else shopWords.delete(id)
      ranked.clear()
    },
    *find(query) {
      const words = wordsOf(query).map(rank)
      const [first, ...others] = words
      if (!first) return
      const seen = new Set<string>()
      for (const ids of first.products)
        for (const id of ids) {
          if (seen.has(id) || !others.every((word) => holds(word, id))) continue
          seen.add(id)
          yield id
        }
      for (const id of ofShops(words)) if (!seen.has(id)) yield id
    },
    findShops(query) {
      const [first, ...others] = wordsOf(query).map(rank)
      return [...(first?.shops ?? [])].filter((id) => others.every(({ shops }) => shops.has(id)))
    },
    matches: (id, query) => wordsOf(query).every((word) => holds(rank(word), id)),
    inCategory: (slug) => byCategory.get(slug) ?? new Set(),
  }
}

function add(postings: Postings, key: string, id: string) {
  const ids = postings.get(key)
  if (ids) ids.add(id)
  else postings.set(key, new Set([id]))
}
