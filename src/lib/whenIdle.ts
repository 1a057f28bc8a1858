/** Longest wait for an idle browser, ms. */
const LONGEST_MS = 5000
/** Wait after the page has loaded, for Safari, which does not report that it is idle, ms. */
const GUESS_MS = 2000

/** Calls back when the page is loaded and idle. @returns cancels it */
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

/** Loads code early; a failure is left to its use. @returns cancels it */
export const loadWhenIdle = (load: () => Promise<unknown>): (() => void) =>
  whenIdle(() => void load().catch(() => undefined))
