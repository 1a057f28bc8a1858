import { tours, type TourPlace } from '#fixtures/tours/tours.ts'
import { tryOr } from '../../hosts/browser/tryOr.ts'
import { storedTour, storeTour } from './storedTour.ts'

/** The progress of a tour. */
export interface Progress extends TourPlace {
  /** The step to which the tour advances automatically, by carrying out the steps before it. */
  goal: number
}

/** Stores the progress of the tour, so that it continues after a reload; null ends it. */
export const saveProgress = (progress: Progress | null): void =>
  storeTour(
    progress &&
      JSON.stringify({ name: progress.tour.name, step: progress.step, goal: progress.goal }),
  )

/** The progress of this tab's tour; null when there is none. */
export function loadProgress(): Progress | null {
  const stored = tryOr((): unknown => JSON.parse(storedTour() ?? 'null'), null)
  const { name, step, goal } = (stored ?? {}) as Partial<Record<string, unknown>>
  const tour = tours.find((one) => one.name === name)
  if (!tour || typeof step !== 'number' || typeof goal !== 'number' || !tour.steps[step])
    return null
  return { tour, step, goal }
}
