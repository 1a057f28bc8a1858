import { now } from '#lib/clock.ts'
import { readClaims } from '#lib/jwt.ts'
import { storedSignal, tryOr } from '#lib/storage.ts'

const COOKIE = 'token'
const HOME = import.meta.env.BASE_URL
/** Longest lifetime of a cookie in browsers, s. */
const MAX_LIFETIME_S = 400 * 86_400
// A live build has TLS, except on localhost, where browsers take a secure cookie as well.
const secure = () =>
  import.meta.env.VITE_API_MODE === 'live' || globalThis.location.protocol === 'https:'
    ? '; Secure'
    : ''

/** `page` lasts until it is left. */
export type TokenScope = 'browser' | 'tab' | 'page'

interface StoredToken {
  token: string
  /** When it expires, ms since the epoch; null where the server decides. */
  until: number | null
}

const isStoredToken = (value: unknown): value is StoredToken => {
  const { token, until } = (value ?? {}) as Partial<Record<keyof StoredToken, unknown>>
  return (
    typeof token === 'string' &&
    readClaims(token) !== null &&
    (until === null || typeof until === 'number')
  )
}

/** A token that the browser takes in no cookie, such as one of more than 4 KB. */
const ofTab = storedSignal<StoredToken>({
  name: 'token',
  area: 'session',
  preserve: true,
  parse: (value) => (isStoredToken(value) ? value : undefined),
})
/** Tokens that are no longer used, though another path or domain keeps their cookie. */
const dropped = new Set<string>()

/**
 * When a token expires, ms since the epoch; undefined when not known, or past by this device's
 * clock, which may be wrong.
 */
export function expiryOf(token: string): number | undefined {
  const expiry = (readClaims(token)?.exp ?? 0) * 1000
  return expiry > now() ? expiry : undefined
}

/** Not all need be tokens; there are several where paths or domains differ. */
const cookies = (): string[] =>
  tryOr(() => document.cookie, '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${COOKIE}=`))
    .map((pair) => pair.slice(COOKIE.length + 1))

const setCookie = (value: string, path: string, rest: string) =>
  tryOr(
    () => void (document.cookie = `${COOKIE}=${value}; Path=${path}; SameSite=Lax${rest}`),
    undefined,
  )

/** Returns null for a visitor, and of several cookies the one that expires last. */
export function readToken(): string | null {
  const [latest] = cookies()
    .filter((token) => !dropped.has(token) && readClaims(token) !== null)
    .toSorted((a, b) => (readClaims(b)?.exp ?? 0) - (readClaims(a)?.exp ?? 0))
  if (latest !== undefined) return latest
  const own = ofTab.read()
  return own && (own.until ?? Infinity) > now() ? own.token : null
}

export function dropOwnToken(): void {
  if (ofTab.read()) ofTab.remove()
}

/**
 * Stores it in a cookie until its `exp`; one that this device's clock calls expired until the
 * browser is closed: the clock may be fast, and the server decides.
 */
export function storeToken(token: string): TokenScope {
  const expiry = expiryOf(token)
  dropOwnToken()
  dropped.delete(token)
  // Browsers ignore a cookie that is too long, and would keep the previous one.
  setCookie('', HOME, '; Max-Age=0')
  const lifetime =
    expiry === undefined
      ? ''
      : `; Max-Age=${Math.min(Math.ceil((expiry - now()) / 1000), MAX_LIFETIME_S)}`
  setCookie(token, HOME, lifetime + secure())
  const present = cookies()
  if (present.includes(token)) return 'browser'
  for (const other of present) dropped.add(other)
  const own = { token, until: expiry ?? null }
  return ofTab.write(own) ? 'tab' : 'page'
}

/** Removes the token from a cookie of a path above, too. */
export function dropToken(): void {
  dropOwnToken()
  const above = HOME.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  for (const path of new Set([HOME, ...above.flatMap((one) => [one, `${one}/`])])) {
    if (path && cookies().length > 0) setCookie('', path, '; Max-Age=0')
  }
  for (const left of cookies()) dropped.add(left)
}
