import type { Middleware } from 'openapi-fetch'
import { wait } from '#lib/waiting.ts'
import { retryAfterOf } from './retryAfter.ts'

/**
 * The longest Retry-After for which a read waits automatically, ms. Longer ones are shown to the
 * user as errors.
 */
export const PATIENCE_MS = 10_000

/**
 * Middleware of one client that respects the server's Retry-After: no read of that operation is
 * sent before, whatever its cause. It waits for a short time; before the end of a longer one it
 * fails as the last call did. Writes are sent, since only users repeat them.
 */
export function respectRetryAfter(): Middleware {
  /**
   * When the reads of an operation may be sent again, ms of `performance.now`, by its path; and the
   * status with which they were refused.
   */
  const refusals = new Map<string, { until: number; status: number }>()
  /** The responses that replace a call which is not sent. */
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
