import type { SearchEntries } from './entries.ts'
import { isMisspelled, matchRank } from './matching.ts'
import {
  isRealWord,
  meaningsBeginning,
  meaningsOf,
  meaningsWhere,
  type Phrase,
} from './vocabulary.ts'

export interface Ranked {
  /** Sets of ids, the better matches first. */
  products: Set<string>[]
  /** Ids. */
  shops: Set<string>
  similar?: true
}

/** The typed word lies within another one, or has typing errors. */
const [WITHIN, TYPO] = [2, 3]
/** Shorter parts of a joined word, and shorter singulars, don't count. */
const [MIN_PART_LENGTH, MIN_SINGULAR_LENGTH] = [3, 3]

export function createRanking({ byWord, byKind, byCategory, shopWords }: SearchEntries) {
  const shopsWith = (fits: (word: string) => boolean) =>
    new Set([...shopWords].filter(([, words]) => words.some(fits)).map(([id]) => id))
  const isFound = ({ products, shops }: Ranked) =>
    shops.size > 0 || products.some((ids) => ids.size > 0)

  /** Searches names and categories. */
  function* withWord(fits: (word: string) => boolean): Iterable<string> {
    for (const postings of [byWord, byKind])
      for (const [word, ids] of postings) if (fits(word)) yield* ids
  }

  /** Matches of the first phrase come first. */
  function* withPhrases(phrases: Iterable<Phrase>): Iterable<string> {
    for (const { words, category } of phrases) {
      const [first, ...others] = [
        ...words.map((word) => byWord.get(word)),
        ...(category ? [byCategory.get(category)] : []),
      ]
      for (const id of first ?? []) if (others.every((ids) => ids?.has(id))) yield id
    }
  }

  /** Splits a word such as 'icecream'. */
  function* withParts(typed: string): Iterable<string> {
    for (let end = MIN_PART_LENGTH; end <= typed.length - MIN_PART_LENGTH; end++) {
      const firsts = byWord.get(typed.slice(0, end))
      const rest = typed.slice(end)
      if (firsts)
        for (const id of withWord((word) => word.startsWith(rest))) if (firsts.has(id)) yield id
    }
  }

  function literally(typed: string): Ranked {
    const meanings = meaningsOf(typed)
    const products = Array.from({ length: TYPO }, () => new Set<string>())
    for (const [best, postings] of [byWord, byKind].entries())
      for (const [word, ids] of postings) {
        const level = word.includes(typed) ? matchRank(typed, word) : null
        // 'sili' does not match 'silicone'. Names rank before categories.
        if (level !== null && (level < WITHIN || meanings.length === 0))
          for (const id of ids) products[Math.max(level, best)]?.add(id)
      }
    for (const id of withPhrases(meanings)) products[0]?.add(id)
    for (const id of withPhrases(meaningsBeginning(typed))) products[1]?.add(id)
    return { products, shops: shopsWith((word) => word.startsWith(typed)) }
  }

  function loosely(typed: string): Ranked {
    if (isRealWord(typed)) return { products: [], shops: new Set() }
    const joined = new Set(withParts(typed))
    if (joined.size > 0) return { products: [joined], shops: new Set() }
    const singular = typed.replace(/(?<=o|sh|ch|x|s)es$|s$/, '')
    const one =
      singular.length >= MIN_SINGULAR_LENGTH && singular !== typed ? literally(singular) : undefined
    if (one && isFound(one)) return one
    const misspelled = (word: string) => isMisspelled(typed, word)
    return {
      products: [new Set(withWord(misspelled)), new Set(withPhrases(meaningsWhere(misspelled)))],
      shops: shopsWith(misspelled),
      similar: true,
    }
  }

  return {
    withWord,
    withPhrases,
    /** Looser matches only where nothing matches the word as it was typed. */
    rank(typed: string): Ranked {
      const exact = literally(typed)
      return isFound(exact) ? exact : loosely(typed)
    },
  }
}
