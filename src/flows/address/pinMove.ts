import { type Coordinates, roundDegrees } from '#lib/geolocation.ts'

/** Step of an arrow key, px: about 10 m where single houses can be distinguished. */
const STEP_PX = 10
/** Factor of the step with Shift. */
const FAR = 10
/** The engines draw the whole Earth so wide at zoom 0, px. */
const TILE = 512
/** Shows some streets, close to a door. */
export const CLOSE_ZOOM = 16

const directions: Record<string, [east: number, north: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

interface Press {
  key: string
  shiftKey: boolean
}

/** The new position; null for another key. */
export function movedByKey(
  at: Coordinates,
  { key, shiftKey }: Press,
  zoom: number,
): Coordinates | null {
  const direction = directions[key]
  if (!direction) return null
  const [east, north] = direction
  const degrees = (360 / (TILE * 2 ** zoom)) * STEP_PX * (shiftKey ? FAR : 1)
  // Mercator stretches latitude by the same factor.
  const stretched = Math.cos((at.latitude * Math.PI) / 180)
  return {
    latitude: roundDegrees(at.latitude + north * degrees * stretched),
    longitude: roundDegrees(at.longitude + east * degrees),
  }
}
