import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { now } from '../lib/clock.ts'
import { readClaims } from '../lib/jwt.ts'
import { forgetPersonal } from './personal.ts'

const COOKIE = 'token'
const readCookie = () => /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1] ?? null
const token = signal<string | null>(readCookie())
const signOuts = signal(0)
/** The session has expired, and the user has not dismissed the alert about it. */
const ended = signal(false)

/** A message to the other tabs: a login, an expired session, or a sign-out. */
type TabMessage = { kind: 'changed' | 'left' } | { kind: 'ended'; token: string }
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`suki-session ${import.meta.env.BASE_URL}`) : null
const notifyTabs = (message: TabMessage) => tabs?.postMessage(message)

// A message may arrive before the cookie does: tabs are separate processes.
if ('cookieStore' in globalThis) globalThis.cookieStore.addEventListener('change', () => refreshToken())

tabs?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  // Without reading the cookie, which may not be removed yet.
  if (data.kind === 'left') {
    token.value = null
    return forgetUser()
  }
  refreshToken()
  if (data.kind === 'ended' && (token.value === null || token.value === data.token)) {
    token.value = null
    ended.value = true
  }
})

/** Clears the session of the user who has signed out. */
function forgetUser(): void {
  signOuts.value += 1
  ended.value = false
  forgetPersonal()
}

/** The login token, or null for a visitor. For code outside of React. */
export const currentToken = () => token.value

/** The login token, or null for a visitor; the component rerenders when it changes. */
export function useToken(): string | null {
  useSignals()
  return token.value
}

/** Number of sign-outs since the app was loaded, in any tab, without expired sessions; the component rerenders when it changes. */
export function useSignOutCount(): number {
  useSignals()
  return signOuts.value
}

/** Whether to show the alert that the session has expired; the component rerenders when that changes. */
export function useSessionEnded(): boolean {
  useSignals()
  return ended.value
}

/** Hides the alert about the ended session. */
export function dismissSessionEnded(): void {
  ended.value = false
}

/** Stores the token in a cookie that lives as long as its `exp` claim (seconds) says; false when it is not a JWT. */
export function signIn(next: string): boolean {
  const claims = readClaims(next)
  if (!claims) return false
  // A live build is served with TLS, except on localhost, where browsers accept a secure cookie as well.
  const secure = import.meta.env.VITE_API_MODE === 'live' || globalThis.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${COOKIE}=${next}; Path=${import.meta.env.BASE_URL}; Max-Age=${Math.ceil(claims.exp - now() / 1000)}; SameSite=Lax${secure}`
  token.value = next
  ended.value = false
  notifyTabs({ kind: 'changed' })
  return true
}

function dropToken(): void {
  document.cookie = `${COOKIE}=; Path=${import.meta.env.BASE_URL}; Max-Age=0; SameSite=Lax`
  token.value = null
}

/** Ends a session whose token is no longer valid. The user's screens and input are kept for the next login. */
export function endSession(): void {
  const held = token.value
  if (held === null) return
  dropToken()
  ended.value = true
  notifyTabs({ kind: 'ended', token: held })
}

const signOutListeners = new Set<() => void>()

/** Calls the listener before the user signs out in this tab; returns a function that ends the subscription. */
export function onSignOut(listener: () => void): () => void {
  signOutListeners.add(listener)
  return () => signOutListeners.delete(listener)
}

/** Signs out: removes the token in every tab, and the user's data on this device. */
export function signOut(): void {
  for (const listener of signOutListeners) listener()
  dropToken()
  forgetUser()
  notifyTabs({ kind: 'left' })
}

/** Signs out and reloads the app at home, so that no data of the user stays in memory. */
export function leave(): void {
  signOut()
  globalThis.location.assign(`${import.meta.env.BASE_URL}home`)
}

/** Whether a token is past its `exp`. Browsers remove its cookie then, without an event. */
const hasExpired = (held: string) => (readClaims(held)?.exp ?? Infinity) * 1000 <= now()

/** Reads the cookie again, which another tab, the simulator or its own expiry may have changed. */
export function refreshToken(): void {
  const [before, now] = [token.value, readCookie()]
  if (now !== null) ended.value = false
  else if (before !== null && hasExpired(before)) ended.value = true
  token.value = now
}
