import type { Route } from '../../../api/directions.ts'
import type { LngLat } from '../../../ui/map/gl.ts'
import type { Bounds } from '../../../ui/map/bounds.ts'
import type { Covered } from '../../../ui/map/openMap.ts'
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

/** What always stays free of a map: room for a route with its padding of 100 px at each edge, px. */
const FREE = 300

/** How much of a map is behind a panel at its left edge or, for one that is as wide as the map, at its bottom. */
export function coveredBy(map: DOMRect, panel: DOMRect | undefined): Covered {
  const touches = panel && panel.right > map.left && panel.left < map.right && panel.bottom > map.top && panel.top < map.bottom
  if (!touches) return { left: 0, bottom: 0 }
  const within = (length: number, size: number) => Math.max(0, Math.min(length, size - FREE))
  return panel.width > map.width / 2 && panel.bottom >= map.bottom - 1
    ? { left: 0, bottom: within(map.bottom - panel.top, map.height) }
    : { left: within(panel.right - map.left, map.width), bottom: 0 }
}
