import type { Metric } from 'web-vitals'
import { ApiError } from '#api/http/error.ts'
import { Failure } from '#lib/failure.ts'
import type { Finding } from '../drift/judge.ts'
import type { Failed, Noticed } from './noticed.ts'
import { framesOf, isForeign, isKnown, scrub } from './scrub.ts'

/** `route`: the pattern of the page's address, such as `/products/:id`. */
interface ErrorEvent {
  kind: 'error'
  source: Failed['source']
  name: string
  message: string
  /** Places in the app's files, the innermost first. */
  stack: string[]
  route: string
}

/** Places and types, never values. `status` is null for an event of a socket. */
type DriftEvent = { kind: 'drift'; status: number | null } & Pick<
  Finding,
  'operation' | 'pointer' | 'keyword' | 'expected' | 'actual'
>

/** One page load's value: ms, or for CLS a score. */
interface VitalEvent {
  kind: 'vital'
  name: Metric['name']
  value: number
  rating: Metric['rating']
  navigation: Metric['navigationType']
  route: string
}

/** Longest name of an error that is sent, characters. */
const LONGEST_NAME = 40

export type TelemetryEvent = ErrorEvent | DriftEvent | VitalEvent

/** A message for the user may have a text of the server, and so may a failed call's code. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError)
    return `${error.status} ${isKnown(error.code) ? error.code : 'unknown'}`
  if (error instanceof Failure) return ''
  if (error instanceof Error || error instanceof DOMException) return scrub(String(error.message))
  return typeof error === 'string' ? scrub(error) : ''
}

function errorEvent({ source, error }: Failed, route: string): ErrorEvent | null {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: '', stack: '' }
  // Errors of libraries may have other types.
  const frames = typeof stack === 'string' ? stack : ''
  if (isForeign(frames)) return null
  const known =
    typeof name === 'string' && name.length <= LONGEST_NAME && isKnown(name) ? name : 'Error'
  return {
    kind: 'error',
    source,
    name: known,
    message: messageOf(error),
    stack: framesOf(frames, String(message)),
    route,
  }
}

const driftEvent = ({
  operation,
  status,
  pointer,
  keyword,
  expected,
  actual,
}: Finding): DriftEvent => ({
  kind: 'drift',
  operation,
  status: status ?? null,
  pointer,
  keyword,
  expected,
  actual,
})

/** Returns null for an error of a browser extension. */
export const eventOf = (one: Noticed, route: string): TelemetryEvent | null =>
  'finding' in one ? driftEvent(one.finding) : errorEvent(one, route)

/** CLS has four decimals, the others are whole milliseconds. */
export function vitalEvent(
  { name, value, rating, navigationType }: Metric,
  route: string,
): VitalEvent {
  const digits = name === 'CLS' ? 10_000 : 1
  return {
    kind: 'vital',
    name,
    value: Math.round(value * digits) / digits,
    rating,
    navigation: navigationType,
    route,
  }
}
