import { storedText } from '../../hosts/browser/stored.ts'

/** Null when no tour is walked. Apart from the tours, so that pages without one load none. */
export const storedTour = storedText('tour')

const walked = new Set<() => void>()

/** Returns a function that unregisters `end`. */
export function whenTourEnds(end: () => void): () => void {
  walked.add(end)
  return () => void walked.delete(end)
}

/** The world in which it was walked is gone. */
export function endTour(): void {
  storedTour.write(null)
  for (const end of walked) end()
}
