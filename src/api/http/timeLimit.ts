import { abortOf } from '#lib/waiting.ts'

const SECOND = 1000

/** Time limit of the call that orders, ms. Hosts have been seen to need 40 s. */
export const ORDER_LIMIT_MS = 120 * SECOND
const UPLOAD_LIMIT_MS = 300 * SECOND
const READ_LIMIT_MS = 20 * SECOND
const WRITE_LIMIT_MS = 30 * SECOND

/** Time limit of a call, ms. */
export function limitOf({ method, url }: Pick<Request, 'method' | 'url'>): number {
  const { pathname } = new URL(url)
  if (method === 'GET') return READ_LIMIT_MS
  if (pathname.endsWith('/transactions')) return ORDER_LIMIT_MS
  return /\/files(\/multiple)?$/.test(pathname) ? UPLOAD_LIMIT_MS : WRITE_LIMIT_MS
}

/** `Response` refuses even an empty body for them. */
export const WITHOUT_BODY: readonly number[] = [204, 205, 304]

type Send = (request: Request) => Promise<Response>

/**
 * Rejects with a TimeoutError when the whole response is late: others would wait for it for ever.
 */
export function withinLimit(send: Send): Send {
  return async (request) => {
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new DOMException('The answer took too long', 'TimeoutError')),
      limitOf(request),
    )
    const answer = async () => {
      const response = await send(
        new Request(request, { signal: AbortSignal.any([request.signal, limit.signal]) }),
      )
      const hasBody = !WITHOUT_BODY.includes(response.status)
      return new Response(hasBody ? await response.arrayBuffer() : null, response)
    }
    try {
      return await Promise.race([answer(), abortOf(limit.signal)])
    } finally {
      clearTimeout(timer)
    }
  }
}
