import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Connection } from './connection.ts'

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Sends the app's requests to the simulated marketplace in place of the network: the service worker hands every request below
 * `{base}api/`, `{base}places/` and `{base}directions/` to MSW, where one catch-all forwards them (a handler for each operation would be slower).
 */
export async function interceptRequests({ remote }: Connection, base: string): Promise<void> {
  const pattern = new RegExp(`^${escapeForPattern(base)}(api|places|directions)/`)
  const worker = setupWorker(
    http.all(pattern, async ({ request }) => {
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
      const reply = await remote.fetch({ method: request.method, url: request.url, headers: [...request.headers], body }).catch(() => null)
      if (!reply) return HttpResponse.error()
      return new HttpResponse(reply.body, { status: reply.status, headers: reply.headers })
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('service-worker.js', base).href, options: { scope: new URL(base).pathname } },
  })
}
