import { STRIP_PX } from '../console/styles.ts'
import { boxOf } from './findTarget.ts'
import { type Box, overlap, placeCard } from './placeCard.ts'

/** Room between the target and its ring, px. */
const RING = 5

/**
 * The part of the window that is shown, without the strip of the button 'Demo': on phones the
 * keyboard takes the rest. A scrollbar, or the room for one, is outside of the page.
 */
export function screenBox(): Box {
  const { offsetLeft, offsetTop, width, height } = globalThis.visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
  }
  const page = document.documentElement.clientWidth
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, page) - STRIP_PX, height }
}

const set = (element: HTMLElement, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(name, `${Math.round(value)}px`)
}

/**
 * The part of a page over the middle of an element, such as a bar; null for none.
 * @param level part of the element's height, 0.5 for its middle
 */
function coverOf(element: Element, { left, top, width, height }: Box, level = 0.5): Element | null {
  if (!element.isConnected) return null
  // The console's elements are in a tree of their own.
  const tree = element.getRootNode() as Document | ShadowRoot
  const found = tree.elementFromPoint(left + width / 2, top + height * level)
  const isOwn =
    found === null ||
    found.contains(element) ||
    element.contains(found) ||
    found.closest('label')?.contains(element) === true
  return isOwn ? null : found
}

/** Dismisses the app's toast, or only one that lies on an element. */
export function dismissToast(over?: Element): void {
  const toast = document.querySelector('[aria-label="Messages"]')
  if (over && !toast?.contains(coverOf(over, boxOf(over)))) return
  toast?.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click()
}

/** Positions the card beside what it speaks of: folded to its title and buttons where it must. */
function positionCard(card: HTMLElement, spokenOf: readonly Box[], screen: Box): void {
  const place = (folded: boolean) => {
    card.toggleAttribute('data-folded', folded)
    return placeCard(spokenOf, card.getBoundingClientRect(), screen)
  }
  const whole = place(false)
  const { left, top } = whole.covered > 0 ? place(true) : whole
  set(card, { left, top })
}

/**
 * Positions the card beside the target and what else it speaks of, and the ring around the target
 * unless something covers it, such as a toast.
 * @returns whether the target is out of view
 */
export function arrange(
  target: Element | null,
  about: readonly Element[],
  card: HTMLElement,
  ring: HTMLElement,
): boolean {
  const screen = screenBox()
  const box = target && boxOf(target)
  const shown = box !== null && overlap(box, screen) > 0
  const outer = box && {
    left: box.left - RING,
    top: box.top - RING,
    width: box.width + 2 * RING,
    height: box.height + 2 * RING,
  }
  const labels = target instanceof HTMLInputElement ? (target.labels ?? []) : []
  const others = Array.from([...labels, ...about], boxOf)
  positionCard(card, shown && outer ? [outer, ...others] : [], screen)
  ring.toggleAttribute('data-away', !shown || coverOf(target as Element, box) !== null)
  if (outer)
    set(ring, { left: outer.left, top: outer.top, width: outer.width, height: outer.height })
  return box !== null && !shown
}

/**
 * Scrolls what the card speaks of into view where it is not wholly in view, is covered, or leaves
 * no room for the card.
 */
export function bringIntoView(target: Element, about: readonly Element[], card: HTMLElement): void {
  const screen = screenBox()
  const { width, height } = card.getBoundingClientRect()
  for (const element of [...about, target]) {
    const box = boxOf(element)
    const [above, below] = [box.top - screen.top, screen.top + screen.height - box.top - box.height]
    const [left, right] = [
      box.left - screen.left,
      screen.left + screen.width - box.left - box.width,
    ]
    const inView = Math.min(above, below, left, right) >= 0
    const roomy = Math.max(above, below) > height + 30 || Math.max(left, right) > width + 30
    const isCovered = [0.1, 0.5, 0.9].some((level) => coverOf(element, box, level))
    if (!inView || (!roomy && about.length === 0) || isCovered)
      element.scrollIntoView({
        block: element === target && about.length > 0 ? 'nearest' : 'center',
        inline: 'nearest',
      })
  }
}
