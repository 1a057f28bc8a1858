/** Where words end: at underscores, and before capitals. */
const BORDERS = /[_$]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/

/**
 * Splits `display_picture` and `displayPicture` into 'display', 'picture'. None for a text of
 * another form.
 */
export const wordsOf = (name: string): string[] =>
  /^[A-Za-z_$]+$/.test(name)
    ? name
        .split(BORDERS)
        .filter((word) => word !== '')
        .map((word) => word.toLowerCase())
    : []

export function isOfWords(name: string, words: ReadonlySet<string>): boolean {
  const parts = wordsOf(name)
  return parts.length > 0 && parts.every((word) => words.has(word))
}
