import { readTourLink, startOf, tourLink, type TourPlace, tours } from '#fixtures/tours/tours.ts'
import { clearAppStorage } from '../../hosts/browser/reset.ts'
import { tryOr } from '../../hosts/browser/stored.ts'
import { chosenTab, rememberOpen } from '../console/memory.ts'
import { storedTour } from './storedTour.ts'

export interface Progress extends TourPlace {
  /** The tour advances to this step by itself. */
  goal: number
}

/** Stores what a reload needs; null ends the tour. */
export const saveProgress = (progress: Progress | null): void =>
  storedTour.write(
    progress &&
      JSON.stringify({ name: progress.tour.name, step: progress.step, goal: progress.goal }),
  )

/** Null when there is none. */
export function loadProgress(): Progress | null {
  const stored = tryOr((): unknown => JSON.parse(storedTour.read() ?? 'null'), null)
  const { name, step, goal } = (stored ?? {}) as Partial<Record<string, unknown>>
  const tour = tours.find((one) => one.name === name)
  if (!tour || typeof step !== 'number' || typeof goal !== 'number' || !tour.steps[step])
    return null
  return { tour, step, goal }
}

export function tourAddress(place: TourPlace, base: string): string {
  const url = new URL('./home', base)
  url.searchParams.set('tour', tourLink(place))
  return url.href.replace('%3A', ':')
}

/**
 * Turns `?tour=` into the address and the directives (`?sim=`) of the step, followed by those that
 * the address has. To be called before the app is loaded.
 * @returns why there is no such step; null when there is, or when the address names none
 */
export function takeTourLink(base: string): string | null {
  const url = new URL(globalThis.location.href)
  const text = url.searchParams.get('tour')
  if (text === null) return null
  const place = readTourLink(text)
  const found = typeof place !== 'string'
  const { at, start } = found ? startOf(place) : { at: 0, start: null }
  const to = start ? new URL(`.${start.path}`, base) : url
  to.searchParams.delete('tour')
  const directives = [start?.directives, url.searchParams.get('sim')].filter(Boolean).join(',')
  if (directives) to.searchParams.set('sim', directives)
  globalThis.history.replaceState(null, '', to)
  if (!found) return place
  // An order of another world, or an open chat, would disturb the tour.
  clearAppStorage()
  rememberOpen(start?.console !== undefined)
  if (start?.console !== undefined) chosenTab.write(start.console)
  saveProgress({ tour: place.tour, step: at, goal: place.step })
  return null
}
