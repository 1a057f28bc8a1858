import type { Body } from '../../api/contract.ts'
import { storedValue } from '../../lib/storage.ts'

export type CodeType = Body<'requestOtp'>['otpType']

/** How soon after a code another one may be asked for, ms. */
const COOLDOWN_MS = 60_000
/** How long a code is of use, ms. */
const LIFETIME_MS = 5 * 60_000

/** When a code was last sent, ms since the epoch, by purpose and address: kept for the tab, so that a reload doesn't cut the wait short. */
type Sent = Record<string, number>

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && Object.values(value).every((moment) => typeof moment === 'number')

const sentCodes = storedValue<Sent>({
  name: 'sent-codes',
  version: 1,
  area: 'session',
  parse: (value) => (isSent(value) ? value : undefined),
})

const read = (): Sent => sentCodes.read() ?? {}
const keyOf = (type: CodeType, email: string) => `${type} ${email.toLowerCase()}`

/** Remembers that a code has just been sent. What no longer holds is forgotten. */
export function noteSent(type: CodeType, email: string): void {
  const now = Date.now()
  const fresh = Object.entries(read()).filter(([, sent]) => now - sent < LIFETIME_MS)
  sentCodes.write({ ...Object.fromEntries(fresh), [keyOf(type, email)]: now })
}

/** Forgets the codes of a purpose: it is served. */
export function forgetSent(type: CodeType): void {
  sentCodes.write(Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${type} `))))
}

/** Whole seconds until another code may be asked for; 0 when it may be at once. */
export function secondsLeft(type: CodeType, email: string): number {
  const sent = read()[keyOf(type, email)]
  const left = sent === undefined ? 0 : sent + COOLDOWN_MS - Date.now()
  // A clock that was set back must not lock anybody out.
  return left > COOLDOWN_MS ? 0 : Math.max(0, Math.ceil(left / 1000))
}

/** The address to which the latest code went that is still valid, to go on with after a reload. Empty when there is none. */
export function awaitedAddress(type: CodeType): string {
  const codes = Object.entries(read()).filter(([key, sent]) => key.startsWith(`${type} `) && Date.now() - sent < LIFETIME_MS)
  const [latest] = codes.toSorted(([, a], [, b]) => b - a)
  return latest?.[0].slice(type.length + 1) ?? ''
}
