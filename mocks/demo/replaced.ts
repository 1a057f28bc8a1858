import type { Connection } from '../hosts/browser/connection.ts'
import { tryOr } from '../hosts/browser/tryOr.ts'
import { endTour } from './tours/storedTour.ts'

/** The page's `sessionStorage` item with the notice to show after its reload. */
const MESSAGE = 'suki-replaced'

/**
 * Reloads this page when another world has replaced the present one. The worker may end meanwhile,
 * and its notices with it.
 */
export function followReplacements({ onEvent }: Connection): void {
  onEvent((event) => {
    if (event.kind !== 'replaced') return
    endTour()
    tryOr(() => sessionStorage.setItem(MESSAGE, event.message), undefined)
    globalThis.location.reload()
  })
}

/** What this page has to tell once after its reload; null when there is nothing. */
export function takeReplacement(): string | null {
  return tryOr(() => {
    const message = sessionStorage.getItem(MESSAGE)
    sessionStorage.removeItem(MESSAGE)
    return message
  }, null)
}
