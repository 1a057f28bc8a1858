import { boxOf } from './findTarget.ts'
import { type Box, overlap, placeCard } from './placeCard.ts'

/** Room between the target and its ring, px. */
const RING = 5

/** The part of the window that is shown: on phones the keyboard takes the rest. */
export function screenBox(): Box {
  const { offsetLeft, offsetTop, width, height } = globalThis.visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
  }
  return { left: offsetLeft, top: offsetTop, width, height }
}

const set = (element: HTMLElement, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(name, `${Math.round(value)}px`)
}

/** Whether a part of a page is at the middle of an element, such as a bar over it. */
function isCovered(element: Element, { left, top, width, height }: Box): boolean {
  // The console's elements are in a tree of their own.
  const tree = element.getRootNode() as Document | ShadowRoot
  const found = tree.elementFromPoint(left + width / 2, top + height / 2)
  return (
    found !== null &&
    !found.contains(element) &&
    !element.contains(found) &&
    found.closest('label')?.contains(element) !== true
  )
}

/**
 * Positions the card beside the target, and the ring around the target unless something covers it,
 * such as a toast.
 * @returns whether the target is out of view
 */
export function arrange(target: Element | null, card: HTMLElement, ring: HTMLElement): boolean {
  const screen = screenBox()
  const box = target && boxOf(target)
  const size = card.getBoundingClientRect()
  const shown = box !== null && overlap(box, screen) > 0
  const outer = box && {
    left: box.left - RING,
    top: box.top - RING,
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  }
  set(card, { ...placeCard(shown ? outer : null, size, screen) })
  ring.toggleAttribute('data-away', !shown || isCovered(target as Element, box))
  if (outer)
    set(ring, { left: outer.left, top: outer.top, width: outer.width, height: outer.height })
  return box !== null && !shown
}

/**
 * Scrolls an element into view where it is not wholly in view, is covered, or leaves no room for
 * the card.
 */
export function bringIntoView(element: Element, card: HTMLElement): void {
  const screen = screenBox()
  const box = boxOf(element)
  const [above, below] = [box.top - screen.top, screen.top + screen.height - box.top - box.height]
  const [left, right] = [box.left - screen.left, screen.left + screen.width - box.left - box.width]
  const { width, height } = card.getBoundingClientRect()
  const inView = Math.min(above, below, left, right) >= 0
  const roomy = Math.max(above, below) > height + 30 || Math.max(left, right) > width + 30
  if (!inView || !roomy || isCovered(element, box))
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
}
