import type { Connection } from '../hosts/browser/connection.ts'
import { storedText } from '../hosts/browser/stored.ts'
import { endTour } from './tours/storedTour.ts'

/** The notice to show after the reload of the page. */
const replaced = storedText('replaced')

/**
 * Reloads this page when another world has replaced the present one. The worker may end meanwhile,
 * and its notices with it.
 */
export function followReplacements({ onEvent }: Connection): void {
  onEvent((event) => {
    if (event.kind !== 'replaced') return
    endTour()
    replaced.write(event.message)
    globalThis.location.reload()
  })
}

/** What this page has to tell once after its reload; null when there is nothing. */
export function takeReplacement(): string | null {
  const message = replaced.read()
  replaced.write(null)
  return message
}
