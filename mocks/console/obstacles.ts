import type { Box } from './place.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [contenteditable=true]'
const TEXT_FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit]), [contenteditable=true]'
/** A share of a control that may be covered: of a large card the edge. */
const TOLERATED = 0.1
/** A fixed part of the page that takes a larger share of the screen is a page itself, not a bar. */
const BAR_SHARE = 0.5

interface Control {
  box: DOMRect
  isTextField: boolean
}

/** The pixels that two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** The controls that the user can reach: those of the dialog that makes everything else inert, or of the page. */
function controlsOf(host: Element): Control[] {
  const root = host.closest('dialog') ?? document
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .map((element) => ({ box: element.getBoundingClientRect(), isTextField: element.matches(TEXT_FIELDS), element }))
    .filter(({ box, element }) => overlap(box, screenBox()) > 0 && element.checkVisibility({ visibilityProperty: true }))
}

const screenBox = (): Box => ({ left: 0, top: 0, width: globalThis.innerWidth, height: globalThis.innerHeight })

function isBar(element: Element): boolean {
  const { position } = getComputedStyle(element)
  if (position !== 'fixed' && position !== 'sticky') return false
  return element.getBoundingClientRect().height < globalThis.innerHeight * BAR_SHARE
}

/** Whether a part of the page that does not scroll away lies there. */
function isOnBar({ left, top, width, height }: Box, host: Element): boolean {
  const points = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.95].map((y) => [left + x * width, top + y * height] as const))
  return points.some(([x, y]) => document.elementsFromPoint(x, y).some((element) => element !== host && isBar(element)))
}

/**
 * A function that tells what a box of the console would cover: 0 for nothing that matters, more for more.
 * @param host the console's element
 * @param onlyHard whether only bars and text fields matter, not buttons and links
 */
export function coverCost(host: Element, onlyHard: boolean): (box: Box) => number {
  const controls = controlsOf(host).filter(({ isTextField }) => isTextField || !onlyHard)
  return (box) => {
    const shares = controls.map((control) => {
      const share = overlap(box, control.box) / (control.box.width * control.box.height)
      return share > 0 && (control.isTextField || share > TOLERATED) ? share + (control.isTextField ? 1 : 0) : 0
    })
    const covered = Math.max(0, ...shares)
    return covered + (isOnBar(box, host) ? 2 : 0)
  }
}
