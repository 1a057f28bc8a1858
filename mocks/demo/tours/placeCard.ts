/** In the window, px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

/** Px between the card and what it points at: below or above it, and beside it. */
const [GAP, SIDE_GAP] = [16, 24]
/** Px between the card and the edges of the screen. */
const EDGE = 8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Square px. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** `covered` is what the card hides of what it speaks of, square px. */
interface Place {
  left: number
  top: number
  covered: number
}

interface Options {
  docked?: boolean
  content?: readonly Box[]
  /** The navigation, and the panel of the dialog on top: covered only where it must be. */
  bars?: readonly Box[]
}

/** Square px of the page that may be covered for each px nearer to the target. */
const NEARNESS = 300
const BARS = 10

const distance = (a: Box, b: Box) =>
  Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width) +
  Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)

/** Centres one side on another, or puts it at an end. */
const aligned = (start: number, length: number, size: number) => [
  start + (length - size) / 2,
  start,
  start + length - size,
]

/**
 * Covers the least of what the card speaks of, then little of the rest of the page, near to what
 * it points at. Without a target in view it goes to the bottom.
 * @param spokenOf what the card points at, and what else its text speaks of
 * @param screen without an on-screen keyboard
 */
export function placeCard(
  spokenOf: readonly Box[],
  card: Size,
  screen: Box,
  { docked = false, content = [], bars = [] }: Options = {},
): Place {
  const edge = docked ? 0 : EDGE
  const [right, bottom] = [
    screen.left + screen.width - edge - card.width,
    screen.top + screen.height - edge - card.height,
  ]
  const within = (left: number, top: number) => ({
    left: clamp(left, screen.left + edge, Math.max(right, screen.left + edge)),
    top: clamp(top, screen.top + edge, Math.max(bottom, screen.top + edge)),
  })
  const middle = screen.left + (screen.width - card.width) / 2
  const [target] = spokenOf
  if (!target || overlap(target, screen) === 0) return { ...within(middle, bottom), covered: 0 }
  const beside = ({ left, top, width, height }: Box) => [
    ...aligned(left, width, card.width).flatMap((x) => [
      within(x, top + height + GAP),
      within(x, top - GAP - card.height),
    ]),
    ...aligned(top, height, card.height).flatMap((y) => [
      within(left + width + SIDE_GAP, y),
      within(left - SIDE_GAP - card.width, y),
    ]),
  ]
  const places = [within(middle, bottom), within(middle, screen.top)]
  if (!docked) places.unshift(...[...spokenOf, ...bars].flatMap(beside))
  // A DOMRect has no properties of its own to spread.
  const { width, height } = card
  const rated = places.map((place) => {
    const box = { ...place, width, height }
    const areaOf = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlap(box, one), 0)
    const page = areaOf(content) + BARS * areaOf(bars)
    const cost = docked ? 0 : page + NEARNESS * distance(box, target)
    return { ...place, covered: areaOf(spokenOf), cost }
  })
  const { left, top, covered } = rated.toSorted(
    (a, b) => a.covered - b.covered || a.cost - b.cost,
  )[0]!
  return { left, top, covered }
}
