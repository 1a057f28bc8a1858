import { isBlank } from '#lib/visibleText.ts'

/** The server's limit of a text message, characters. */
export const MAX_TEXT = 2000

/** Counts as the server: code points of the trimmed text; 0 without visible characters. */
export const lengthOf = (text: string): number => (isBlank(text) ? 0 : [...text.trim()].length)
