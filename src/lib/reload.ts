import { onlineManager } from '@tanstack/react-query'
import { parseText, storedSignal } from './storage.ts'
import { wait } from './waiting.ts'

/** How long the server may take to answer, ms. */
const ANSWER_MS = 10_000
/** How often to ask whether something is in progress, ms. */
const ASK_MS = 200
/** A page that is still here after this time was not left, ms. */
const LEAVE_MS = 10_000

/** Delays of the tries to reach the server after the network has returned, ms. */
const RETURN_MS = [0, 1000, 3000, 10_000]

/** The entry script, by release, for whose missing parts this tab has reloaded itself. */
const reloadedFor = storedSignal({
  name: 'reloadedFor',
  area: 'session',
  preserve: true,
  parse: parseText,
})

/** Names of what is open, and can be opened again. */
const open = new Set<string>()

/** What was open when the page reloaded itself. */
const leftOpen = storedSignal<{ address: string; names: readonly unknown[] }>({
  name: 'leftOpen',
  area: 'session',
  parse(value) {
    const { address, names } = (value ?? {}) as { address?: unknown; names?: unknown }
    return typeof address === 'string' && Array.isArray(names) ? { address, names } : undefined
  },
})
const reopening = new Set<unknown>()

/** Notes what is open, to be opened again after a reload. @returns ends this */
export function noteOpen(name: string): () => void {
  open.add(name)
  return () => open.delete(name)
}

/** Whether this was open when the page reloaded itself: once, until the user does something. */
export const takeReopening = (name: string): boolean => reopening.delete(name)

/**
 * Takes up what was open when the page reloaded itself, once, at the start.
 * @returns whether the user's last press was lost, since nothing will be opened again
 */
export function takeLeftOpen(): boolean {
  const left = leftOpen.read()
  leftOpen.remove()
  if (left?.address !== globalThis.location.href) return false
  for (const name of left.names) reopening.add(name)
  for (const input of ['pointerdown', 'keydown'] as const)
    addEventListener(input, () => reopening.clear(), { capture: true, once: true })
  return reopening.size === 0
}

/** @param pressed whether a press is lost when nothing is open */
function reload(pressed = false): void {
  if (open.size > 0 || pressed)
    leftOpen.write({ address: globalThis.location.href, names: [...open] })
  globalThis.location.reload()
}

async function isReachable(): Promise<boolean> {
  const request = fetch(import.meta.env.BASE_URL, {
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return (await request.catch(() => null))?.ok ?? false
}

/**
 * Reloads the page if its server answers: otherwise the browser's own error page would replace it.
 * @returns whether it did
 */
export async function reloadWhenReachable(): Promise<boolean> {
  const reachable = await isReachable()
  if (reachable) reload()
  return reachable
}

/**
 * Reloads the page after the network has returned, in several tries.
 * @param left aborted when the reload is no longer wanted
 */
export async function reloadOnReturn(left: AbortSignal): Promise<void> {
  for (const delay of RETURN_MS) {
    await wait(delay)
    if (left.aborted || (await reloadWhenReachable())) return
  }
}

/**
 * Reloads the page when a part of it can't be loaded, since a new release may have replaced its
 * files: once for each release, and neither without a network nor where the browser stores nothing,
 * where it could do so for ever. It waits while the page is being left: Firefox then cancels what
 * is loading, and a reload would cancel the navigation.
 * @param isBusy a navigation or a write is in progress: the reload waits
 */
export function reloadForNewRelease(isBusy: () => boolean): void {
  const release = import.meta.url
  let leftAt = -Infinity
  // Always, though it may prevent some browser's cache for Back: the event precedes the failure.
  addEventListener('beforeunload', () => void (leftAt = performance.now()))
  const isLeaving = () => performance.now() - leftAt < LEAVE_MS
  addEventListener('vite:preloadError', async () => {
    const { href } = globalThis.location
    const pressed = navigator.userActivation.isActive
    if (!onlineManager.isOnline() || !(await isReachable())) return
    while (isBusy() || isLeaving()) await wait(ASK_MS)
    if (reloadedFor.read() === release || !reloadedFor.write(release)) return
    // A link that was pressed has been followed meanwhile.
    reload(pressed && globalThis.location.href === href)
  })
}
