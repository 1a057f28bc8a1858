import data from '#fixtures/data/chat-words.json' with { type: 'json' }
import { editDistance, wordsOf } from '#mocks/world/search/matching.ts'
import { meaningsOf } from '#mocks/world/search/vocabulary.ts'

export type Topic =
  | 'greeting'
  | 'thanks'
  | 'problem'
  | 'order'
  | 'picture'
  | 'stock'
  | 'price'
  | 'discount'
  | 'delivery'
  | 'pickup'
  | 'payment'
  | 'hours'
  | 'place'
  | 'buy'

/** In English and Tagalog. */
const triggers: Record<Topic, string[]> = data.triggers

/** 'Order' with one of these asks about an existing order. */
const ofAnOrder = new Set(data.ofAnOrder)

const topicsByWord = new Map<string, Topic[]>()
for (const [topic, words] of Object.entries(triggers) as [Topic, string[]][])
  for (const word of words) topicsByWord.set(word, [...(topicsByWord.get(word) ?? []), topic])

const fillers = new Set(data.fillers)

/** The most important first. */
export function topicsOf(text: string): Topic[] {
  const words = wordsOf(text)
  const found = new Set(words.flatMap((word) => topicsByWord.get(word) ?? []))
  if (/pick[ -]?up/i.test(text)) found.add('pickup')
  const namesOrder = words.some((word) => word === 'order' || word === 'orders')
  if (namesOrder && words.some((word) => ofAnOrder.has(word))) {
    found.add('order')
    found.delete('buy')
  }
  // 'Where is my order?' does not ask for the shop, nor 'may order po ako' for stock.
  if (found.has('order')) for (const other of ['place', 'stock'] as const) found.delete(other)
  return (Object.keys(triggers) as Topic[]).filter((topic) => found.has(topic))
}

export const productWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !topicsByWord.has(word) && !fillers.has(word))

interface NamedProduct {
  _id: string
  product_name: string
}

/** Shorter words may have no typing error. */
const FORGIVEN_LENGTH = 6
/** So many products of equal fit are named. */
const TOGETHER = 3

/** They name no product. */
const describing = new Set(['fresh', 'ripe', 'large', 'medium', 'small'])
const isWeak = (word: string) => /\d/.test(word) || describing.has(word)

/** Good enough to compare names in English. */
const singular = (word: string) =>
  word.length > 3 ? word.replace(/(?<=[aeiou]to|ngo)es$/, '').replace(/(?<!s)s$/, '') : word

/** Translates a word from Tagalog, where that is known. */
function inEnglish(word: string): readonly string[] {
  const words = meaningsOf(word)[0]?.words ?? []
  return words.length > 0 ? words : [word]
}

const fits = (asked: string, word: string) =>
  asked === word ||
  (asked.length >= FORGIVEN_LENGTH &&
    Math.abs(asked.length - word.length) <= 1 &&
    editDistance(asked, word, 1) <= 1)

/** Finds `/products/ID`, with or without a host, each once. */
export const linkedProducts = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\/products\/([0-9a-f]{24})\b/g), ([, id]) => id as string)),
]

/** Takes those with most of the text's words; at most three. */
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
    // A size or 'fresh' alone names nothing, but decides between two of one name.
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

/** Takes the id, or at least six digits at its beginning or end. */
export function orderIn<Order extends { _id: string }>(
  text: string,
  orders: readonly Order[],
): Order | undefined {
  const parts = text.toLowerCase().match(/\b[0-9a-f]{6,24}\b/g) ?? []
  return orders.find(({ _id }) => parts.some((part) => _id.startsWith(part) || _id.endsWith(part)))
}
