import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import { wait } from '../timers.ts'

/** An active worker may take so long to claim a page; after a hard reload it never does. */
const CLAIM_MS = 1000
/** A page may still run so long after `location.reload()`. */
const RELOAD_MS = 10_000

/** Resolves with whether it controls this page. */
async function registerWorker(url: string, scope: string): Promise<boolean> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return true
  const claimed = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  await serviceWorker.register(url, { scope })
  await serviceWorker.ready
  await Promise.race([claimed, wait(CLAIM_MS)])
  return serviceWorker.controller !== null
}

/**
 * One catch-all for the pattern, as a handler for each operation would be slower. Loading this
 * module and calling it fail where the browser refuses service workers, cookies or storage.
 */
export async function startServiceWorker(
  base: string,
  pattern: RegExp,
  forward: (request: Request) => Promise<Response>,
): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This page has no service workers')
  // Throws where cookies are refused.
  void document.cookie
  const url = new URL('service-worker.js', base).href
  const scope = new URL(base).pathname
  // MSW reloads a page that no worker controls although one is registered. A page whose worker is
  // just being registered waits for it instead.
  const isControlled = await registerWorker(url, scope)
  await setupWorker(http.all(pattern, ({ request }) => forward(request))).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url, options: { scope } },
  })
  // Nothing may begin that the reload would cut off.
  if (!isControlled) await wait(RELOAD_MS)
}
