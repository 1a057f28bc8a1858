import { signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { now } from '#lib/clock.ts'
import { isRecord } from '#lib/isRecord.ts'
import { readClaims } from '#lib/jwt.ts'
import { storedSignal, tryOr } from '#lib/storage.ts'
import { unloadUnasked } from '#lib/unsaved.ts'
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
/** The session has expired, and the user has not dismissed the alert about it. */
const ended = signal(false)
/**
 * When the session that was not signed out expires, ms since the epoch: for the alert when the user
 * comes back after that.
 */
const expiry = storedSignal<number>({
  name: 'session',
  version: 1,
  area: 'local',
  preserve: true,
  parse: (value) => (typeof value === 'number' ? value : undefined),
})

/**
 * When the current token expires by this device's clock, ms since the epoch; undefined when only
 * the server knows.
 */
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

/** A message to the other tabs: a login, an expired session, or a sign-out. */
type TabMessage = { kind: 'changed' | 'left' } | { kind: 'ended'; token: string }
const tabs = tryOr(() => new BroadcastChannel(`suki-session ${import.meta.env.BASE_URL}`), null)
const notifyTabs = (message: TabMessage) => tabs?.postMessage(message)

// A message may arrive before the cookie does: tabs are separate processes.
tryOr(() => globalThis.cookieStore?.addEventListener('change', () => refreshToken()), undefined)

/** Whether a message is one of ours: any page of this origin can post to the channel. */
const isTabMessage = (data: unknown): data is TabMessage =>
  isRecord(data) &&
  (data.kind === 'changed' ||
    data.kind === 'left' ||
    (data.kind === 'ended' && typeof data.token === 'string'))

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

/** Clears the session of the user who has signed out. */
function forgetUser(): void {
  signOuts.value += 1
  dismissSessionEnded()
  forgetPersonal()
}

/** The login token, or null for a visitor. For code outside of React. */
export const currentToken = () => token.value

/** The login token, or null for a visitor; the component rerenders when it changes. */
export function useToken(): string | null {
  useSignals()
  return token.value
}

/**
 * Number of sign-outs since the app was loaded, in any tab, without expired sessions; the component
 * rerenders when it changes.
 */
export function useSignOutCount(): number {
  useSignals()
  return signOuts.value
}

/**
 * Whether to show the alert that the session has expired; the component rerenders when that
 * changes.
 */
export function useSessionEnded(): boolean {
  useSignals()
  return ended.value
}

/** Hides the alert about the ended session, which is not shown again after a reload. */
export function dismissSessionEnded(): void {
  ended.value = false
  expiry.remove()
}

/** Stores the token until its `exp`. Returns where, or null when it is not a JWT. */
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
 * Ends a session whose token is no longer valid. The user's screens and input are preserved for the
 * next login.
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
 * Calls the listener before the user signs out in this tab; returns a function that ends the
 * subscription.
 */
export function onSignOut(listener: () => void): () => void {
  signOutListeners.add(listener)
  return () => signOutListeners.delete(listener)
}

/** Signs out: removes the token in every tab, and the user's data on this device. */
export function signOut(): void {
  for (const listener of signOutListeners) listener()
  dropToken()
  applyToken(null)
  forgetUser()
  notifyTabs({ kind: 'left' })
}

/** Signs out and reloads the app at home, so that no data of the user stays in memory. */
export function signOutAndReload(): void {
  signOut()
  // Until the next page is loaded, the app may store more, such as scroll positions. Another tab
  // may have logged in meanwhile: then the data is that user's.
  globalThis.addEventListener('pagehide', () => readToken() === null && forgetPersonal(), {
    once: true,
  })
  unloadUnasked()
  globalThis.location.assign(`${import.meta.env.BASE_URL}home`)
}

const isPast = (moment: number | undefined) => moment !== undefined && moment <= now()

/**
 * Reads the token at the start, and later, since another tab, the simulator or its own expiry may
 * have changed it. Browsers remove an expired cookie without an event, also while no tab of the app
 * is open.
 */
export function refreshToken(): void {
  const [before, next] = [token.value, readToken()]
  if (next !== null && next === before && isPast(until)) return endSession()
  if (next === null) ended.value ||= isPast(before === null ? expiry.read() : until)
  else if (next !== before) ended.value = false
  applyToken(next)
}
