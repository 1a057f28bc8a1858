import { rememberOpen } from '../console/memory.ts'
import { endTour } from '../tours/storedTour.ts'

/** The parameter that asks for it: `/?demo`. */
const PARAMETER = 'demo'

export const welcomeAddress = (base: string): string => new URL(`./?${PARAMETER}`, base).href

/**
 * Removes the parameter, so that a reload does not cover the app again, ends a tour and closes the
 * console.
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
