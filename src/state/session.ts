import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { readClaims } from '../lib/jwt.ts'

const COOKIE = 'token'
const readCookie = () => /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1] ?? null
const token = signal<string | null>(readCookie())

/** The login token, or null for a visitor. For code outside of React. */
export const currentToken = () => token.value

/** The login token, or null for a visitor; the component follows it. */
export function useToken(): string | null {
  useSignals()
  return token.value
}

/** Stores the token in a cookie that lives as long as its `exp` claim (seconds) says; false when it is no JWT. */
export function signIn(next: string): boolean {
  const claims = readClaims(next)
  if (!claims) return false
  // A live build is never served without TLS, but on this machine, where browsers keep such a cookie too.
  const secure = import.meta.env.VITE_API_MODE === 'live' || globalThis.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${next}; Path=${import.meta.env.BASE_URL}; Expires=${new Date(claims.exp * 1000).toUTCString()}; SameSite=Lax${secure}`
  token.value = next
  return true
}

/** Removes the token cookie. */
export function signOut(): void {
  document.cookie = `${COOKIE}=; Path=${import.meta.env.BASE_URL}; Max-Age=0; SameSite=Lax`
  token.value = null
}

/** Takes over what another tab or the simulator did to the cookie. */
export function refreshToken(): void {
  token.value = readCookie()
}
