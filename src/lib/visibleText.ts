/** Spaces, and characters that draw nothing: zero-width ones, soft hyphens, fillers, the empty Braille cell. */
const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => text.replaceAll(INVISIBLE, '') === ''

/** Whether two names look the same: capitals, composed accents, spaces and invisible characters make no difference. */
export function sameName(one: string, other: string): boolean {
  const look = (name: string) =>
    name
      .normalize('NFC')
      .split(/\s+/)
      .map((word) => word.replaceAll(INVISIBLE, ''))
      .filter(Boolean)
      .join(' ')
      .toLowerCase()
  return look(one) === look(other)
}

const characters = new Intl.Segmenter()

/** The first character of a text as users see it: a whole emoji or letter with its accents. Empty for a blank text. */
export function firstCharacter(text: string): string {
  for (const { segment } of characters.segment(text)) if (!isBlank(segment)) return segment
  return ''
}

/** A text of at most so many code units, as a server counts them, which ends after a whole character. */
export function cut(text: string, length: number): string {
  let end = 0
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end)
}
