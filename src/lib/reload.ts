import { onlineManager } from '@tanstack/react-query'
import { storedValue } from './storage.ts'
import { wait } from './waiting.ts'

/** How long the server may take to answer, ms. */
const ANSWER_MS = 10_000
/** How often to ask whether something is under way, ms. */
const ASK_MS = 200

/** The entry script for whose missing parts this tab has reloaded itself. Its name changes with every release. */
const reloadedFor = storedValue({
  name: 'reloadedFor',
  version: 1,
  area: 'session',
  keep: true,
  parse: (value) => (typeof value === 'string' ? value : undefined),
})

async function isReachable(): Promise<boolean> {
  const request = fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
  return (await request.catch(() => null))?.ok ?? false
}

/** Reloads the page if its server answers: otherwise the browser would replace the app by its own error page. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) globalThis.location.reload()
}

/**
 * Reloads the page when a part of it can't be loaded, since a new release may have replaced its files: once for each release, and not without a
 * network. Where the browser stores nothing it does not, as it could do so for ever.
 * @param isBusy a navigation or a write is under way: the reload waits, so that it comes up where the user was going and nothing is cut off
 */
export function reloadForNewRelease(isBusy: () => boolean): void {
  const release = import.meta.url
  addEventListener('vite:preloadError', async () => {
    if (!onlineManager.isOnline() || !(await isReachable())) return
    while (isBusy()) await wait(ASK_MS)
    if (reloadedFor.read() !== release && reloadedFor.write(release)) globalThis.location.reload()
  })
}
