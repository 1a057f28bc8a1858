import { tryOr } from '../../hosts/browser/tryOr.ts'

/** The page's `sessionStorage` item with the tour that is walked in this tab. */
const STORED = 'suki-tour'

/**
 * What is stored about the tour of this tab; null when none is walked. It is apart from the tours,
 * so that pages without one load none.
 */
export const storedTour = (): string | null => tryOr(() => sessionStorage.getItem(STORED), null)

const walked = new Set<() => void>()

/**
 * Registers a function that ends the tour shown in this page; returns a function that unregisters
 * it.
 */
export function whenTourEnds(end: () => void): () => void {
  walked.add(end)
  return () => void walked.delete(end)
}

/** Ends the tour of this tab: the world in which it was walked is gone. */
export function endTour(): void {
  storeTour(null)
  for (const end of walked) end()
}

/** Stores it; null removes it. */
export const storeTour = (text: string | null): void =>
  tryOr(
    () =>
      text === null ? sessionStorage.removeItem(STORED) : sessionStorage.setItem(STORED, text),
    undefined,
  )
