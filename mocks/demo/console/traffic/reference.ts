import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'

/** The reference shows them under their names. */
const services = ['directions', 'locations']

/** Leads to the operation or event, else to the tag, else to the beginning. */
export function referenceOf(
  { operation, tag }: Pick<TrafficEntry, 'operation' | 'tag'>,
  base: string,
): string {
  const address = new URL('contract.html', base)
  if (tag !== null && services.includes(tag)) address.search = tag
  if (tag === null) return address.href
  address.hash = operation === null ? `/${tag}` : `/${tag}/${operation.toLowerCase()}`
  return address.href
}
