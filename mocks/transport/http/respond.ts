import type { BinaryBody, StaticBody } from '#mocks/contract.ts'
import type { Result } from '#mocks/core/marketplace.ts'

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
