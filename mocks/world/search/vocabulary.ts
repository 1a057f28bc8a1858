import data from '#fixtures/data/search-words.json' with { type: 'json' }
import { wordsOf } from './matching.ts'

/**
 * Words of the catalogue that products must have in their names, and a category in which they must
 * be.
 */
export interface Phrase {
  words: readonly string[]
  category?: string
}

/** Parses 'banana #fruits'. */
function phrase(text: string): Phrase {
  const [name = '', category] = text.split('#')
  return { words: wordsOf(name), ...(category && { category }) }
}

/** What each word means in the catalogue: a Tagalog word, a brand, a usual misspelling. */
const meanings = new Map(
  Object.entries<string[]>(data.meanings).map(([word, phrases]) => [word, phrases.map(phrase)]),
)
const unsold = new Set(data.unsold)
const conjunctions = new Set(data.conjunctions)
const fillers = new Set(data.fillers)

/** Shortest beginning of a word that already stands for it. */
const MIN_BEGINNING_LENGTH = 4

/** What a word means in the catalogue; nothing for most words. */
export const meaningsOf = (word: string): readonly Phrase[] => meanings.get(word) ?? []

/** What all words mean that fit. */
export const meaningsWhere = (fits: (word: string) => boolean): Phrase[] =>
  Array.from(meanings, ([word, phrases]) => (fits(word) ? phrases : [])).flat()

/** What the words mean that begin with what has been typed so far. */
export const meaningsBeginning = (typed: string): Phrase[] =>
  typed.length < MIN_BEGINNING_LENGTH
    ? []
    : meaningsWhere((word) => word !== typed && word.startsWith(typed))

/**
 * Whether a word has a meaning of its own, so that it is no misspelling of another: 'coke' is not
 * 'cake'.
 */
export const isRealWord = (word: string) => meanings.has(word) || unsold.has(word)

/**
 * The parts of a query, each a list of words that belong together: 'rice and fresh eggs' and 'rice,
 * fresh eggs' have two. Words that say nothing are left out, unless there are no others.
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
