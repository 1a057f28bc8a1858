import { http } from 'msw'
import { setupWorker } from 'msw/browser'

/**
 * Has the service worker hand every request whose address fits the pattern to `forward`; one
 * catch-all, since a handler for each operation would be slower. Loading this module and calling it
 * fail where the browser has no service workers, or refuses them, cookies or storage.
 */
export async function startServiceWorker(
  base: string,
  pattern: RegExp,
  forward: (request: Request) => Promise<Response>,
): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This page has no service workers')
  // Read for every request.
  void document.cookie
  await setupWorker(http.all(pattern, ({ request }) => forward(request))).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: {
      url: new URL('service-worker.js', base).href,
      options: { scope: new URL(base).pathname },
    },
  })
}
