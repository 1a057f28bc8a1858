/** A token's characters (RFC 6750). */
const TOKEN = /^[\w.~+/=-]+$/

/**
 * Reads a JWT's claims without checking its signature: `exp` in seconds since the epoch. Null for
 * no token.
 */
export function readClaims(token: unknown): { exp: number } | null {
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown }
    return typeof claims.exp === 'number' ? { exp: claims.exp } : null
  } catch {
    return null
  }
}
