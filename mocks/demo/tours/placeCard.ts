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

/** The smallest rectangle around some; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const width = Math.max(...boxes.map((box) => box.left + box.width)) - left
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top
  return { left, top, width, height }
}

/** Where the card goes, px, and the area of the target that it covers there, square px. */
interface Place {
  left: number
  top: number
  covered: number
}

/**
 * Where the card goes: below what it speaks of, else above, right or left of it; where it fits
 * nowhere, to the edge of the screen at which it covers the least. Without a target in view it goes
 * to the bottom.
 * @param screen the part of the window that is shown, without an on-screen keyboard
 */
export function placeCard(target: Box | null, card: Size, screen: Box): Place {
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
  const centre = target.left + target.width / 2 - card.width / 2
  const level = target.top + target.height / 2 - card.height / 2
  const places = [
    within(centre, target.top + target.height + GAP),
    within(centre, target.top - GAP - card.height),
    within(target.left + target.width + GAP, level),
    within(target.left - GAP - card.width, level),
  ]
  // By name, since a DOMRect has no properties of its own to spread.
  const { width, height } = card
  const rated = places.map((place) => ({
    ...place,
    covered: overlap({ ...place, width, height }, target),
  }))
  return rated.toSorted((a, b) => a.covered - b.covered)[0] as Place
}
