/** Spaces, and what draws nothing: zero-width characters, soft hyphens, the empty Braille cell. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees nothing of it. */
export const isBlank = (text: string): boolean => text.replaceAll(INVISIBLE, '') === ''

/** Removes space at both ends; empty when blank. */
export const visibleText = (text: string): string => (isBlank(text) ? '' : text.trim())

/** A name as it is stored: in composed letters, with single spaces. */
export const tidyName = (name: string): string =>
  name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** Makes single spaces, too. */
const withoutInvisible = (text: string): string =>
  tidyName(text)
    .split(' ')
    .map((word) => word.replaceAll(INVISIBLE, ''))
    .filter(Boolean)
    .join(' ')

/** Puts it into small letters, too. */
export const plainText = (text: string): string => withoutInvisible(text).toLowerCase()

/** A pasted code, number or address in plain characters: '９' is '9'; chats copy invisible ones. */
export const pastedText = (text: string): string => withoutInvisible(text.normalize('NFKC'))

/** Removes invisible characters, and quotes around the text. */
export const searchText = (text: string): string =>
  withoutInvisible(text).replace(/^["'“”„‘’«](.*)["'“”‘’»]$/u, (_, inner: string) => inner.trim())

/** Whether they look the same: capitals, composed accents and spaces make no difference. */
export const sameName = (one: string, other: string): boolean => plainText(one) === plainText(other)

let segmenter: Intl.Segmenter | undefined

/** Characters as users see them, such as an emoji; the segmenter takes phones a while. */
function charactersOf(text: string): Iterable<Intl.SegmentData> {
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

/** Whether each code unit of the text is a character of its own. */
const isPlain = (text: string) => /^[\n -~]*$/.test(text)

export function countCharacters(text: string): number {
  return isPlain(text) ? text.length : [...charactersOf(text)].length
}

/** A whole emoji or letter, as users see it; empty for a blank text. */
export function firstCharacter(text: string): string {
  if (isPlain(text)) return text.trim().charAt(0)
  for (const { segment } of charactersOf(text)) if (!isBlank(segment)) return segment
  return ''
}

/** Returns at most `length` code units (as a server counts), cut after a whole character. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of charactersOf(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The first `length` characters as users see them, with '…' where more follow. */
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
