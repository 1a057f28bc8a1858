import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Connection } from './connection.ts'

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Lets the app's calls reach the simulated marketplace in place of the network: the app's one service worker hands
 * MSW every request below `{base}api/` and `{base}places/`, and one catch-all passes them on (a handler for each operation would be slower).
 */
export async function intercept({ remote }: Connection, base: string): Promise<void> {
  const calls = new RegExp(`^${escapeForPattern(base)}(api|places)/`)
  const worker = setupWorker(
    http.all(calls, async ({ request }) => {
      const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
      const answer = await remote.fetch({ method: request.method, url: request.url, headers: [...request.headers], body }).catch(() => null)
      if (!answer) return HttpResponse.error()
      return new HttpResponse(answer.body, { status: answer.status, headers: answer.headers })
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('service-worker.js', base).href, options: { scope: new URL(base).pathname } },
  })
}
