/**
 * An address from a server that is safe to open; null for `javascript:`, which would run with this
 * app's origin, and 'https://known.bank@other.example', which shows one name and opens another.
 */
export function webAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null
  try {
    const { protocol, username, password, href } = new URL(address)
    return (protocol === 'https:' || protocol === 'http:') && !username && !password ? href : null
  } catch {
    return null
  }
}
