import type { ProductRow } from '../../fixtures/rows.ts'
import { matchRank, wordsOf } from '../rules/matching.ts'

/** Finds products by words and by category without looking at each of them. */
export interface SearchIndex {
  /** Takes in a product's new state; null when it was removed. */
  write(id: string, row: ProductRow | null): void
  /** Ids of the products that answer every word of the query, the best matches first; lazily, so that a page costs a page. */
  find(query: string): Iterable<string>
  /** Whether a product answers every word of the query. */
  matches(id: string, query: string): boolean
  /** Ids of the products of a category, at any level of the tree. */
  inCategory(slug: string): ReadonlySet<string>
}

type Postings = Map<string, Set<string>>
/** Ids by how well they match one word: the same, begins with, holds, a slip away. */
type Ranked = Set<string>[]

const RANKS = 4
const CACHED_WORDS = 500

/** Creates an empty index. */
export function createSearchIndex(): SearchIndex {
  const byWord: Postings = new Map()
  const byCategory: Postings = new Map()
  const indexed = new Map<string, { name: string; words: string[]; category: string[] }>()
  const ranked = new Map<string, Ranked>()

  function forget(id: string) {
    const old = indexed.get(id)
    for (const word of old?.words ?? []) byWord.get(word)?.delete(id)
    for (const slug of old?.category ?? []) byCategory.get(slug)?.delete(id)
    indexed.delete(id)
  }

  function rank(typed: string): Ranked {
    const known = ranked.get(typed)
    if (known) return known
    const found: Ranked = Array.from({ length: RANKS }, () => new Set<string>())
    for (const [word, ids] of byWord) {
      const level = matchRank(typed, word)
      if (level !== null) for (const id of ids) found[level]?.add(id)
    }
    // A slip is assumed only where nothing was meant as typed.
    if (found.slice(0, 3).some((ids) => ids.size > 0)) found[3] = new Set()
    if (ranked.size >= CACHED_WORDS) ranked.clear()
    ranked.set(typed, found)
    return found
  }

  const holds = (sets: Ranked, id: string) => sets.some((ids) => ids.has(id))

  return {
    write(id, row) {
      const old = indexed.get(id)
      if (row && old && old.name === row.product_name && old.category.join() === row.category.join()) return
      forget(id)
      ranked.clear()
      if (!row) return
      const words = [...new Set([...wordsOf(row.product_name), ...row.category.flatMap(wordsOf)])]
      indexed.set(id, { name: row.product_name, words, category: row.category })
      for (const word of words) add(byWord, word, id)
      for (const slug of row.category) add(byCategory, slug, id)
    },
    *find(query) {
      const words = wordsOf(query).map(rank)
      const [first, ...others] = words
      if (!first) return
      const seen = new Set<string>()
      for (const ids of first)
        for (const id of ids) {
          if (seen.has(id) || !others.every((sets) => holds(sets, id))) continue
          seen.add(id)
          yield id
        }
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
