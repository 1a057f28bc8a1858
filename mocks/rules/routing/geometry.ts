/** In degrees, as in GeoJSON. */
export type Position = [longitude: number, latitude: number]

/** On a sphere of the Earth's mean radius. */
export const METRES_PER_DEGREE = (6371008.8 * Math.PI) / 180

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * Metres on a plane that touches the Earth: exact to a thousandth within a few hundred kilometres.
 */
const offset = (from: Position, to: Position): [east: number, north: number] => [
  METRES_PER_DEGREE * (to[0] - from[0]) * Math.cos(radians((from[1] + to[1]) / 2)),
  METRES_PER_DEGREE * (to[1] - from[1]),
]

export const metresBetween = (a: Position, b: Position): number => Math.hypot(...offset(a, b))

/** Metres. */
export const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, at, n) => (n === 0 ? 0 : sum + metresBetween(line[n - 1] as Position, at)), 0)

/** Whole degrees from north, 0 to 359. */
export function bearing(from: Position, to: Position): number {
  const [east, north] = offset(from, to)
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360
}

const between = (from: Position, to: Position, share: number): Position => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** The point of the straight line, at a `share` of the way. */
export function nearestOnLine(
  at: Position,
  from: Position,
  to: Position,
): { at: Position; share: number } {
  const [east, north] = offset(from, to)
  const [dx, dy] = offset(from, at)
  const square = east * east + north * north
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, (dx * east + dy * north) / square))
  return { at: between(from, to, share), share }
}

/**
 * Cuts between two distances from the start, metres; backwards when the first is larger. At least
 * two places.
 */
export function partOf(line: readonly Position[], from: number, to: number): Position[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  const part: Position[] = []
  let end = 0
  for (const [n, at] of line.entries()) {
    const previous = line[n - 1]
    if (!previous) continue
    const [start, length] = [end, metresBetween(previous, at)]
    end += length
    if (end < low || start > high || length === 0) continue
    if (part.length === 0) part.push(between(previous, at, Math.max(0, (low - start) / length)))
    if (high > start) part.push(between(previous, at, Math.min(1, (high - start) / length)))
  }
  const whole =
    part.length > 1 ? part : Array.from({ length: 2 }, () => part[0] ?? (line[0] as Position))
  return from <= to ? whole : whole.toReversed()
}

/** Stays within `tolerance` metres of the whole line (Douglas and Peucker). */
export function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((at) => metresBetween(at, nearestOnLine(at, first, last).at))
  const farthest = distances.indexOf(Math.max(...distances))
  if ((distances[farthest] as number) <= tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(farthest), tolerance),
  ]
}
