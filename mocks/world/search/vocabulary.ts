import data from '#fixtures/data/search-words.json' with { type: 'json' }
import { wordsOf } from './matching.ts'

/** A product must have these words in its name, and be in the category. */
export interface Phrase {
  words: readonly string[]
  category?: string
}

/** Parses 'banana #fruits'. */
function phrase(text: string): Phrase {
  const [name = '', category] = text.split('#')
  return { words: wordsOf(name), ...(category && { category }) }
}

/** Tagalog words, brands and usual misspellings have meanings. */
const meanings = new Map(
  Object.entries<string[]>(data.meanings).map(([word, phrases]) => [word, phrases.map(phrase)]),
)
const unsold = new Set(data.unsold)
const conjunctions = new Set(data.conjunctions)
const fillers = new Set(data.fillers)

/** Shorter beginnings mean nothing. */
const MIN_BEGINNING_LENGTH = 4

/** Most words mean nothing. */
export const meaningsOf = (word: string): readonly Phrase[] => meanings.get(word) ?? []

export const meaningsWhere = (fits: (word: string) => boolean): Phrase[] =>
  Array.from(meanings, ([word, phrases]) => (fits(word) ? phrases : [])).flat()

/** `typed` is what has been typed so far. */
export const meaningsBeginning = (typed: string): Phrase[] =>
  typed.length < MIN_BEGINNING_LENGTH
    ? []
    : meaningsWhere((word) => word !== typed && word.startsWith(typed))

/** It is no misspelling of another: 'coke' is not 'cake'. */
export const isRealWord = (word: string) => meanings.has(word) || unsold.has(word)

/**
 * Words that belong together: 'rice and fresh eggs' and 'rice, fresh eggs' have two parts. Words
 * that say nothing are left out, unless there are no others.
 */
export function queryParts(query: string): string[][] {
  const parts: string[][] = [[]]
  for (const piece of query.split(/[,&+;/]/)) {
    if (parts.at(-1)?.length) parts.push([])
    for (const word of wordsOf(piece)) {
      if (conjunctions.has(word)) parts.push([])
      else if (!fillers.has(word)) parts.at(-1)?.push(word)
    }
  }
  const found = parts.filter((part) => part.length > 0)
  return found.length > 0 ? found : [wordsOf(query)].filter((part) => part.length > 0)
}
