/** Where this app is served: its origin, and its base path without a slash at the end. */
export interface AppPlace {
  origin: string
  base: string
}

/**
 * Path, query and fragment of an address of this app below its base path; null for another site,
 * and for a path that a browser reads as one: '//other.example/login' names a host.
 */
export function appPath(address: string, { origin, base }: AppPlace): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  // 'https://known.shop@other.example' shows one name and opens another.
  if (url.origin !== origin || url.username || url.password) return null
  if (url.pathname !== base && !url.pathname.startsWith(`${base}/`)) return null
  const path = url.pathname.slice(base.length) || '/'
  return path.startsWith('//') ? null : path + url.search + url.hash
}

/**
 * Puts one slash for several, or backslashes: the history takes the first part of '//cart' for a
 * host.
 */
export const singleSlashes = (pathname: string): string => pathname.replaceAll(/[/\\]+/g, '/')
