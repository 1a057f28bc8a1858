import { storedText, tryOr } from '../../hosts/browser/stored.ts'

export interface Memory {
  /** 'tours' on the first visit. */
  tab: string
}

/** `open` is for this tab of the browser. */
const memory = storedText('console', () => localStorage)
const open = storedText('console')

/** The user, or another program, may have changed it. */
export function recall(): Memory {
  const stored = tryOr((): unknown => JSON.parse(memory.read() ?? 'null'), null)
  const { tab } = (stored ?? {}) as Partial<Record<keyof Memory, unknown>>
  return { tab: typeof tab === 'string' ? tab : 'tours' }
}

export function remember(change: Partial<Memory>): void {
  memory.write(JSON.stringify({ ...recall(), ...change }))
}

/** Tells how the page was left. */
export const wasOpen = (): boolean => open.read() === 'open'

export const rememberOpen = (isOpen: boolean): void => open.write(isOpen ? 'open' : null)
