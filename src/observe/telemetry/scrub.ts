import { isOfWords } from '#lib/knownWords.ts'
import { errorWords } from './words.ts'

/** How much of a message is read, characters. */
const MAX_READ = 1000
const MAX_SENT = 200
/** Places of a stack that are sent, the innermost first. */
const MAX_PLACES = 10

/** Replaces words that may be the user's or the server's. */
const HIDDEN = '…'
/** Punctuation that is sent with the word. */
const MARKS = '\'"`()[]{}<>,;:.!?'

/** Whether it is made of words that may be sent. */
export const isKnown = (name: string): boolean => isOfWords(name, errorWords)

const isKnownWord = (word: string) => errorWords.has(word.toLowerCase()) || isKnown(word)

/** Checks each name between the dots of `a.dataset.id`. */
const knownNames = (text: string) =>
  text
    .split('.')
    .map((name) => (isKnownWord(name) ? name : HIDDEN))
    .join('.')

function knownPart(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && MARKS.includes(word.charAt(start))) start += 1
  while (end > start && MARKS.includes(word.charAt(end - 1))) end -= 1
  const inner = word.slice(start, end)
  const known = inner === '' || isKnownWord(inner) ? inner : knownNames(inner)
  return word.slice(0, start) + (/[A-Za-z]/.test(known) ? known : inner && HIDDEN) + word.slice(end)
}

/** Joins words; several hidden ones in a row become one mark. */
function joined(parts: readonly string[]): string {
  const shown: string[] = []
  for (const part of parts) {
    const last = shown.at(-1)
    if (last?.endsWith(HIDDEN) && part.startsWith(HIDDEN))
      shown[shown.length - 1] = last + part.slice(HIDDEN.length)
    else shown.push(part)
  }
  return shown.join(' ')
}

/**
 * Keeps only words of browsers and libraries: others may be personal. React's errors have a number.
 */
export function scrub(message: string): string {
  const text = message.slice(0, MAX_READ)
  const [, minified] = /^Minified React error #(\d{1,3});/.exec(text) ?? []
  if (minified !== undefined) return `Minified React error #${minified}`
  const words = text.split(/\s+/).filter((word) => word !== '')
  return joined(words.map(knownPart)).slice(0, MAX_SENT)
}

/** Some browsers begin with the message, which may look like a place. */
function withoutMessage(stack: string, message: string): string {
  const at = message === '' ? -1 : stack.indexOf(message)
  return at === -1 ? stack : stack.slice(at + message.length)
}

/**
 * Returns places in the app's files, such as `app-1a2b3c4d.js:1:2345`: no names, addresses or
 * extensions.
 */
export const framesOf = (stack: string, message = ''): string[] =>
  [...withoutMessage(stack, message).matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)]
    .map(([, place = '']) => place)
    .slice(0, MAX_PLACES)

/** Whether it has code of a browser extension, and none of the app's. */
export const isForeign = (stack: string): boolean =>
  /-extension:\/\//.test(stack) && framesOf(stack).length === 0
