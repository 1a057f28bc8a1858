import createClient, { type Middleware } from 'openapi-fetch'
import { takeEarlyAnswer } from '#lib/earlyAnswer.ts'
import { env } from '#lib/env.ts'
import type { paths } from '#openapi/generated/types.ts'
import { currentToken } from '#state/session.ts'
import { respectRetryAfter, retryAfterOf } from './busy.ts'
import { ApiError } from './error.ts'
import { read, type Shape, unreadable } from './shape.ts'
import { withinLimit } from './timeLimit.ts'

/** Use it through the query options and mutations of `src/api/<tag>.ts`. */
export const client = createClient<paths>({
  baseUrl: env.apiBase,
  credentials: env.credentials,
  // Looked up on every call: the simulator and tests replace `fetch` later.
  fetch: withinLimit((request) => takeEarlyAnswer(request) ?? globalThis.fetch(request)),
})

/**
 * Empties a success of a write that isn't JSON, such as `OK`: it is done. A page, such as a
 * proxy's, says nothing of the call, and stays.
 */
const withoutPlainText: Middleware = {
  async onResponse({ request, response }) {
    if (request.method === 'GET' || !response.ok || response.status === 204) return undefined
    const text = await response.clone().text()
    const isReadable = text === '' || isJson(text) || text.trimStart().startsWith('<')
    return isReadable ? undefined : new Response(null, { status: 204, headers: response.headers })
  },
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

client.use(withoutPlainText, respectRetryAfter(), {
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
/** A page isn't told whether the network or CORS refused. */
const UNREACHED = 'The marketplace could not be reached. Please try again'
const OFFLINE = 'Check your connection and try again'

/** The error of a success that can't be read. */
export const malformed = (status: number, cause?: unknown) =>
  new ApiError(
    status,
    { message: 'The server sent a response that we couldn’t read', code: 'malformed' },
    { cause },
  )

/** Throws as `unwrapData` does, except for data that can't be read. */
async function successfulResponse<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call.catch((cause: unknown) => {
    if (isNamed(cause, 'AbortError')) throw cause
    if (isNamed(cause, 'TimeoutError'))
      throw new ApiError(
        0,
        { message: 'The server took too long to respond', code: 'timeout' },
        { cause },
      )
    // Only a success is parsed without a fallback.
    if (cause instanceof SyntaxError) throw malformed(200, cause)
    throw new ApiError(
      0,
      { message: navigator.onLine ? UNREACHED : OFFLINE, code: 'network' },
      { cause },
    )
  })
  const { ok, status, headers } = answer.response
  if (!ok) throw new ApiError(status, answer.error, { retryAfter: retryAfterOf(headers) })
  return answer
}

/**
 * Whether a host without error codes says so by 404; a framework's own says that there is no such
 * call.
 */
const isEmptyList = (error: unknown, shape: Shape) =>
  error instanceof ApiError &&
  error.status === 404 &&
  error.isOwnWord &&
  error.code === 'unknown' &&
  !/^cannot /i.test(error.message) &&
  read(null, shape) !== unreadable

/** Says for the team which parts can't be read. */
function readOrWarn(data: unknown, shape: Shape): unknown {
  const parts: string[] = []
  const result = read(data, shape, (pointer) => parts.push(pointer || '/'))
  if (parts.length > 0) console.warn('Parts of an answer can’t be read:', parts.join(', '))
  return result
}

/**
 * The data, read as its shape.
 * @param shape from openapi/generated
 * @throws ApiError for an error response; without one (status 0; code `timeout` after the time
 * limit); for one that can't be read (code `malformed`)
 */
export async function unwrapData<T>(call: Promise<Answer<T>>, shape: Shape): Promise<T> {
  const { data, response } = await successfulResponse(call).catch((error: unknown) => {
    if (isEmptyList(error, shape)) return { data: null, response: new Response() }
    throw error
  })
  const result = readOrWarn(data, shape)
  if (result === unreadable) throw malformed(response.status)
  return result as T
}

/**
 * Waits for a write's success. The specification shows few answers: it may be anything, or missing.
 * @returns null if it can't be read as `shape`
 * @throws ApiError as `unwrapData` does; a page, such as a proxy's, is malformed
 */
export async function expectSuccess(call: Promise<Answer<unknown>>): Promise<void>
export async function expectSuccess<T>(call: Promise<Answer<T>>, shape: Shape): Promise<T | null>
export async function expectSuccess(
  call: Promise<Answer<unknown>>,
  shape?: Shape,
): Promise<unknown> {
  const { data } = await successfulResponse(call)
  if (shape === undefined) return undefined
  const result = read(data, shape)
  return result === unreadable ? null : result
}

/** Returns the unread data. Throws as `expectSuccess` does. */
export const uncheckedDataOf = async <T>(call: Promise<Answer<T>>): Promise<T | undefined> =>
  (await successfulResponse(call)).data
