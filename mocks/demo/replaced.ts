import type { Connection } from '../hosts/browser/connection.ts'
import { storedText } from '../hosts/browser/stored.ts'
import { endTour } from './tours/storedTour.ts'

/** To show after the reload. */
const replaced = storedText('replaced')

/** The worker may end meanwhile, and its notices with it. */
export function followReplacements({ onEvent }: Connection): void {
  onEvent((event) => {
    if (event.kind !== 'replaced') return
    endTour()
    replaced.write(event.message)
    globalThis.location.reload()
  })
}

/** Once; null for nothing. */
export function takeReplacement(): string | null {
  const message = replaced.read()
  replaced.write(null)
  return message
}
