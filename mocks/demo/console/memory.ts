import { tryOr } from '../../hosts/browser/tryOr.ts'

/** What the console remembers in this browser. */
export interface Memory {
  /** The id of the chosen tab; 'tours' on the first visit. */
  tab: string
}

/**
 * The `localStorage` item with the memory, and the `sessionStorage` item that says whether the
 * window is open.
 */
const NAME = 'suki-console'

/** Reads what is remembered; the user, or another program, may have changed it. */
export function recall(): Memory {
  const stored = tryOr((): unknown => JSON.parse(localStorage.getItem(NAME) ?? 'null'), null)
  const { tab } = (stored ?? {}) as Partial<Record<keyof Memory, unknown>>
  return { tab: typeof tab === 'string' ? tab : 'tours' }
}

export function remember(change: Partial<Memory>): void {
  tryOr(() => localStorage.setItem(NAME, JSON.stringify({ ...recall(), ...change })), undefined)
}

/** Whether the window was open in this tab of the browser when its page was left. */
export const wasOpen = (): boolean => tryOr(() => sessionStorage.getItem(NAME) === 'open', false)

export function rememberOpen(open: boolean): void {
  tryOr(
    () => (open ? sessionStorage.setItem(NAME, 'open') : sessionStorage.removeItem(NAME)),
    undefined,
  )
}
