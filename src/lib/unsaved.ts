export interface Unsaved {
  /** What loses it: another `address` (path or query), `screen` (path), or the `page`'s end. */
  lostBy: 'address' | 'screen' | 'page'
  /** The user must wait, whatever would close its form; the app may navigate once it is sent. */
  sending: boolean
  /** Asks whether it may be lost. */
  ask: (leave: () => void, stay: () => void) => void
}

interface Address {
  pathname: string
  search: string
}

const known: Unsaved[] = []
let unasked = false

/** Lets the browser ask before the page is unloaded; some mobile ones don't. */
function askInBrowser(event: BeforeUnloadEvent): void {
  if (!unasked) event.preventDefault()
  unasked = false
}

/** For a link to a mail address or a phone number some browsers ask, though the page stays. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.href && !link.protocol.startsWith('http')) unasked = true
}

/** Reports input that leaving would lose. @returns ends this */
export function guardUnsaved(input: Unsaved): () => void {
  known.push(input)
  // Only while needed: it may keep a page out of the cache for Back.
  globalThis.addEventListener('beforeunload', askInBrowser)
  globalThis.addEventListener('click', onClick)
  return () => {
    known.splice(known.indexOf(input), 1)
    if (known.length > 0) return
    globalThis.removeEventListener('beforeunload', askInBrowser)
    globalThis.removeEventListener('click', onClick)
  }
}

export function unloadUnasked(): void {
  unasked = true
}

export const lostBetween = (from: Address, to: Address): readonly Unsaved[] =>
  known.filter(
    ({ lostBy }) =>
      lostBy !== 'page' &&
      (from.pathname !== to.pathname || (lostBy === 'address' && from.search !== to.search)),
  )

/** Asks about each, the latest first: `leave` once all may be lost, otherwise `stay`. */
export function confirmLeave(inputs: readonly Unsaved[], leave: () => void, stay = () => {}): void {
  const last = inputs.at(-1)
  if (last) last.ask(() => confirmLeave(inputs.slice(0, -1), leave, stay), stay)
  else leave()
}
