/** Reads the claims of a JWT without checking its signature (the server does that); null when it is not one. */
export function readClaims(token: string): { exp: number } | null {
  try {
    const part = token.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as { exp?: unknown }
    return typeof claims.exp === 'number' ? { exp: claims.exp } : null
  } catch {
    return null
  }
}
