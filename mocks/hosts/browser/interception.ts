import type { Connection } from './connection.ts'

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Responses that have no body. */
const BODILESS = new Set([204, 205, 304])

/** Has the marketplace carry out a request; an error response stands for a network that fails. */
async function forwardTo({ remote }: Connection, request: Request): Promise<Response> {
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  const reply = await remote.fetch({ method: request.method, url: request.url, headers: [...request.headers], body }).catch(() => null)
  if (!reply) return Response.error()
  return new Response(BODILESS.has(reply.status) ? null : reply.body, { status: reply.status, headers: reply.headers })
}

/** Replaces the page's `fetch`, where the browser gives no service worker. */
function replaceFetch(pattern: RegExp, forward: (request: Request) => Promise<Response>): void {
  const network = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, document.baseURI).href
    if (!pattern.test(url)) return network(input, init)
    const request = new Request(input, init)
    const stopped = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error), { once: true })
    })
    const response = await Promise.race([forward(request), stopped])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

/** What is answered by the marketplace: all requests of the page, those of its code, or only those by `fetch`. */
type Reach = 'everything' | 'code' | 'fetch'

/**
 * Sends the app's requests below `{base}api/`, `{base}places/` and `{base}directions/` to the simulated marketplace in place of the network.
 * Without a service worker the requests of the page's own elements, such as pictures, are not answered; where the browser refuses one, uploads are
 * not either.
 */
export async function interceptRequests(connection: Connection, base: string): Promise<Reach> {
  const pattern = new RegExp(`^${escapeForPattern(base)}(api|places|directions)/`)
  const forward = (request: Request) => forwardTo(connection, request)
  try {
    const { startServiceWorker } = await import('./serviceWorker.ts')
    await startServiceWorker(base, pattern, forward)
    // Where there are none, MSW replaces `fetch` and XMLHttpRequest.
    return 'serviceWorker' in navigator ? 'everything' : 'code'
  } catch (error) {
    console.warn('The demo runs without a service worker', error)
    replaceFetch(pattern, forward)
    return 'fetch'
  }
}
