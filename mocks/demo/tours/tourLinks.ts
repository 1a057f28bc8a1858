import { readTourLink, startOf, tourLink, type TourPlace, tours } from '#fixtures/tours/tours.ts'
import { clearAppStorage } from '../../hosts/browser/reset.ts'
import { tryOr } from '../../hosts/browser/tryOr.ts'
import { remember, rememberOpen } from '../console/memory.ts'
import { storedTour } from './storedTour.ts'

/** The progress of a tour. */
export interface Progress extends TourPlace {
  /** The step to which the tour advances automatically, by carrying out the steps before it. */
  goal: number
}

/** Stores the progress of the tour, so that it continues after a reload; null ends it. */
export const saveProgress = (progress: Progress | null): void =>
  storedTour.write(
    progress &&
      JSON.stringify({ name: progress.tour.name, step: progress.step, goal: progress.goal }),
  )

/** The progress of this tab's tour; null when there is none. */
export function loadProgress(): Progress | null {
  const stored = tryOr((): unknown => JSON.parse(storedTour.read() ?? 'null'), null)
  const { name, step, goal } = (stored ?? {}) as Partial<Record<string, unknown>>
  const tour = tours.find((one) => one.name === name)
  if (!tour || typeof step !== 'number' || typeof goal !== 'number' || !tour.steps[step])
    return null
  return { tour, step, goal }
}

/**
 * The address that starts a tour at a step. `base` is the address under which the demo is served.
 */
export function tourAddress(place: TourPlace, base: string): string {
  const url = new URL('./home', base)
  url.searchParams.set('tour', tourLink(place))
  // A colon needs no encoding there, and people read it.
  return url.href.replace('%3A', ':')
}

/**
 * Reads `?tour=` and gives the page the address and the directives (`?sim=`) in whose state the
 * step begins; directives that the address has already come after these. To be called before
 * `?sim=` is read and the app is loaded.
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
  // An order that was sent in another world, or an open chat, would disturb the tour.
  clearAppStorage()
  // The console would cover what the tour is about.
  rememberOpen(start?.console !== undefined)
  if (start?.console !== undefined) remember({ tab: start.console })
  saveProgress({ tour: place.tour, step: at, goal: place.step })
  return null
}
