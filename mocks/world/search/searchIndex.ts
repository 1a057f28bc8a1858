import type { ProductRow, ShopRow } from '#fixtures/rows.ts'
import { createSearchEntries } from './entries.ts'
import { createRanking, type Ranked } from './ranking.ts'
import { meaningsOf, queryParts } from './vocabulary.ts'

export interface SearchIndex {
  /** Null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Null when it was removed. */
  writeShop(id: string, row: ShopRow | null): void
  /**
   * Ids of products that match every word, the best first: by themselves, then together with their
   * shop's name. Where none matches 'rice and eggs' whole, those of each part, in turn. Lazy.
   */
  find(query: string): Iterable<string>
  /** Ids of shops whose name matches every word. */
  findShops(query: string): string[]
  /**
   * Ids of shops with a product of whose name or category a word starts with this one, or means
   * the same.
   */
  sellersOf(word: string): ReadonlySet<string>
  /** A word matches nothing as it was typed. */
  isSimilar(query: string): boolean
  /** The product itself matches every word. */
  matches(id: string, query: string): boolean
  /** Takes a category at any level of the tree. */
  inCategory(slug: string): ReadonlySet<string>
}

const CACHED_WORDS = 500

export function createSearchIndex(): SearchIndex {
  const cache = new Map<string, Ranked>()
  const sellers = new Map<string, ReadonlySet<string>>()
  let latest: { query: string; lists: Ranked[][] } | undefined
  const entries = createSearchEntries(() => {
    cache.clear()
    sellers.clear()
    latest = undefined
  })
  const { byCategory, byShop, sellersAmong, writer } = entries
  const ranking = createRanking(entries)

  function rank(typed: string): Ranked {
    const cached = cache.get(typed)
    if (cached) return cached
    const found = ranking.rank(typed)
    if (cache.size >= CACHED_WORDS) cache.clear()
    cache.set(typed, found)
    return found
  }

  const includes = ({ products }: Ranked, id: string) => products.some((ids) => ids.has(id))

  /** Begins with the best match; words that the shop's name lacks must match the product. */
  function* productsOfNamedShops(words: Ranked[]): Iterable<string> {
    const matchCount = (shop: string) => words.filter(({ shops }) => shops.has(shop)).length
    const shops = [...new Set(words.flatMap((word) => [...word.shops]))].sort(
      (a, b) => matchCount(b) - matchCount(a),
    )
    for (const shop of shops)
      for (const id of byShop.get(shop) ?? [])
        if (words.every((word) => word.shops.has(shop) || includes(word, id))) yield id
  }

  const sizeOf = ({ products }: Ranked) => products.reduce((sum, ids) => sum + ids.size, 0)

  /** Begins with the best matches of the rarest word; some come twice. */
  function* matching(words: Ranked[]): Iterable<string> {
    const [first, ...others] = words.toSorted((a, b) => sizeOf(a) - sizeOf(b))
    for (const ids of first?.products ?? [])
      for (const id of ids) if (others.every((word) => includes(word, id))) yield id
  }

  /** Gives several lists of words when nothing matches all parts of the query. */
  function wantedBy(query: string): Ranked[][] {
    if (latest?.query === query) return latest.lists
    const parts = queryParts(query).map((words) => words.map(rank))
    const all = parts.flat()
    const [one] = parts.length > 1 ? matching(all) : []
    const lists = one === undefined ? parts : [all]
    latest = { query, lists }
    return lists
  }

  return {
    ...writer,
    *find(query) {
      const seen = new Set<string>()
      const lists = wantedBy(query)
      for (const found of [lists.map(matching), lists.map(productsOfNamedShops)])
        for (const id of inTurn(found)) {
          if (seen.has(id)) continue
          seen.add(id)
          yield id
        }
    },
    findShops(query) {
      const [first, ...others] = queryParts(query).flat().map(rank)
      return [...(first?.shops ?? [])].filter((id) => others.every(({ shops }) => shops.has(id)))
    },
    sellersOf(typed) {
      const found =
        sellers.get(typed) ??
        sellersAmong([
          ...ranking.withWord((word) => word.startsWith(typed)),
          ...ranking.withPhrases(meaningsOf(typed)),
        ])
      if (sellers.size >= CACHED_WORDS) sellers.clear()
      sellers.set(typed, found)
      return found
    },
    isSimilar: (query) =>
      wantedBy(query)
        .flat()
        .some(({ similar }) => similar),
    matches: (id, query) =>
      wantedBy(query).some((words) => words.every((word) => includes(word, id))),
    inCategory: (slug) => byCategory.get(slug) ?? new Set(),
  }
}

function* inTurn<T>(lists: Iterable<T>[]): Iterable<T> {
  if (lists.length === 1) return yield* lists[0] as Iterable<T>
  let iterators = lists.map((list) => list[Symbol.iterator]())
  while (iterators.length > 0) {
    const next = iterators.map((iterator) => ({ iterator, result: iterator.next() }))
    iterators = next.filter(({ result }) => !result.done).map(({ iterator }) => iterator)
    for (const { result } of next) if (!result.done) yield result.value
  }
}
