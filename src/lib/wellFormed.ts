/** Replaces lone surrogates, which browsers can't encode. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
