/**
 * Replaces lone surrogates, which a server may send: browsers throw when they encode such a text.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
