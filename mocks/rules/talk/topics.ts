import data from '#fixtures/data/chat-words.json' with { type: 'json' }
import { wordsOf } from '#mocks/world/search/matching.ts'

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
