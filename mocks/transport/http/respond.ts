import type { BinaryBody, StaticBody } from '#mocks/contract.ts'
import type { Result } from '#mocks/core/marketplace.ts'
import { problem } from '#mocks/replies.ts'

export function respond({ status, body, isText, retryAfter }: Result): Response {
  if (body === undefined) return new Response(null, { status })
  if (isText) return new Response(String(body), { status })
  if (isBinary(body))
    return new Response(body.bytes as Uint8Array<ArrayBuffer>, {
      status,
      headers: {
        'content-type': body.type,
        'accept-ranges': 'bytes',
        etag: `"${body.version}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    })
  return respondText(
    status,
    JSON.stringify(body),
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  )
}

/** Sends JSON by default. */
export function respondText(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** Such a body is no JSON. */
export const isBinary = (body: unknown): body is BinaryBody =>
  typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array

/** The host still has to read the bytes. */
export const isStatic = (body: unknown): body is StaticBody =>
  typeof body === 'object' && body !== null && 'staticPath' in body

/** Adds HEAD wherever GET is, and OPTIONS. */
const allowHeader = (methods: readonly string[]): string =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')

/**
 * 405, or 204 to OPTIONS, with the path's `methods`. Null for one of them, and for a path without
 * any.
 */
export function refuseMethod(method: string, methods: readonly string[]): Response | null {
  if (methods.length === 0 || methods.includes(method)) return null
  const headers = { allow: allowHeader(methods) }
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers })
  const { status, body } = problem(405, 'method_not_allowed', 'That method is not served here')
  return respondText(status, JSON.stringify(body), headers)
}

/** Answers HEAD as GET, without the body. */
export function withHead<Notes>(
  serve: (request: Request, notes?: Notes) => Promise<Response>,
): typeof serve {
  return async (request, notes) => {
    if (request.method !== 'HEAD') return serve(request, notes)
    const headers = new Headers(request.headers)
    headers.delete('range')
    const response = await serve(new Request(request.url, { headers }), notes)
    const size = (await response.arrayBuffer()).byteLength
    const described = new Headers(response.headers)
    described.set('content-length', String(size))
    return new Response(null, { status: response.status, headers: described })
  }
}
