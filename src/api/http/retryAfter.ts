import { now } from '#lib/clock.ts'

const SECOND = 1000
/** A day, ms. */
const LONGEST_MS = 24 * 60 * 60 * SECOND

/** Ms, from seconds or a date; undefined without the header. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now()
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), LONGEST_MS)
}
