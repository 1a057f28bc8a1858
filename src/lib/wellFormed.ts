/** A text in which each half of a character, as a server may send it, is replaced: browsers encode no such text, and throw. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
