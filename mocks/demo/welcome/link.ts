import { rememberOpen } from '../console/memory.ts'
import { endTour } from '../tours/storedTour.ts'

/** The parameter of an address that asks for the first page: `/?demo`. */
const PARAMETER = 'demo'

/** The address of the first page. `base` is the address under which the demo is served. */
export const welcomeAddress = (base: string): string => new URL(`./?${PARAMETER}`, base).href

/**
 * Whether the page's address asks for the first page. If so, removes the parameter, so that a
 * reload does not cover the app again, ends a running tour and closes the console.
 */
export function takeWelcomeLink(): boolean {
  const url = new URL(globalThis.location.href)
  if (!url.searchParams.has(PARAMETER)) return false
  url.searchParams.delete(PARAMETER)
  globalThis.history.replaceState(globalThis.history.state, '', url)
  endTour()
  rememberOpen(false)
  return true
}
