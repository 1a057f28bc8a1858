/** Finds controls under what floats over the page. One function, to be sent to another page. */
export function floatTools() {
  /** What the user presses or reads first. */
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], h1, h2, h3'
  /** Boxes that share less only touch each other, px. */
  const TOUCH = 2

  const parentOf = (element: Element) =>
    element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

  /** The fixed or sticky box around an element, if it is in one. */
  function floatAround(element: Element | null): Element | null {
    for (let one = element; one; one = parentOf(one)) {
      // A modal dialog is a page of its own.
      if (one instanceof HTMLDialogElement && one.matches(':modal')) return null
      if (one.localName === 'suki-simulator' || /fixed|sticky/.test(getComputedStyle(one).position))
        return one
    }
    return null
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${element.localName} '${(name || element.id || element.className).slice(0, 30)}'`
  }

  const centreAndCorners = ({ left, top, width, height }: DOMRect) =>
    [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].map(([x, y]) => [left + x! * width, top + y! * height] as const)

  /** Whether a box is in view, also within the lists that scroll around the element. */
  function isInView(element: Element, box: DOMRect): boolean {
    const isIn = (edge: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) =>
      box.left >= edge.left - TOUCH &&
      box.right <= edge.right + TOUCH &&
      box.top >= edge.top - TOUCH &&
      box.bottom <= edge.bottom + TOUCH
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible' && !isIn(one.getBoundingClientRect()))
        return false
    return isIn({ left: 0, right: innerWidth, top: 0, bottom: innerHeight })
  }

  /** The float over a target where it stands now; null when it is clear, and undefined out of view. */
  function floatOver(target: Element): Element | null | undefined {
    const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
    if (!box || !isInView(target, box)) return undefined
    for (const [x, y] of centreAndCorners(box)) {
      const hit = document.elementFromPoint(x, y)
      const float = hit && !target.contains(hit) ? floatAround(hit) : null
      if (float && !float.contains(target)) return float
    }
    return null
  }

  const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1)
  const targetsOf = (parent: ParentNode) =>
    [...parent.querySelectorAll(TARGETS)].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.closest('[inert], [aria-hidden=true]') === null &&
        getComputedStyle(one).clipPath === 'none',
    )

  return { TARGETS, TOUCH, floatAround, floatOver, nameOf, targetsOf, topDialog }
}
