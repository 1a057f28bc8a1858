import type { Body } from '../../api/contract.ts'
import { now } from '../../lib/clock.ts'
import { storedValue } from '../../lib/storage.ts'

export type CodeType = Body<'requestOtp'>['otpType']

/** How long after a code no other may be requested, ms. */
const COOLDOWN_MS = 60_000
/** How long a code is valid, ms. */
const LIFETIME_MS = 5 * 60_000

/** When a code was last sent, ms since the epoch, by purpose and address. Stored, so that a reload doesn't reset the cooldown. */
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
const isValid = (sent: number) => now() - sent < LIFETIME_MS
const keyOf = (type: CodeType, email: string) => `${type} ${email.toLowerCase()}`

/** Stores that a code has just been sent, and drops codes that are no longer valid. */
export function noteSent(type: CodeType, email: string): void {
  const fresh = Object.entries(read()).filter(([, sent]) => isValid(sent))
  sentCodes.write({ ...Object.fromEntries(fresh), [keyOf(type, email)]: now() })
}

/** Removes the codes of a purpose, when they are no longer needed. */
export function forgetSent(type: CodeType): void {
  sentCodes.write(Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${type} `))))
}

/** Whole seconds until another code may be requested; 0 when it may be now. */
export function secondsLeft(type: CodeType, email: string): number {
  const sent = read()[keyOf(type, email)]
  const left = sent === undefined ? 0 : sent + COOLDOWN_MS - now()
  // The clock may have been moved back.
  return left > COOLDOWN_MS ? 0 : Math.max(0, Math.ceil(left / 1000))
}

/** The e-mail address of the latest code that is still valid, to fill in after a reload. Empty when there is none. */
export function emailAwaitingCode(type: CodeType): string {
  const codes = Object.entries(read()).filter(([key, sent]) => key.startsWith(`${type} `) && isValid(sent))
  const [latest] = codes.toSorted(([, a], [, b]) => b - a)
  return latest?.[0].slice(type.length + 1) ?? ''
}
