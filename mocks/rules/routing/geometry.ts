/** `[longitude, latitude]` in degrees, as in GeoJSON. */
export type Position = [longitude: number, latitude: number]

/** Metres of one degree of latitude, on a sphere of the Earth's mean radius. */
export const METRES_PER_DEGREE = (6371008.8 * Math.PI) / 180

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance on a plane that touches the Earth between the two places, metres: exact to a thousandth within a few hundred kilometres. */
export function metresBetween(a: Position, b: Position): number {
  const east = (b[0] - a[0]) * Math.cos(radians((a[1] + b[1]) / 2))
  return METRES_PER_DEGREE * Math.hypot(east, b[1] - a[1])
}
