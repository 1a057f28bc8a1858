import type { Route } from '#api/directions.ts'
import type { LngLat } from '#ui/map/gl.ts'
import type { Bounds } from '#ui/map/bounds.ts'
import type { Origin } from '../useOrigin.ts'

/** The points of a route, in the order of travel. */
export const lineOf = (route: Route): LngLat[] => route.geometry.coordinates.map(([longitude = 0, latitude = 0]) => [longitude, latitude])

/** A text that changes with the place only: each rendering makes a new object of it. */
export const placeKey = (origin: Origin | null): string => (origin ? `${origin.kind} ${origin.at.latitude} ${origin.at.longitude}` : '')

/** The smallest box around points. There is at least one. */
export function boundsOf(points: readonly LngLat[]): Bounds {
  const [longitudes, latitudes] = [points.map(([longitude]) => longitude), points.map(([, latitude]) => latitude)]
  // Not by spreading: a long route has more points than a call may have arguments.
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return { west: least(longitudes), south: least(latitudes), east: most(longitudes), north: most(latitudes) }
}
