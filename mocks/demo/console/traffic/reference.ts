import type { TrafficEntry } from '#mocks/transport/traffic/trafficEntry.ts'

/** The services beside the API, which the reference shows under their names. */
const services = ['directions', 'locations']

/**
 * The address of an entry's place in the contract's reference: its operation or event, else its
 * tag, else the beginning. `base` is the address under which the demo is served.
 */
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
