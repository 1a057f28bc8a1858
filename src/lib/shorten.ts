const characters = new Intl.Segmenter()

/**
 * The first `length` characters of a text as users see them, with '…' where more follow: an emoji, a flag or a letter with accents is one
 * character and is never cut.
 */
export function shorten(text: string, length: number): string {
  let end = 0
  let count = 0
  for (const { index, segment } of characters.segment(text)) {
    if (count === length) return `${text.slice(0, end).trimEnd()}…`
    end = index + segment.length
    count += 1
  }
  return text
}
