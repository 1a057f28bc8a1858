import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/types.ts'
import { env } from '../lib/env.ts'
import { currentToken } from '../state/session.ts'
import { ApiError, type ErrorBody } from './error.ts'
import { withinLimit } from './timeLimit.ts'

/** The typed client of all calls. Use it through the query options and mutations of `src/api/<tag>.ts`. */
export const client = createClient<paths>({
  baseUrl: env.apiBase,
  credentials: 'include',
  // Looked up on every call, since the simulator and tests replace `fetch` after this module is loaded.
  fetch: withinLimit((request) => globalThis.fetch(request)),
})

client.use({
  onRequest({ request }) {
    const token = currentToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
})

const isNamed = (cause: unknown, name: string) => cause instanceof DOMException && cause.name === name

/**
 * Returns the data of a response.
 * @throws ApiError for an error response, or when no response came (status 0; code `timeout` after the time limit)
 */
export async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    if (isNamed(cause, 'AbortError')) throw cause
    if (isNamed(cause, 'TimeoutError')) throw new ApiError(0, { message: 'The server took too long to answer', code: 'timeout' }, cause)
    throw new ApiError(0, { message: 'Check your connection and try again', code: 'network' }, cause)
  })
  if (answer.response.ok) return answer.data as T
  throw new ApiError(answer.response.status, answer.error as Partial<ErrorBody> | undefined)
}
