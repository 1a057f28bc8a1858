import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { readClaims } from '../lib/jwt.ts'
import { forgetPersonal } from './personal.ts'

const COOKIE = 'token'
const readCookie = () => /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1] ?? null
const token = signal<string | null>(readCookie())

/** What one tab tells the others: she signed in or her session ended, or she left for good. */
type News = 'changed' | 'left'
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`suki-session ${import.meta.env.BASE_URL}`) : null
const tell = (news: News) => tabs?.postMessage(news)

// The news may be here before the cookie is: tabs are processes of their own.
if ('cookieStore' in globalThis) globalThis.cookieStore.addEventListener('change', () => refreshToken())

tabs?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  if (data === 'left') forgetPersonal()
  refreshToken()
})

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
  tell('changed')
  return true
}

function dropToken(): void {
  document.cookie = `${COOKIE}=; Path=${import.meta.env.BASE_URL}; Max-Age=0; SameSite=Lax`
  token.value = null
}

/** The session is over (the token no longer holds). What she was doing is kept: she comes back to it. */
export function endSession(): void {
  dropToken()
  tell('changed')
}

/** She leaves: in every tab the token goes, and with it what is personal on this device. */
export function signOut(): void {
  dropToken()
  forgetPersonal()
  tell('left')
}

/** She leaves, and the app is loaded anew at home, so that nothing of her stays in memory. */
export function leave(): void {
  signOut()
  globalThis.location.assign(`${import.meta.env.BASE_URL}home`)
}

/** Takes over what another tab or the simulator did to the cookie. */
export function refreshToken(): void {
  token.value = readCookie()
}
