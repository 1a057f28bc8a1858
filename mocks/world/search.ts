import type { ProductRow, ShopRow } from '../../fixtures/rows.ts'
import { matchRank, wordsOf } from '../rules/matching.ts'

/** An index of products by words and by category, and of shops by their names. */
export interface SearchIndex {
  /** Indexes a product's new state; null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Indexes a shop's new state; null when it was removed. */
  writeShop(id: string, row: ShopRow | null): void
  /**
   * Ids of the products that match every word of the query, the best matches first: those that match by themselves, then
   * those that match only together with their shop's name. Lazy, so that a page costs only its own matches.
   */
  find(query: string): Iterable<string>
  /** Ids of the shops whose name matches every word of the query. */
  findShops(query: string): string[]
  /** Ids of the shops with a product in whose name or category a word starts with this one. */
  sellersOf(word: string): ReadonlySet<string>
  /** Whether a product matches every word of the query by itself. */
  matches(id: string, query: string): boolean
  /** Ids of the products of a category, at any level of the category tree. */
  inCategory(slug: string): ReadonlySet<string>
}

type Postings = Map<string, Set<string>>
/** The matches of one word. */
interface Ranked {
  /** Ids of products by how well they match: see `matchRank`. */
  products: Set<string>[]
  /** Ids of shops with a word in their name that starts with it. */
  shops: Set<string>
}

const RANKS = 4
/** The rank of a match with typing errors. */
const TYPO = 3
const CACHED_WORDS = 500

/** The search index: products by word, category and shop, and the words of each shop's name. `onChange` is called after a change. */
function createEntries(onChange: () => void) {
  const byWord: Postings = new Map()
  const byCategory: Postings = new Map()
  const byShop: Postings = new Map()
  const shopWords = new Map<string, string[]>()
  const indexed = new Map<string, { name: string; words: string[]; category: string[]; shop: string }>()

  function removeFromIndex(id: string) {
    const old = indexed.get(id)
    for (const word of old?.words ?? []) byWord.get(word)?.delete(id)
    for (const slug of old?.category ?? []) byCategory.get(slug)?.delete(id)
    byShop.get(old?.shop ?? '')?.delete(id)
    indexed.delete(id)
  }

  const writer: Pick<SearchIndex, 'write' | 'writeShop'> = {
    write(id, row) {
      const old = indexed.get(id)
      if (row && old && old.name === row.product_name && old.category.join() === row.category.join() && old.shop === row.shop_id) return
      removeFromIndex(id)
      onChange()
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
      onChange()
    },
  }
  const sellersAmong = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(ids.map((id) => indexed.get(id)?.shop).filter((shop) => shop !== undefined))
  return { byWord, byCategory, byShop, shopWords, sellersAmong, writer }
}

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const cache = new Map<string, Ranked>()
  const sellers = new Map<string, ReadonlySet<string>>()
  const { byWord, byCategory, byShop, shopWords, sellersAmong, writer } = createEntries(() => {
    cache.clear()
    sellers.clear()
  })

  function rank(typed: string): Ranked {
    const cached = cache.get(typed)
    if (cached) return cached
    const products = Array.from({ length: RANKS }, () => new Set<string>())
    for (const [word, ids] of byWord) {
      const level = matchRank(typed, word)
      if (level !== null) for (const id of ids) products[level]?.add(id)
    }
    const shops = shopsWith((word) => word.startsWith(typed))
    // Typing errors are considered only when no word matches as typed.
    const exact = shops.size > 0 || products.slice(0, TYPO).some((ids) => ids.size > 0)
    const found = exact
      ? { products: products.slice(0, TYPO), shops }
      : { products, shops: shopsWith((word) => matchRank(typed, word) === TYPO) }
    if (cache.size >= CACHED_WORDS) cache.clear()
    cache.set(typed, found)
    return found
  }

  const shopsWith = (fits: (word: string) => boolean) => new Set([...shopWords].filter(([, words]) => words.some(fits)).map(([id]) => id))
  const includes = ({ products }: Ranked, id: string) => products.some((ids) => ids.has(id))

  /** Products of the shops that the query names, the best match first; words that the shop's name lacks must match the product. */
  function* productsOfNamedShops(words: Ranked[]): Iterable<string> {
    const matchCount = (shop: string) => words.filter(({ shops }) => shops.has(shop)).length
    const shops = [...new Set(words.flatMap((word) => [...word.shops]))].sort((a, b) => matchCount(b) - matchCount(a))
    for (const shop of shops)
      for (const id of byShop.get(shop) ?? []) if (words.every((word) => word.shops.has(shop) || includes(word, id))) yield id
  }

  return {
    ...writer,
    *find(query) {
      const words = wordsOf(query).map(rank)
      const [first, ...others] = words
      if (!first) return
      const seen = new Set<string>()
      for (const ids of first.products)
        for (const id of ids) {
          if (seen.has(id) || !others.every((word) => includes(word, id))) continue
          seen.add(id)
          yield id
        }
      for (const id of productsOfNamedShops(words)) if (!seen.has(id)) yield id
    },
    findShops(query) {
      const [first, ...others] = wordsOf(query).map(rank)
      return [...(first?.shops ?? [])].filter((id) => others.every(({ shops }) => shops.has(id)))
    },
    sellersOf(typed) {
      const found = sellers.get(typed) ?? sellersAmong([...byWord].flatMap(([word, ids]) => (word.startsWith(typed) ? [...ids] : [])))
      if (sellers.size >= CACHED_WORDS) sellers.clear()
      sellers.set(typed, found)
      return found
    },
    matches(id, query) {
      const words = wordsOf(query)
      return words.length > 0 && words.every((word) => includes(rank(word), id))
    },
    inCategory: (slug) => byCategory.get(slug) ?? new Set(),
  }
}

function add(postings: Postings, key: string, id: string) {
  const ids = postings.get(key)
  if (ids) ids.add(id)
  else postings.set(key, new Set([id]))
}
