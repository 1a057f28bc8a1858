/**
 * An address that came from a server, as one that may be opened: absolute, http or https. Null for anything else, such as
 * `javascript:`, which would run in this app's name.
 */
export function webAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  try {
    const { protocol, href } = new URL(address)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
