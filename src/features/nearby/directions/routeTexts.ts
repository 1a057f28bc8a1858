import type { Route, Step } from '#api/directions.ts'
import type { ApiError } from '#api/http/error.ts'
import { formatMetres } from '#domain/distance.ts'
import { formatCount } from '#lib/numbers.ts'

/** Returns '3 min' for 168 seconds, '1 h 12 min' for 4300. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  const text = `${formatCount(hours)} h`
  return minutes % 60 === 0 ? text : `${text} ${minutes % 60} min`
}

/** The main roads; empty when they have no names. */
export const viaText = (route: Route): string =>
  route.legs
    .map(({ summary }) => summary)
    .filter(Boolean)
    .join(', ')

/** Returns '5 min · 2.6 km'. */
export const lengthText = ({ duration, distance }: Route): string =>
  `${durationText(duration)} · ${formatMetres(distance)}`

/** Routes whose texts differ, the fastest first. */
export function distinctRoutes(routes: readonly Route[]): Route[] {
  const byText = new Map<string, Route>()
  for (const route of routes.toSorted((a, b) => a.duration - b.duration)) {
    const text = `${lengthText(route)} ${viaText(route)}`
    if (!byText.has(text)) byText.set(text, route)
  }
  return [...byText.values()]
}

export function failureText({ status, code }: ApiError): string {
  if (status === 429)
    return 'Too many people are asking for directions right now. Please wait a minute.'
  if (status === 401 || status === 403) return 'Directions are not available right now.'
  if (code === 'timeout') return 'The directions service took too long to respond.'
  if (status === 0) return 'The directions service could not be reached. Check your connection.'
  return 'The route could not be loaded.'
}

export const noRouteText = (code: string): string =>
  code === 'NoSegment'
    ? 'One of these places is too far from a road.'
    : 'We couldn’t find a driving route to this shop.'

const angles: Record<string, number> = {
  'sharp left': -45,
  left: 0,
  'slight left': 45,
  straight: 90,
  'slight right': 135,
  right: 180,
  'sharp right': 225,
  uturn: 270,
}

/** The clockwise rotation of a left arrow, degrees; null for the arrival. */
export const arrowAngle = ({ maneuver: { type, modifier } }: Step): number | null =>
  type === 'arrive' ? null : type === 'depart' ? 90 : (angles[modifier ?? 'straight'] ?? 90)
