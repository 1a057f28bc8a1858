import type { Body } from '#api/contract.ts'
import { now } from '#lib/clock.ts'
import { isRecord } from '#lib/isRecord.ts'
import { storedSignal } from '#lib/storage.ts'

export type CodeType = Body<'requestOtp'>['otpType']

/** Time until another code may be requested, ms. */
const COOLDOWN_MS = 60_000
/** How long a code is valid, ms. */
const LIFETIME_MS = 5 * 60_000

interface SentCode {
  /** ms since the epoch. */
  at: number
  used: boolean
}

/**
 * Last codes by purpose and address. Stored, so that a reload neither resets the cooldown nor asks
 * for a used code.
 */
type Sent = Record<string, SentCode>

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  Object.values(value).every(
    (code) => isRecord(code) && typeof code.at === 'number' && typeof code.used === 'boolean',
  )

const sentCodes = storedSignal<Sent>({
  name: 'sent-codes',
  version: 2,
  area: 'session',
  parse: (value) => (isSent(value) ? value : undefined),
})

const read = (): Sent => sentCodes.read() ?? {}
const isValid = ({ at }: SentCode) => now() - at < LIFETIME_MS
const keyOf = (type: CodeType, email: string) => `${type} ${email.toLowerCase()}`

export function recordSent(type: CodeType, email: string): void {
  const fresh = Object.entries(read()).filter(([, code]) => isValid(code))
  sentCodes.write({
    ...Object.fromEntries(fresh),
    [keyOf(type, email)]: { at: now(), used: false },
  })
}

export function recordUsed(type: CodeType, email: string): void {
  const key = keyOf(type, email)
  const code = read()[key]
  if (code) sentCodes.write({ ...read(), [key]: { ...code, used: true } })
}

export function isUsedUp(type: CodeType, email: string): boolean {
  const code = read()[keyOf(type, email)]
  return code !== undefined && code.used && isValid(code)
}

export function clearSent(type: CodeType): void {
  sentCodes.write(
    Object.fromEntries(Object.entries(read()).filter(([key]) => !key.startsWith(`${type} `))),
  )
}

/** Whole seconds until another code may be requested. */
export function secondsLeft(type: CodeType, email: string): number {
  const code = read()[keyOf(type, email)]
  const left = code === undefined ? 0 : code.at + COOLDOWN_MS - now()
  // The clock may have been moved back.
  return left > COOLDOWN_MS ? 0 : Math.max(0, Math.ceil(left / 1000))
}

/** The address of the latest valid code, to fill in after a reload; empty when there is none. */
export function emailAwaitingCode(type: CodeType): string {
  const codes = Object.entries(read()).filter(
    ([key, code]) => key.startsWith(`${type} `) && isValid(code),
  )
  const [latest] = codes.toSorted(([, a], [, b]) => b.at - a.at)
  return latest?.[0].slice(type.length + 1) ?? ''
}
