/** A rectangle in the window, px. */
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

/** Distance between the card and what it points at, px: below or above it, and beside it. */
const [GAP, SIDE_GAP] = [16, 24]
/** Distance between the card and the edges of the screen, px. */
const EDGE = 8

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

/** Area that two rectangles share, square px. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

/** Where the card goes, px, and the area that it covers there of what it speaks of, square px. */
interface Place {
  left: number
  top: number
  covered: number
}

interface Options {
  /** At the lower or upper edge of the screen. */
  docked?: boolean
  /** What else is on the screen. */
  content?: readonly Box[]
  /** The navigation, and the panel of the dialog on top: the card covers them where it must. */
  bars?: readonly Box[]
}

/** What of the page the card covers for being nearer to its target, square px for each px. */
const NEARNESS = 300
/** How much more than the rest of the page bars count. */
const BARS = 10

const distance = (a: Box, b: Box) =>
  Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width) +
  Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)

/** Where something of a size goes beside something longer or shorter: centred, or at an end. */
const aligned = (start: number, length: number, size: number) => [
  start + (length - size) / 2,
  start,
  start + length - size,
]

/**
 * Where the card goes: where it covers the least of what it speaks of, then where it covers little
 * of the rest of the page and is near to what it points at. Without a target in view it goes to
 * the bottom.
 * @param spokenOf what the card points at, and what else its text speaks of
 * @param screen the part of the window that is shown, without an on-screen keyboard
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
  // By name, since a DOMRect has no properties of its own to spread.
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
