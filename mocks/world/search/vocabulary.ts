import data from '#fixtures/data/search-words.json' with { type: 'json' }
import { wordsOf } from './matching.ts'

/** Words of a product's name, and its category. */
export interface Phrase {
  words: readonly string[]
  category?: string
}

/** 'banana #fruits'. */
function phrase(text: string): Phrase {
  const [name = '', category] = text.split('#')
  return { words: wordsOf(name), ...(category && { category }) }
}

/** A Tagalog word, a brand, a usual misspelling. */
const meanings = new Map(
  Object.entries<string[]>(data.meanings).map(([word, phrases]) => [word, phrases.map(phrase)]),
)
const unsold = new Set(data.unsold)
const conjunctions = new Set(data.conjunctions)
const fillers = new Set(data.fillers)

/** That stands for a word. */
const MIN_BEGINNING_LENGTH = 4

/** Nothing for most words. */
export const meaningsOf = (word: string): readonly Phrase[] => meanings.get(word) ?? []

export const meaningsWhere = (fits: (word: string) => boolean): Phrase[] =>
  Array.from(meanings, ([word, phrases]) => (fits(word) ? phrases : [])).flat()

/** By what has been typed so far. */
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
