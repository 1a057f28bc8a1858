import type { IncomingMessage, ServerResponse } from 'node:http'
import { WORLD_HEADER } from './asked.ts'

/**
 * Sets the CORS headers for pages of the given origins, with credentials, and answers preflight
 * requests.
 * @returns whether the request has been answered
 */
export function allowOrigins(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'origin')
  if (origin !== undefined && origins.includes(origin)) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', 'retry-after, content-range')
  }
  if (
    request.method !== 'OPTIONS' ||
    request.headers['access-control-request-method'] === undefined
  )
    return false
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': `authorization, content-type, idempotency-key, ${WORLD_HEADER}`,
    'access-control-max-age': '600',
  })
  response.end()
  return true
}
