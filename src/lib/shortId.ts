/** Digits at the end of an id that people can compare and say; the beginnings of ids are often the same. */
const LENGTH = 6

/** A short number for an id that is meant for machines: '65f0a1c2d3e4b5a697881a03' → '#881A03'. */
export const shortId = (id: string): string => `#${id.slice(-LENGTH).toUpperCase()}`
