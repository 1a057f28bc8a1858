import { STRIP_PX } from '../console/styles.ts'
import { boxOf, outlineOf, topDialog } from './findTarget.ts'
import { type Box, overlap, placeCard } from './placeCard.ts'

/** Room between the target and the outer edge of its ring, px: a text has no edge of its own. */
const [RING, TEXT_RING] = [4, 8]
/** Width of a screen on which the card is at its lower or upper edge, px. */
const NARROW = 600

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
function coverOf(control: Element, level = 0.5): Element | null {
  const element = outlineOf(control)
  if (!element.isConnected) return null
  const { left, top, width, height } = element.getBoundingClientRect()
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
  if (over && !toast?.contains(coverOf(over))) return
  toast?.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click()
}

/** What a card should leave in sight, besides what it speaks of. */
const CONTENT =
  'button, a[href], input, label, img, canvas, h1, h2, h3, p, li, dt, dd, small, [role=tab], [role=group]'
/** What each card was placed for. */
const placedFor = new WeakMap<Element, string>()

/**
 * Positions the card at an edge of a small screen, else beside what it speaks of, else without its
 * text. It stays there until something moves that it keeps clear of.
 * @returns whether it is whole and covers nothing of that
 */
function positionCard(card: HTMLElement, spokenOf: readonly Box[], screen: Box): boolean {
  const dialog = topDialog()
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  // The title of a dialog, with its close button.
  const head = title?.parentElement
  const clear = head && spokenOf.length > 0 ? [...spokenOf, boxOf(head)] : spokenOf
  const found = [...(dialog ?? document).querySelectorAll(CONTENT)]
  const key = () =>
    JSON.stringify([clear, screen, found.length, card.offsetHeight, card.textContent])
  if (placedFor.get(card) !== key()) {
    const shown = found.filter((element) => element.checkVisibility())
    const content = shown.map(boxOf)
    const panel = head?.parentElement?.getBoundingClientRect()
    for (const form of ['docked', 'beside', 'folded'].slice(screen.width < NARROW ? 0 : 1)) {
      card.dataset['form'] = form
      const size = card.getBoundingClientRect()
      const { left, top, covered } = placeCard(clear, size, screen, {
        docked: form === 'docked',
        content,
        panel,
      })
      set(card, { left, top })
      card.toggleAttribute('data-top', top <= screen.top)
      if (covered === 0) break
    }
    placedFor.set(card, key())
  }
  return card.dataset['form'] !== 'folded'
}

/** The box of the ring around a target, px, and its radius: that of the target around it. */
function ringOf(target: Element, screen: Box): Box & { radius: number } {
  const outline = outlineOf(target)
  const { left, top, width, height } = outline.getBoundingClientRect()
  const round = parseFloat(getComputedStyle(outline).borderTopLeftRadius)
  const room = round > 0 ? RING : TEXT_RING
  const [x, y] = [Math.max(left - room, screen.left), Math.max(top - room, screen.top)]
  return {
    left: x,
    top: y,
    width: Math.min(left + width + room, screen.left + globalThis.innerWidth) - x,
    height: Math.min(top + height + room, screen.top + screen.height) - y,
    radius: room + (round || RING),
  }
}

/** The boxes of what the card keeps clear of, px: none while its target is out of view. */
function spokenOfIn(target: Element | null, about: readonly Element[], screen: Box): Box[] {
  if (!target || overlap(boxOf(target), screen) === 0) return []
  const labels = target instanceof HTMLInputElement ? (target.labels ?? []) : []
  return [ringOf(target, screen), ...Array.from([...labels, ...about], boxOf)]
}

/**
 * Positions the card by the target and what else it speaks of, and the ring around the target
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
  const spokenOf = spokenOfIn(target, about, screen)
  const isShown = spokenOf.length > 0
  positionCard(card, spokenOf, screen)
  ring.toggleAttribute('data-away', !target || !isShown || coverOf(target) !== null)
  if (target) {
    const { left, top, width, height, radius } = ringOf(target, screen)
    set(ring, { left, top, width, height, 'border-radius': radius })
  }
  return target !== null && !isShown
}

/**
 * Scrolls what the card speaks of into view where it is not wholly in view, is covered, or leaves
 * no room for the card.
 */
export function bringIntoView(target: Element, about: readonly Element[], card: HTMLElement): void {
  const screen = screenBox()
  const parts = [...about, target]
  // A dialog on a small screen has no strip beside it.
  const whole = { ...screen, width: globalThis.innerWidth }
  const isInView = (element: Element) => {
    const box = boxOf(element)
    const isCovered = [0.1, 0.5, 0.9].some((level) => coverOf(element, level))
    return !isCovered && overlap(box, whole) >= box.width * Math.min(box.height, screen.height / 2)
  }
  for (const block of ['nearest', 'start', 'end', 'center'] as const) {
    const isFree = positionCard(card, spokenOfIn(target, about, screen), screen)
    if (isFree && parts.every(isInView)) return
    for (const element of parts)
      outlineOf(element).scrollIntoView({
        block: element === target && about.length > 0 ? 'nearest' : block,
        inline: 'nearest',
        behavior: 'instant',
      })
  }
}
