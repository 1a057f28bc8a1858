import { editDistance, wordsOf } from '#mocks/world/search/matching.ts'
import { meaningsOf } from '#mocks/world/search/vocabulary.ts'
import { productWords } from './topics.ts'

/** The facts by which a product is recognised. */
export interface NamedProduct {
  _id: string
  product_name: string
}

/** Shortest word that may have a typing error and still name a product. */
const FORGIVEN_LENGTH = 6
/** How many products of equal fit are named together. */
const TOGETHER = 3

/** Words that describe a product but name none. */
const describing = new Set(['fresh', 'ripe', 'large', 'medium', 'small'])
const isWeak = (word: string) => /\d/.test(word) || describing.has(word)

/** The singular of an English word, well enough to compare names. */
const singular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[aeiou]to|ngo)es$/, '').replace(/(?<!s)s$/, '') : word

/** The first meaning of a word that buyers write in Tagalog; the word itself when it has none. */
function inEnglish(word: string): readonly string[] {
  const words = meaningsOf(word)[0]?.words ?? []
  return words.length > 0 ? words : [word]
}

const fits = (asked: string, word: string) =>
  asked === word ||
  (asked.length >= FORGIVEN_LENGTH &&
    Math.abs(asked.length - word.length) <= 1 &&
    editDistance(asked, word, 1) <= 1)

/**
 * Ids of the products to which a text links by `/products/ID`, with or without a host, each once.
 */
export const linkedProducts = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\/products\/([0-9a-f]{24})\b/g), ([, id]) => id as string)),
]

/**
 * The products that a text names best: those with most of its words; none when no word fits. At
 * most three.
 */
export function namedIn<Product extends NamedProduct>(
  text: string,
  products: readonly Product[],
): Product[] {
  const asked = productWords(text.replaceAll(/\S*\/\S*/g, ' '))
    .flatMap(inEnglish)
    .map(singular)
  if (asked.length === 0) return []
  const details = asked.filter(isWeak)
  const scored = products.map((product) => {
    const words = wordsOf(product.product_name).map(singular)
    const named = asked.filter(
      (word) => !isWeak(word) && words.some((one) => fits(word, one)),
    ).length
    // A size ('5 kg') or 'fresh' alone names nothing, but decides between two products of the same
    // name.
    return {
      product,
      score: named === 0 ? 0 : named + details.filter((word) => words.includes(word)).length / 10,
    }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0
    ? []
    : scored
        .filter(({ score }) => score === best)
        .slice(0, TOGETHER)
        .map(({ product }) => product)
}

/**
 * The one of the orders whose id, or a part of at least six digits at its beginning or end, is in
 * the text.
 */
export function orderIn<Order extends { _id: string }>(
  text: string,
  orders: readonly Order[],
): Order | undefined {
  const parts = text.toLowerCase().match(/\b[0-9a-f]{6,24}\b/g) ?? []
  return orders.find(({ _id }) => parts.some((part) => _id.startsWith(part) || _id.endsWith(part)))
}
