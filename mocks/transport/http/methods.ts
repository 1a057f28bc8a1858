import { problem } from '#mocks/replies.ts'
import { respondText } from './respond.ts'

/** Adds HEAD wherever GET is, and OPTIONS. */
export const allowHeader = (methods: readonly string[]): string =>
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
