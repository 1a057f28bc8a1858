import type { Connection } from '../hosts/browser/connection.ts'
import { storedText } from '../hosts/browser/stored.ts'
import { endTour } from './tours/storedTour.ts'

const replaced = storedText('replaced')

/** Tells the user after the reload: the worker may end meanwhile, and its notices with it. */
export function followReplacements({ onEvent }: Connection): void {
  onEvent((event) => {
    if (event.kind !== 'replaced') return
    endTour()
    replaced.write(event.message)
    globalThis.location.reload()
  })
}

/** Tells it once; null is nothing. */
export function takeReplacement(): string | null {
  const message = replaced.read()
  replaced.write(null)
  return message
}
