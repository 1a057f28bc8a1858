import type { Middleware } from 'openapi-fetch'
import { now } from '#lib/clock.ts'
import { wait } from '#lib/waiting.ts'

const SECOND = 1000
const LONGEST_MS = 24 * 60 * 60 * SECOND

/** How long the server asks to wait, ms, from seconds or a date; undefined without the header. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const asked = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - now()
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), LONGEST_MS)
}

/** The longest wait of a read, ms; longer times are shown as errors. */
export const PATIENCE_MS = 10_000

/**
 * Respects Retry-After on one client. A read waits for a short time, and before the end of a longer
 * one fails as the last call did. Writes are sent: only users repeat them.
 */
export function respectRetryAfter(): Middleware {
  /** Refused reads by path; `until`: ms of `performance.now`. */
  const refusals = new Map<string, { until: number; status: number }>()
  /** The responses in place of calls that are not sent. */
  const own = new WeakSet<Response>()
  return {
    async onRequest({ request, schemaPath }) {
      const refusal = request.method === 'GET' ? refusals.get(schemaPath) : undefined
      const left = refusal ? refusal.until - performance.now() : 0
      if (!refusal || left <= 0) return undefined
      if (left > PATIENCE_MS) {
        const again = new Response(null, {
          status: refusal.status,
          headers: { 'retry-after': `${Math.ceil(left / 1000)}` },
        })
        own.add(again)
        return again
      }
      await wait(left, request.signal)
      return undefined
    },
    onResponse({ request, response, schemaPath }) {
      if (request.method !== 'GET' || own.has(response)) return
      const retryAfter = response.ok ? undefined : retryAfterOf(response.headers)
      if (retryAfter === undefined) refusals.delete(schemaPath)
      else
        refusals.set(schemaPath, { until: performance.now() + retryAfter, status: response.status })
    },
  }
}
