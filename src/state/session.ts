import { signal } from '@preact/signals-react'
import { now } from '#lib/clock.ts'
import { isRecord, isText } from '#lib/isRecord.ts'
import { readClaims } from '#lib/jwt.ts'
import { storedSignal, tryOr } from '#lib/storage.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
import { useValue } from '#lib/useValue.ts'
import { forgetPersonal } from './personal.ts'
import {
  dropOwnToken,
  dropToken,
  expiryOf,
  readToken,
  storeToken,
  type TokenScope,
} from './tokenStore.ts'

/**
 * How often the expiry is compared with the clock, ms: a device may sleep, and its clock may be
 * set.
 */
const CHECK_MS = 30_000

const token = signal<string | null>(null)
const signOuts = signal(0)
/** Whether the alert about the expired session is to be shown. */
const ended = signal(false)
/** When the session expires, ms since the epoch: for the alert when the user comes back later. */
const expiry = storedSignal<number>({
  name: 'session',
  preserve: true,
  parse: (value) => (typeof value === 'number' ? value : undefined),
})

/** The token's expiry by this device's clock, ms since the epoch; undefined: the server knows. */
let until: number | undefined
let check: ReturnType<typeof setTimeout> | undefined

function applyToken(next: string | null): void {
  if (next !== token.value) until = undefined
  if (next !== null && until === undefined) {
    until = expiryOf(next)
    if (until !== undefined && expiry.read() !== until) expiry.write(until)
  }
  token.value = next
  clearTimeout(check)
  if (next !== null && until !== undefined)
    check = setTimeout(refreshToken, Math.min(CHECK_MS, Math.max(0, until - now())))
}

/** Tells of a login, an expired session, or a sign-out. */
type TabMessage = { kind: 'changed' | 'left' } | { kind: 'ended'; token: string }
const tabs = tryOr(() => new BroadcastChannel(`suki-session ${import.meta.env.BASE_URL}`), null)
const notifyTabs = (message: TabMessage) => tabs?.postMessage(message)

// A message may arrive before the cookie does: tabs are separate processes.
tryOr(() => globalThis.cookieStore?.addEventListener('change', () => refreshToken()), undefined)

/** Any page of this origin can post to the channel. */
const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) &&
  (data.kind === 'changed' || data.kind === 'left' || (data.kind === 'ended' && isText(data.token)))

tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!isTabMessage(data)) return
  // Without reading the cookie, which may not be removed yet.
  if (data.kind === 'left') {
    dropOwnToken()
    applyToken(null)
    return forgetUser()
  }
  refreshToken()
  if (data.kind === 'ended' && (token.value === null || token.value === data.token)) {
    applyToken(null)
    ended.value = true
  }
})

function forgetUser(): void {
  signOuts.value += 1
  dismissSessionEnded()
  forgetPersonal()
}

/** The token, for code outside of React; null for a visitor. */
export const currentToken = () => token.value

/** The token; null for a visitor. */
export const useToken = (): string | null => useValue(token)

/** Sign-outs in any tab since the start, without expired sessions. */
export const useSignOutCount = (): number => useValue(signOuts)

export const useSessionEnded = (): boolean => useValue(ended)

/** Hides the alert, also after a reload. */
export function dismissSessionEnded(): void {
  ended.value = false
  expiry.remove()
}

/** Returns where the token is stored until its `exp`, or null when it is not a JWT. */
export function signIn(next: string): TokenScope | null {
  if (!readClaims(next)) return null
  ended.value = false
  expiry.remove()
  const where = storeToken(next)
  applyToken(next)
  notifyTabs({ kind: 'changed' })
  return where
}

/**
 * Ends a session whose token is no longer valid. Screens and input are preserved for the next
 * login.
 */
export function endSession(): void {
  const held = token.value
  if (held === null) return
  dropToken()
  applyToken(null)
  ended.value = true
  expiry.write(now())
  notifyTabs({ kind: 'ended', token: held })
}

const signOutListeners = new Set<() => void>()

/**
 * Calls the listener before a sign-out in this tab.
 * @returns unsubscribes
 */
export function onSignOut(listener: () => void): () => void {
  signOutListeners.add(listener)
  return () => signOutListeners.delete(listener)
}

/** Removes the token in every tab, and the user's data. */
export function signOut(): void {
  for (const listener of signOutListeners) listener()
  dropToken()
  applyToken(null)
  forgetUser()
  notifyTabs({ kind: 'left' })
}

/** Signs out and reloads at home, so that no data of the user stays in memory. */
export function signOutAndReload(): void {
  signOut()
  // Until then the app may store more, unless another tab has logged in.
  globalThis.addEventListener('pagehide', () => readToken() === null && forgetPersonal(), {
    once: true,
  })
  unloadUnasked()
  globalThis.location.assign(`${import.meta.env.BASE_URL}home`)
}

const isPast = (moment: number | undefined) => moment !== undefined && moment <= now()

/**
 * Reads the token again: another tab, the simulator or its expiry may have changed it. Browsers
 * remove an expired cookie without an event.
 */
export function refreshToken(): void {
  const [before, next] = [token.value, readToken()]
  if (next !== null && next === before && isPast(until)) return endSession()
  if (next === null) ended.value ||= isPast(before === null ? expiry.read() : until)
  else if (next !== before) ended.value = false
  applyToken(next)
}
