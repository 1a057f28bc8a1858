/**
 * Spaces, and characters that draw nothing: zero-width ones, soft hyphens, fillers, the empty
 * Braille cell.
 */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => text.replaceAll(INVISIBLE, '') === ''

/** A text without space at both ends; empty when a reader sees nothing of it. */
export const visibleText = (text: string): string => (isBlank(text) ? '' : text.trim())

/** A name as it is stored: in composed letters, and with single spaces. */
export const tidyName = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** A text without invisible characters, and with single spaces. */
const withoutInvisible = (text: string): string =>
  tidyName(text)
    .split(' ')
    .map((word) => word.replaceAll(INVISIBLE, ''))
    .filter(Boolean)
    .join(' ')

/** A text in small letters, without invisible characters and with single spaces. */
export const plainText = (text: string): string => withoutInvisible(text).toLowerCase()

/**
 * A code, number or address as it was meant by somebody who has pasted it: in plain characters
 * ('９' is '9') without invisible ones, which chats and maps copy along.
 */
export const pastedText = (text: string): string => withoutInvisible(text.normalize('NFKC'))

/** A text to search for: without invisible characters, and without quotes around it. */
export const searchText = (text: string): string =>
  withoutInvisible(text).replace(/^["'“”„‘’«](.*)["'“”‘’»]$/u, (_, inner: string) => inner.trim())

/**
 * Whether two names look the same: capitals, composed accents, spaces and invisible characters make
 * no difference.
 */
export const sameName = (one: string, other: string): boolean => plainText(one) === plainText(other)

let segmenter: Intl.Segmenter | undefined

/**
 * The characters of a text as users see them: an emoji, a flag or a letter with its accents is one.
 * The segmenter is made at the first use, which takes phones a while.
 */
function charactersOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** Whether each code unit of the text is a character of its own. */
const isPlain = (text: string) => /^[\n -~]*$/.test(text)

/** The number of characters of a text as users see them. */
export function countCharacters(text: string): number {
  return isPlain(text) ? text.length : [...charactersOf(text)].length
}

/**
 * The first character of a text as users see it: a whole emoji or letter with its accents. Empty
 * for a blank text.
 */
export function firstCharacter(text: string): string {
  if (isPlain(text)) return text.trim().charAt(0)
  for (const { segment } of charactersOf(text)) if (!isBlank(segment)) return segment
  return ''
}

/**
 * The beginning of a text, at most `length` code units (as a server counts), cut after a whole
 * character.
 */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of charactersOf(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The first `length` characters of a text as users see them, with '…' where more follow. */
export function shorten(text: string, length: number): string {
  let end = 0
  let count = 0
  for (const { index, segment } of charactersOf(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}…`
    end = index + segment.length
    count += 1
  }
  return text
}
