import { now } from '#lib/clock.ts'

const SECOND = 1000
/** The longest accepted time, ms: a day. */
const LONGEST_MS = 24 * 60 * 60 * SECOND

/**
 * How long a server asks to wait before the next call, ms, by its `Retry-After` (seconds or a
 * date); undefined when it doesn't.
 */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS)
}
