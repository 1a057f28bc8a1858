import type { Route } from '#api/directions.ts'
import type { Bounds } from '#ui/map/bounds.ts'
import type { LngLat } from '#ui/map/gl.ts'
import type { Origin } from '../useOrigin.ts'

/** In the order of travel. */
export const lineOf = (route: Route): LngLat[] =>
  route.geometry.coordinates.map(([longitude = 0, latitude = 0]) => [longitude, latitude])

/** Changes with the place only: the origin is a new object on each render. */
export const placeKey = (origin: Origin | null): string =>
  origin ? `${origin.kind} ${origin.at.latitude} ${origin.at.longitude}` : ''

export function boundsOf(points: readonly LngLat[]): Bounds {
  const [longitudes, latitudes] = [
    points.map(([longitude]) => longitude),
    points.map(([, latitude]) => latitude),
  ]
  // Not by spreading: a long route has more points than a call may have arguments.
  const min = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const max = (values: number[]) => values.reduce((a, b) => Math.max(a, b))
  return {
    west: min(longitudes),
    south: min(latitudes),
    east: max(longitudes),
    north: max(latitudes),
  }
}
