import type { Connection } from './connection.ts'

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const BODILESS = new Set([204, 205, 304])

/** An error response stands for a network that fails. */
async function forwardTo({ remote }: Connection, request: Request): Promise<Response> {
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const reply = await remote
    .fetch({ method: request.method, url: request.url, headers: [...request.headers], body })
    .catch(() => null)
  if (!reply) return Response.error()
  return new Response(BODILESS.has(reply.status) ? null : reply.body, {
    status: reply.status,
    headers: reply.headers,
  })
}

/** Some browsers give only the requests of the page's code. */
type Reach = 'everything' | 'code'

/**
 * Sends requests below `{base}api/`, `{base}places/` and `{base}directions/` to the marketplace.
 * Without a service worker those of the page's own elements, such as pictures, are not answered.
 */
export async function interceptRequests(connection: Connection, base: string): Promise<Reach> {
  const pattern = new RegExp(`^${escapeForPattern(base)}(api|places|directions)/`)
  const forward = (request: Request) => forwardTo(connection, request)
  try {
    const { startServiceWorker } = await import('./serviceWorker.ts')
    await startServiceWorker(base, pattern, forward)
    return 'everything'
  } catch (error) {
    console.warn('The demo runs without a service worker', error)
    const { interceptCode } = await import('./codeRequests.ts')
    interceptCode(pattern, forward)
    return 'code'
  }
}
