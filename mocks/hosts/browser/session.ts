import type { Connection } from './connection.ts'
import { tryOr } from './stored.ts'

const setCookie = (cookie: string) => tryOr(() => void (document.cookie = cookie), undefined)

/** In ms since the epoch. */
export function endOf(token: string): number {
  const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return (JSON.parse(atob(claims)) as { exp: number }).exp * 1000
}

/** Stores the token as the app's login does: in a cookie that expires with its `exp` claim. */
function storeToken(token: string, base: string): void {
  const expires = new Date(endOf(token))
  // The browser would drop the cookie of an expired token, which the app must see.
  const lifetime = expires.getTime() > Date.now() ? `; Expires=${expires.toUTCString()}` : ''
  setCookie(`token=${token}; Path=${new URL(base).pathname}; SameSite=Lax${lifetime}`)
}

/** Reads the cookie of the app's login; null for a visitor. */
export const storedToken = (): string | null =>
  /(?:^|;\s*)token=([^;]+)/.exec(tryOr(() => document.cookie, ''))?.[1] ?? null

export const dropToken = (base: string) =>
  setCookie(`token=; Path=${new URL(base).pathname}; Max-Age=0; SameSite=Lax`)

/** Null signs out; returns whether there is such a buyer. A running app goes on as that buyer. */
export async function signInAs(
  { remote }: Connection,
  name: string | null,
  base: string,
  expired = false,
): Promise<boolean> {
  const token = name === null ? null : await remote.signIn(name, expired)
  if (token) storeToken(token, base)
  else dropToken(base)
  // The app then reads the cookie again; not every browser reports a change of it.
  document.dispatchEvent(new Event('visibilitychange'))
  return name === null || token !== null
}
