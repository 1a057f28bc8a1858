import { isBlank } from '#lib/visibleText.ts'

/** Of a text message on the server, characters. */
export const MAX_TEXT = 2000

/** As the server counts: code points of the trimmed text; 0 without visible characters. */
export const lengthOf = (text: string): number => (isBlank(text) ? 0 : [...text.trim()].length)
