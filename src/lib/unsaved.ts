/** Input that has not been saved yet. */
export interface Unsaved {
  /**
   * What the input doesn't survive: another `address` (path or query), another `screen` (path), or
   * only the end of the `page`, as by a reload or a closed tab. It survives no more than the next
   * one of these.
   */
  lostBy: 'address' | 'screen' | 'page'
  /**
   * It is being sent: the user must wait, whatever would close its form. The app itself may
   * navigate once it is sent.
   */
  sending: boolean
  /** Asks the user whether it may be lost, and calls `leave` or `stay`. */
  ask: (leave: () => void, stay: () => void) => void
}

/** A path and a query. */
interface Address {
  pathname: string
  search: string
}

const known: Unsaved[] = []
let unasked = false

/**
 * Lets the browser ask before the page is unloaded, in its own words; some mobile browsers don't
 * ask.
 */
function askInBrowser(event: BeforeUnloadEvent): void {
  if (!unasked) event.preventDefault()
  unasked = false
}

/**
 * A link to a mail address or a phone number opens another program: the page stays, though some
 * browsers ask as if it were unloaded.
 */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.href && !link.protocol.startsWith('http')) unasked = true
}

/** Reports input that leaving would lose. Returns a function that ends this. */
export function guardUnsaved(input: Unsaved): () => void {
  known.push(input)
  // Only while it is needed, since it may keep a page out of the browser's cache for Back.
  globalThis.addEventListener('beforeunload', askInBrowser)
  globalThis.addEventListener('click', onClick)
  return () => {
    known.splice(known.indexOf(input), 1)
    if (known.length > 0) return
    globalThis.removeEventListener('beforeunload', askInBrowser)
    globalThis.removeEventListener('click', onClick)
  }
}

/**
 * Lets the app unload its page once without the browser's question: the input is saved or stored as
 * a draft, or the user has decided to leave.
 */
export function unloadUnasked(): void {
  unasked = true
}

/** The input that going from one address to another would lose. */
export const lostBetween = (from: Address, to: Address): readonly Unsaved[] =>
  known.filter(
    ({ lostBy }) =>
      lostBy !== 'page' &&
      (from.pathname !== to.pathname || (lostBy === 'address' && from.search !== to.search)),
  )

/**
 * Asks about each of these inputs, the latest first. Calls `leave` once the user has agreed to lose
 * all of them, otherwise `stay`.
 */
export function confirmLeave(inputs: readonly Unsaved[], leave: () => void, stay = () => {}): void {
  const last = inputs.at(-1)
  if (last) last.ask(() => confirmLeave(inputs.slice(0, -1), leave, stay), stay)
  else leave()
}
