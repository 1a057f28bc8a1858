import type { Box } from './place.ts'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role=button], [contenteditable=true]'
const TEXT_FIELDS =
  'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable=true]'
/** The share of a card that may be covered: its edge. */
const TOLERATED = 0.1
/**
 * From this height on, a link or button counts as a card, px. Nothing of a lower one may be
 * covered.
 */
const CARD_PX = 96
/** A fixed part of the page that takes a larger share of the screen is a page itself, not a bar. */
const BAR_SHARE = 0.5

interface Control {
  box: DOMRect
  isTextField: boolean
}

/** The area that two boxes share, square px. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * The controls that the user can reach: those of the dialog that makes everything else inert, or of
 * the page.
 */
function controlsOf(host: Element): Control[] {
  const root = host.closest('dialog') ?? document
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .map((element) => ({
      box: element.getBoundingClientRect(),
      isTextField: element.matches(TEXT_FIELDS),
      element,
    }))
    .filter(
      ({ box, element }) =>
        overlap(box, screenBox()) > 0 && element.checkVisibility({ visibilityProperty: true }),
    )
}

const screenBox = (): Box => ({
  left: 0,
  top: 0,
  width: globalThis.innerWidth,
  height: globalThis.innerHeight,
})

function isBar(element: Element): boolean {
  const { position } = getComputedStyle(element)
  if (position !== 'fixed' && position !== 'sticky') return false
  return element.getBoundingClientRect().height < globalThis.innerHeight * BAR_SHARE
}

/** The elements of the page at some points of a box, the topmost first. */
function elementsIn({ left, top, width, height }: Box, host: Element): Element[][] {
  const points = [0.05, 0.5, 0.95].flatMap((x) =>
    [0.05, 0.95].map((y) => [left + x * width, top + y * height] as const),
  )
  return points.map(([x, y]) =>
    document.elementsFromPoint(x, y).filter((element) => element !== host),
  )
}

/** Whether text of the element itself lies in the box. */
function hasTextIn(element: Element, box: Box): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false
    range.selectNode(node)
    return [...range.getClientRects()].some((line) => overlap(line, box) > 0)
  })
}

/**
 * Returns a function that rates what a box of the console would cover; 0 for nothing that matters.
 * Covered text costs least, then buttons and links, then text fields and the bars, which do not
 * scroll away.
 * @param host the console's element
 * @param onlyHard whether only bars and text fields matter
 */
export function coverCost(host: Element, onlyHard: boolean): (box: Box) => number {
  const controls = controlsOf(host).filter(({ isTextField }) => isTextField || !onlyHard)
  return (box) => {
    const shares = controls.map((control) => {
      const share = overlap(box, control.box) / (control.box.width * control.box.height)
      return share > 0 && (control.isTextField || control.box.height < CARD_PX || share > TOLERATED)
        ? share + (control.isTextField ? 1 : 0)
        : 0
    })
    const found = elementsIn(box, host)
    const onBar = found.some((elements) => elements.some(isBar))
    const onText =
      !onlyHard && found.some(([first]) => first !== undefined && hasTextIn(first, box))
    return Math.max(0, ...shares) + (onBar ? 2 : 0) + (onText ? TOLERATED : 0)
  }
}
