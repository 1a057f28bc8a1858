import createClient from 'openapi-fetch'
import type { paths } from '../../openapi/generated/types.ts'
import { env } from '../lib/env.ts'
import { currentToken } from '../state/session.ts'
import { ApiError, type ErrorBody } from './error.ts'

/** The typed client of every call. Use it through the query options and mutations of `src/api/<tag>.ts`. */
export const client = createClient<paths>({
  baseUrl: env.apiBase,
  credentials: 'include',
  // Asked for anew on every call: the simulator and tests replace `fetch` after this module was loaded.
  fetch: (request) => globalThis.fetch(request),
})

client.use({
  onRequest({ request }) {
    const token = currentToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
})

/**
 * The data of a call's answer.
 * @throws ApiError when the server answered an error, or when no answer came (status 0)
 */
export async function dataOf<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const answer = await call.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new ApiError(0, { message: 'Check your connection and try again', code: 'network' }, cause)
  })
  if (answer.response.ok) return answer.data as T
  throw new ApiError(answer.response.status, answer.error as Partial<ErrorBody> | undefined)
}
