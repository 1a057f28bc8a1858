import { tours, type TourPlace } from '#fixtures/tours/tours.ts'
import { tryOr } from '../../hosts/browser/tryOr.ts'
import { storedTour, storeTour } from './storedTour.ts'

/** Where a walk is. */
export interface Progress extends TourPlace {
  /** The step to which the tour goes by itself, by doing what the steps before say. */
  goal: number
}

/** Stores where the walk is, so that it goes on after a reload; null ends it. */
export const saveProgress = (progress: Progress | null): void =>
  storeTour(progress && JSON.stringify({ name: progress.tour.name, step: progress.step, goal: progress.goal }))

/** The walk of this tab; null when there is none. */
export function loadProgress(): Progress | null {
  const stored = tryOr((): unknown => JSON.parse(storedTour() ?? 'null'), null)
  const { name, step, goal } = (stored ?? {}) as Partial<Record<string, unknown>>
  const tour = tours.find((one) => one.name === name)
  if (!tour || typeof step !== 'number' || typeof goal !== 'number' || !tour.steps[step]) return null
  return { tour, step, goal }
}
