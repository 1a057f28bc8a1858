import type { Contract, Marks } from '#scripts/generate/document.ts'
import { type Place, placesOf } from '#scripts/generate/marks.ts'

const sourcesIn = (source: Marks['x-source']): string[] => {
  if (source === undefined) return []
  return typeof source === 'string' ? [source] : Object.values(source)
}

const covers = (marks: readonly Marks[], keyword?: string) =>
  marks.some(({ 'x-assumed': assumed, 'x-source': source }) => {
    if (assumed || typeof source === 'string') return true
    return keyword !== undefined && source !== undefined && keyword in source
  })

const isError = (at: string, contract: Contract) => {
  const errors = Object.keys(contract.components.responses ?? {})
  return /^\w+ [45]\d\d$/.test(at) || errors.includes(at)
}

/** 'Cart.carts maxItems', 'login 401'. */
export function unmarked(contract: Contract): string[] {
  return [...placesOf(contract)].flatMap(({ at, kind, limits, marks }) => {
    if (kind === 'response') return isError(at, contract) && !covers(marks) ? [at] : []
    return limits.filter((keyword) => !covers(marks, keyword)).map((keyword) => `${at} ${keyword}`)
  })
}

export function unknownSources(contract: Contract, known: ReadonlySet<string>): string[] {
  return [...placesOf(contract)].flatMap(({ at, node }) =>
    sourcesIn(node['x-source'])
      .filter((source) => !known.has(source))
      .map((source) => `${at}: ${source}`),
  )
}

/** A moment, the bytes of a file, a pattern of the whole text without endless repetition. */
const endsByItself = ({ node: { format, pattern } }: Place) =>
  ['date-time', 'binary'].includes(String(format)) ||
  (typeof pattern === 'string' &&
    /^\^[^|]*\$$/.test(pattern.replace(/\([^)]*\)/g, '')) &&
    !/[*+]|\{\d+,\}/.test(pattern))

/** What restricts a field that is described elsewhere is left out. */
export function unlimited(contract: Contract): string[] {
  return [...placesOf(contract)].flatMap((place) => {
    const { node, kind, condition, at } = place
    if (kind !== 'schema' || condition || 'enum' in node || 'const' in node) return []
    const types = [node.type].flat()
    const misses = (...keywords: string[]) => keywords.some((keyword) => !(keyword in node))
    if (types.includes('string') && misses('maxLength') && !endsByItself(place))
      return [`${at}: any length`]
    if (
      types.some((type) => type === 'number' || type === 'integer') &&
      misses('minimum', 'maximum')
    )
      return [`${at}: any number`]
    return types.includes('array') && misses('maxItems') ? [`${at}: any number of items`] : []
  })
}
