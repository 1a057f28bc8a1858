/**
 * The position of an element in the area where it can be: `x` from 0 at the left to 1 at the right,
 * `y` from 0 at the bottom to 1 at the top.
 */
export interface Place {
  x: number
  y: number
}

/** A rectangle in the viewport, px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The area of an element: its boxes at the bottom left and at the top right. */
export interface Room {
  start: Box
  end: Box
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const inRoom = ({ x, y }: Place): Place => ({ x: within(x), y: within(y) })
export const samePlace = (a: Place, b: Place) => a.x === b.x && a.y === b.y

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
/** A stored place; null when it is not valid. */
export function readPlace(value: unknown): Place | null {
  const { x, y } = (value ?? {}) as Partial<Record<keyof Place, unknown>>
  return isShare(x) && isShare(y) ? { x: x as number, y: y as number } : null
}

/** The box of the element at a place of its room. */
export function boxAt({ start, end }: Room, { x, y }: Place): Box {
  return {
    ...start,
    left: start.left + x * (end.left - start.left),
    top: start.top + y * (end.top - start.top),
  }
}

/** The place that is so many px to the right and above, or the nearest one in the room. */
export function moved({ start, end }: Room, place: Place, right: number, up: number): Place {
  const [width, height] = [end.left - start.left, start.top - end.top]
  return inRoom({
    x: place.x + (width > 0 ? right / width : 0),
    y: place.y + (height > 0 ? up / height : 0),
  })
}

/** The corners of the room, clockwise. */
const corners: readonly Place[] = [
  { x: 0, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 0 },
]

const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/** The corner after the one that is nearest to a place. */
export function nextCorner(place: Place): Place {
  const distances = corners.map((corner) => distance(corner, place))
  return corners[(distances.indexOf(Math.min(...distances)) + 1) % corners.length]!
}

/** How many places along each side of the room are tried. */
const STEPS = 32
/**
 * Weight of a horizontal distance. It is low, since a move to the other side surprises users less
 * than a move up.
 */
const SIDEWAYS = 0.2
const nearness = (a: Place, b: Place) => Math.abs(a.x - b.x) * SIDEWAYS + Math.abs(a.y - b.y)

/**
 * The place nearest to the wanted one at which `cost` is 0, or else the one with the lowest cost.
 * @param cost rates what a box covers
 */
export function clearPlace(room: Room, wanted: Place, cost: (box: Box) => number): Place {
  const sides = [0, 1].flatMap((x) =>
    Array.from({ length: STEPS + 1 }, (_, step): Place => ({ x, y: step / STEPS })),
  )
  let best = wanted
  let least = Infinity
  for (const place of [
    wanted,
    ...sides.toSorted((a, b) => nearness(a, wanted) - nearness(b, wanted)),
  ]) {
    const price = cost(boxAt(room, place))
    if (price === 0) return place
    if (price < least) [best, least] = [place, price]
  }
  return best
}
