import { onlineManager } from '@tanstack/react-query'
import { forgetKept, keep, keptValue, storeKept } from './kept.ts'
import { isLocked } from './lock.ts'
import { storedValue } from './storage.ts'
import { unloadUnasked } from './unsaved.ts'
import { wait } from './waiting.ts'

/** How long the server may take to name its release, ms. */
const ANSWER_MS = 10_000
/** How often to ask whether a write is under way, ms. */
const ASK_MS = 200
/** How long the page may take to get as long as it was, ms. */
const SCROLL_MS = 5000

/** Releases for which this tab has reloaded itself, by their entry scripts. */
const reloads = storedValue<string[]>({
  name: 'releases',
  version: 1,
  area: 'session',
  keep: true,
  parse: (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : undefined),
})
const busy = [isLocked]
let reloading: Promise<boolean> | undefined

/** Makes a reload wait while this returns true: a write is under way, whose outcome the user would not see. */
export function waitBeforeReload(isBusy: () => boolean): void {
  busy.push(isBusy)
}

/** The entry script of a page of the app. Its name changes with every release. */
const entryOf = (page: Document) => page.querySelector('script[type="module"][src]')?.getAttribute('src')

/** The page as the server has it now; null when it can't be reached. */
async function latestPage(): Promise<Document | null> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch {
    return null
  }
}

/** Resolves when no write is under way. */
async function settled(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop
  while (busy.some((isBusy) => isBusy())) await wait(ASK_MS)
}

async function reloadForRelease(): Promise<boolean> {
  if (!onlineManager.isOnline()) return false
  // The development server has no releases.
  if (!import.meta.env.PROD) return false
  const page = await latestPage()
  const entry = page && entryOf(page)
  if (!entry || entry === entryOf(document)) return false
  const before = reloads.read() ?? []
  // Without a storage, a page that an intermediary keeps for too long would be reloaded for ever.
  if (before.includes(entry) || !reloads.write([...before, entry])) return false
  await settled()
  if (!storeKept()) return false
  unloadUnasked()
  globalThis.location.reload()
  return true
}

/** Vite takes a style sheet that is in the page as loaded: one that failed must be removed, or the next try would show its part without it. */
function removeFailedStyles(error: unknown): void {
  const [, href] = /preload CSS for (\S+)/.exec(String(error)) ?? []
  for (const link of document.querySelectorAll('link')) if (link.href === href) link.remove()
}

/**
 * Loads code by an `import()`. Without a network it rejects at once: browsers cache a failed import and
 * reject it until the page is reloaded.
 * @param kept the service worker keeps it (scripts/vite/serviceWorker.ts), where it has control of the page
 */
export async function loadCode<Code>(load: () => Promise<Code>, kept = false): Promise<Code> {
  if (!onlineManager.isOnline() && !(kept && navigator.serviceWorker?.controller))
    throw new Error('There is no network to load the code from')
  return load().catch((error: unknown) => {
    removeFailedStyles(error)
    throw error
  })
}

/**
 * Loads code as `loadCode` does. When it is missing because the server has a newer release, the page reloads itself, once for each
 * release, and the promise stays pending.
 * @param kept as for `loadCode`
 */
export async function fetchCode<Code>(load: () => Promise<Code>, kept?: boolean): Promise<Code> {
  try {
    return await loadCode(load, kept)
  } catch (error) {
    reloading ??= reloadForRelease()
    if (await reloading) return new Promise<never>(() => undefined)
    reloading = undefined
    throw error
  }
}

/**
 * Reloads the page, for a user who asks for it, if its server responds: otherwise the browser would replace the app by its own error page.
 * What was typed comes back where the browser stores it.
 */
export async function reloadWhenReachable(): Promise<void> {
  if (!(await latestPage())) return
  storeKept()
  unloadUnasked()
  globalThis.location.reload()
}

/**
 * Returns to the scroll position from before a reload by the app, once the page is long enough. For some seconds it stays there, whatever the
 * router or the browser does, unless the user scrolls or does something else.
 */
export function restoreScroll(): void {
  const top = keptValue('scroll')
  forgetKept('scroll')
  if (typeof top !== 'number') return
  const stop = new AbortController()
  const until = { signal: stop.signal, passive: true }
  const scroll = () => globalThis.scrollTo(globalThis.scrollX, top)
  const observer = new ResizeObserver(scroll)
  observer.observe(document.body)
  globalThis.addEventListener('scroll', scroll, until)
  for (const event of ['wheel', 'pointerdown', 'keydown']) globalThis.addEventListener(event, () => stop.abort(), until)
  setTimeout(() => stop.abort(), SCROLL_MS)
  stop.signal.addEventListener('abort', () => observer.disconnect())
}
keep('scroll', () => globalThis.scrollY)
