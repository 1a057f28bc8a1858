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

/** Distance between the card and what it points at, px. */
const GAP = 12
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

/**
 * Where the card goes: below what it points at, else above, right or left of it, else beside the
 * other things that it speaks of or at an edge of the screen, where it covers the least of them
 * all. Without a target in view it goes to the bottom.
 * @param spokenOf what the card points at, and what else its text speaks of
 * @param screen the part of the window that is shown, without an on-screen keyboard
 */
export function placeCard([target, ...others]: readonly Box[], card: Size, screen: Box): Place {
  const [right, bottom] = [
    screen.left + screen.width - EDGE - card.width,
    screen.top + screen.height - EDGE - card.height,
  ]
  const within = (left: number, top: number) => ({
    left: clamp(left, screen.left + EDGE, Math.max(right, screen.left + EDGE)),
    top: clamp(top, screen.top + EDGE, Math.max(bottom, screen.top + EDGE)),
  })
  const middle = screen.left + (screen.width - card.width) / 2
  if (!target || overlap(target, screen) === 0) return { ...within(middle, bottom), covered: 0 }
  const spokenOf = [target, ...others]
  const beside = ({ left, top, width, height }: Box) => {
    const [centre, level] = [left + (width - card.width) / 2, top + (height - card.height) / 2]
    return [
      within(centre, top + height + GAP),
      within(centre, top - GAP - card.height),
      within(left + width + GAP, level),
      within(left - GAP - card.width, level),
    ]
  }
  const places = [...spokenOf.flatMap(beside), within(middle, bottom), within(middle, 0)]
  // By name, since a DOMRect has no properties of its own to spread.
  const { width, height } = card
  const rated = places.map((place) => ({
    ...place,
    covered: spokenOf.reduce((sum, box) => sum + overlap({ ...place, width, height }, box), 0),
  }))
  return rated.toSorted((a, b) => a.covered - b.covered)[0] as Place
}
