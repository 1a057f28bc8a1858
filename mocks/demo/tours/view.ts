import { STRIP_PX } from '../console/styles.ts'
import { boxOf, outlineOf, topDialog } from './findTarget.ts'
import { type Box, overlap, placeCard } from './placeCard.ts'

/**
 * Px between the target and the outer edge of its ring: a text has no edge of its own, but one
 * lower than `LOW` has others close to it.
 */
const [RING, TEXT_RING, LOW] = [4, 8, 32]
/** Px between the target and the bars of the page. */
const AIR = 16
/** The card is at an edge of screens narrower than this, px. */
const NARROW = 600

/** Leaves out the strip of the button 'Demo', a phone's keyboard and a scrollbar. */
export function screenBox(): Box {
  const { offsetLeft, offsetTop, width, height } = globalThis.visualViewport!
  const page = document.documentElement.clientWidth
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, page) - STRIP_PX, height }
}

const set = (element: HTMLElement, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    element.style.setProperty(name, `${Math.round(value)}px`)
}

/**
 * What lies over the middle of an element, such as a bar; null for none.
 * @param level part of the element's height
 */
function coverOf(control: Element, level = 0.5): Element | null {
  const element = outlineOf(control)
  if (!element.isConnected) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  // The console has a tree of its own.
  const tree = element.getRootNode() as Document | ShadowRoot
  const found = tree.elementFromPoint(left + width / 2, top + height * level)
  const isOwn =
    found === null ||
    found.contains(element) ||
    element.contains(found) ||
    found.closest('label')?.contains(element) === true
  return isOwn ? null : found
}

/** Dismisses the toast, or only one that lies on an element. */
export function dismissToast(over?: Element): void {
  const toast = document.querySelector('[aria-label="Messages"]')
  if (over && !toast?.contains(coverOf(over))) return
  toast?.querySelector<HTMLElement>('[aria-label="Dismiss"]')?.click()
}

/** The card should leave these in sight. */
const CONTENT =
  'button, a[href], input, label, img, h1, h2, h3, p, li, dt, dd, small, [role=tab], [role=group]'
/** What it covers only where it must, besides the panel of a dialog. */
const BARS = 'header:has(nav), dialog nav, [role=tablist]'
const placedFor = new WeakMap<Element, string>()

/** On such a screen a modal dialog begins under the card. */
const ROOMY = '(width < 37.5rem) and (height >= 31.25rem)'
export const DIALOG_STYLES = `@media ${ROOMY} {
  dialog:modal { padding-top: var(--tour, 0px) !important }
}`

/**
 * Puts the card at an edge of a small screen, else beside what it speaks of, else without its
 * text. It stays until something moves that it keeps clear of.
 * @returns whether it is whole and covers nothing of that
 */
function positionCard(card: HTMLElement, spokenOf: readonly Box[], screen: Box): boolean {
  const dialog = topDialog()
  const isAbove = dialog !== null && globalThis.matchMedia(ROOMY).matches
  if (isAbove) card.dataset['form'] = 'docked'
  set(document.documentElement, { '--tour': isAbove ? card.offsetHeight : 0 })
  const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')
  const head = title?.parentElement
  const clear = head && spokenOf.length > 0 ? [...spokenOf, boxOf(head)] : spokenOf
  const found = [...(dialog ?? document).querySelectorAll(CONTENT)]
  const key = () =>
    JSON.stringify([clear, screen, found.length, card.offsetHeight, card.textContent])
  if (placedFor.get(card) !== key()) {
    const boxes = (elements: Iterable<Element>) =>
      Array.from(elements).flatMap((one) => (one.checkVisibility() ? boxOf(one) : []))
    const bars = (dialog ?? document).querySelectorAll(BARS)
    const around = {
      content: boxes(found),
      bars: boxes([...bars, head?.parentElement ?? []].flat()),
    }
    for (const form of ['docked', 'beside', 'folded'].slice(screen.width < NARROW ? 0 : 1)) {
      card.dataset['form'] = form
      const docked = form === 'docked'
      const size = card.getBoundingClientRect()
      const place = placeCard(clear, size, screen, { docked, ...around })
      const { left, top, covered } = isAbove ? { ...screen, covered: 0 } : place
      set(card, { left, top })
      card.toggleAttribute('data-top', top <= screen.top)
      if (covered === 0) break
    }
    placedFor.set(card, key())
  }
  return card.dataset['form'] !== 'folded'
}

/** In px; its radius is that of the target around it. */
function ringOf(target: Element, screen: Box): Box & { radius: number } {
  const outline = outlineOf(target)
  const { left, top, width, height } = outline.getBoundingClientRect()
  const round = parseFloat(getComputedStyle(outline).borderTopLeftRadius)
  const room = round > 0 || height < LOW ? RING : TEXT_RING
  const [x, y] = [Math.max(left - room, screen.left), Math.max(top - room, screen.top)]
  return {
    left: x,
    top: y,
    width: Math.min(left + width + room, screen.left + globalThis.innerWidth) - x,
    height: Math.min(top + height + room, screen.top + screen.height) - y,
    radius: room + (round || RING),
  }
}

function boxesOf([ringed, ...others]: readonly Element[], screen: Box): Box[] {
  if (!ringed || overlap(boxOf(ringed), screen) === 0) return []
  const labels = ringed instanceof HTMLInputElement ? (ringed.labels ?? []) : []
  return [ringOf(ringed, screen), ...Array.from([...labels, ...others], boxOf)]
}

/**
 * Positions the card, and the ring around the first of what it speaks of unless something covers
 * that, such as a toast.
 * @returns whether that is out of view
 */
export function arrange(
  spokenOf: readonly Element[],
  card: HTMLElement,
  ring: HTMLElement,
): boolean {
  const [screen, [ringed]] = [screenBox(), spokenOf]
  const boxes = boxesOf(spokenOf, screen)
  const isShown = boxes.length > 0
  positionCard(card, boxes, screen)
  ring.toggleAttribute('data-away', !ringed || !isShown || coverOf(ringed) !== null)
  if (ringed) {
    const { left, top, width, height, radius } = ringOf(ringed, screen)
    set(ring, { left, top, width, height, 'border-radius': radius })
  }
  return ringed !== undefined && !isShown
}

/** The bar that keeps an element in place while the rest is scrolled; null for none. */
function barOf(element: Element | null): Element | null {
  for (let one = element; one; one = one.parentElement) {
    const { position, overflowY } = getComputedStyle(one)
    if (position === 'fixed' || position === 'sticky') return one
    if (overflowY === 'auto' && one.scrollHeight > one.clientHeight) return null
  }
  return null
}

/** It is whole, and clear of bars by some px. */
function isInView(element: Element, air: number): boolean {
  const [box, screen, bar] = [boxOf(element), screenBox(), barOf(element)]
  const whole = { ...screen, width: globalThis.innerWidth }
  const tree = element.getRootNode() as Document | ShadowRoot
  const isClear = (y: number) => {
    const found = tree.elementFromPoint(box.left + box.width / 2, y)
    const other = found?.closest('dialog[popover]') ? null : barOf(found)
    return found !== null && (other === null || other.contains(element))
  }
  return (
    overlap(box, whole) >= box.width * Math.min(box.height, screen.height / 2) &&
    ![0.1, 0.5, 0.9].some((level) => coverOf(element, level)) &&
    (bar !== null || [box.top - air, box.bottom + air].every(isClear))
  )
}

/**
 * Scrolls to the middle if it can, where something is not wholly in view, is covered or at a bar,
 * or leaves no room for the card.
 */
export function bringIntoView(spokenOf: readonly Element[], card: HTMLElement): void {
  const [[ringed, ...others], screen] = [spokenOf, screenBox()]
  if (!ringed) return
  const scroll = (element: Element, block: ScrollLogicalPosition) => {
    if (barOf(element) === null || !isInView(element, 0))
      outlineOf(element).scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
  }
  for (const block of ['center', 'nearest', 'start', 'end'] as const) {
    const isFree = positionCard(card, boxesOf(spokenOf, screen), screen)
    if (isFree && spokenOf.every((one) => isInView(one, AIR))) return
    for (const one of others) scroll(one, block)
    scroll(ringed, others.length > 0 ? 'nearest' : block)
  }
  scroll(ringed, 'nearest')
  if (!isInView(ringed, 0)) scroll(ringed, 'center')
}
