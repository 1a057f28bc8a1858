import createClient, { type Middleware } from 'openapi-fetch'
import { env } from '#lib/env.ts'
import type { paths } from '#openapi/generated/types.ts'
import { currentToken } from '#state/session.ts'
import { respectRetryAfter } from './busy.ts'
import { ApiError } from './error.ts'
import { retryAfterOf } from './retryAfter.ts'
import { fits, normalized, type Shape } from './shape.ts'
import { withinLimit } from './timeLimit.ts'

/**
 * The typed client of all calls. Use it through the query options and mutations of
 * `src/api/<tag>.ts`.
 */
export const client = createClient<paths>({
  baseUrl: env.apiBase,
  credentials: 'include',
  // Looked up on every call, since the simulator and tests replace `fetch` after this module is
  // loaded.
  fetch: withinLimit((request) => globalThis.fetch(request)),
})

/** The shape that the contract gives each response. */
const promised = new WeakMap<Response, Shape>()

/**
 * Notes for each response which shape its data must have, for `unwrapData`. `shapes` come from
 * the client's contract.
 */
export const withShapes = (shapes: Readonly<Record<string, Shape>>): Middleware => ({
  onResponse({ request, response, schemaPath }) {
    const shape = shapes[`${request.method} ${schemaPath}`]
    if (shape !== undefined) promised.set(response, shape)
  },
})

client.use(respectRetryAfter(), {
  onRequest({ request }) {
    const token = currentToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  },
})

interface Answer<T> {
  data?: T
  error?: unknown
  response: Response
}

const isNamed = (cause: unknown, name: string) =>
  cause instanceof DOMException && cause.name === name
const malformed = (status: number, cause?: unknown) =>
  new ApiError(
    status,
    { message: 'The server sent a response that we couldn’t read', code: 'malformed' },
    { cause },
  )

/**
 * The successful response of a call. Throws as `unwrapData` does, except for data of another shape.
 */
async function successfulResponse<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call.catch((cause: unknown) => {
    if (isNamed(cause, 'AbortError')) throw cause
    if (isNamed(cause, 'TimeoutError'))
      throw new ApiError(
        0,
        { message: 'The server took too long to respond', code: 'timeout' },
        { cause },
      )
    // Only the body of a successful response is parsed without a fallback.
    if (cause instanceof SyntaxError) throw malformed(200, cause)
    throw new ApiError(
      0,
      { message: 'Check your connection and try again', code: 'network' },
      { cause },
    )
  })
  const { ok, status, headers } = answer.response
  if (!ok) throw new ApiError(status, answer.error, { retryAfter: retryAfterOf(headers) })
  return answer
}

/**
 * Returns the data of a successful response.
 * @throws ApiError for an error response; when no response came (status 0; code `timeout` after the
 * time limit); or when the response has another shape than the contract says (code `malformed`)
 */
export async function unwrapData<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, response } = await successfulResponse(call)
  const shape = promised.get(response)
  if (shape === undefined) return data as T
  if (!fits(data, shape)) throw malformed(response.status)
  return normalized(data, shape) as T
}

/**
 * Waits for the success of a write whose answer nobody reads: its JSON may have any shape, or be
 * missing.
 * @throws ApiError as `unwrapData` does; an answer that is not JSON, such as a proxy's, is
 * malformed
 */
export async function expectSuccess(call: Promise<Answer<unknown>>): Promise<void> {
  await successfulResponse(call)
}

/**
 * Returns the data of a successful response unchecked, for a caller that checks it. Throws as
 * `expectSuccess` does.
 */
export const uncheckedDataOf = async (call: Promise<Answer<unknown>>): Promise<unknown> =>
  (await successfulResponse(call)).data
