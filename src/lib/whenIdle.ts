/** How long to wait for an idle browser, ms. */
const LONGEST_MS = 5000
/**
 * Wait after the page has loaded where the browser does not report when it is idle (Safari), ms.
 */
const GUESS_MS = 2000

/**
 * Calls back when the page is loaded and the browser has nothing to do. Returns a function that
 * cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => {}
  const plan = () => {
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(callback, { timeout: LONGEST_MS })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(callback, GUESS_MS)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') plan()
  else {
    globalThis.addEventListener('load', plan, { once: true })
    cancel = () => globalThis.removeEventListener('load', plan)
  }
  return () => cancel()
}

/** As `whenIdle`, for code that a part waits for: `lazy(async () => (await idle(), …))`. */
export const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve))

/**
 * Loads code before the user asks for it. A failure is left to the moment when it is needed. Returns
 * a function that cancels it.
 */
export const loadWhenIdle = (load: () => Promise<unknown>): (() => void) =>
  whenIdle(() => void load().catch(() => undefined))
