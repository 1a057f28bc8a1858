/**
 * An address from a server that is safe to open: absolute, http or https. Null for anything else, such as
 * `javascript:`, which would run with this app's origin.
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
