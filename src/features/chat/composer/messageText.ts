import { isBlank } from '#lib/visibleText.ts'

/** Maximum length of a text message on the server, characters. */
export const MAX_TEXT = 2000

/**
 * The length of a text as the server counts it: code points of the trimmed text. A text without
 * visible characters has length 0.
 */
export const lengthOf = (text: string): number => (isBlank(text) ? 0 : [...text.trim()].length)
