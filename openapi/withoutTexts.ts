const texts = new Set(['description', 'title', 'summary'])

/**
 * A part of a document without its texts, examples and `x-` keys, which change nothing of what it
 * says about values (but for one).
 */
export function withoutTexts(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTexts)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      // A field may have the name of a keyword.
      .filter(([key, value]) => !(texts.has(key) && typeof value === 'string'))
      .filter(
        ([key]) =>
          key !== 'example' &&
          key !== 'examples' &&
          (key === 'x-multiple-of' || !key.startsWith('x-')),
      )
      .map(([key, value]) => [key, withoutTexts(value)]),
  )
}
