import { storedText } from '../../hosts/browser/stored.ts'

/**
 * What is stored about the tour of this tab; null when none is walked. It is apart from the tours,
 * so that pages without one load none.
 */
export const storedTour = storedText('tour')

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
  storedTour.write(null)
  for (const end of walked) end()
}
