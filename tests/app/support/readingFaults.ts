/** Words of up to this width, px, fit on a line beside a picture on the smallest phone. */
const SHORT = 170
/** Widths and places are rounded. */
const TOLERANCE = 1.5

/** The elements around a text, from the inside out. */
const around = (element: Element | null): Element[] =>
  element && element !== document.documentElement ? [element, ...around(element.parentElement)] : []

/** Whether an element can be seen. What is only for screen readers is clipped. */
const isShown = (element: Element) =>
  element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  }) && !around(element).some((one) => getComputedStyle(one).clipPath === 'inset(50%)')

export function textsIn(element: Node): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const rectsOf = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
  const range = document.createRange()
  range.setStart(node, from)
  range.setEnd(node, to)
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
}

/** How an element treats what is wider than it: it scrolls, says that there is more, or hides it. */
function cutOf(element: Element): 'none' | 'scrolls' | 'says' | 'hides' {
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (overflowX === 'visible') return 'none'
  if (overflowX === 'auto' || overflowX === 'scroll') return 'scrolls'
  return textOverflow === 'ellipsis' || webkitLineClamp !== 'none' ? 'says' : 'hides'
}

/** What is wrong with the place of a part of a text that is in view, if anything is. */
function placeFault(element: Element, { left, right }: DOMRect): string | undefined {
  for (const one of around(element)) {
    const cut = one.matches('.maplibregl-map') ? 'scrolls' : cutOf(one)
    if (cut === 'scrolls' || cut === 'says') return
    if (cut === 'none') continue
    const edge = one.getBoundingClientRect()
    if (right <= edge.left || left >= edge.right) return
    if (left < edge.left - TOLERANCE || right > edge.right + TOLERANCE) return 'is cut off'
  }
  if (right > innerWidth + TOLERANCE || left < -TOLERANCE) return 'is beyond the edge of the page'
}

/** Whether a word is a part of a link or the like, without spaces around it. */
const isWithinLongWord = (text: string, index: number, length: number) =>
  /\S{24,}/.test(text.slice(Math.max(0, index - 24), index + length + 24)) && length < 24

/** The words of a text that stand on two lines, although each would fit on one. */
function brokenWords(node: Text): string[] {
  return [...node.data.matchAll(/[\p{L}\p{M}\p{N}₱.,']+/gu)]
    .filter(({ 0: word, index }) => {
      if (word.length > 40 || isWithinLongWord(node.data, index, word.length)) return false
      const { bottom } = node.parentElement!.getBoundingClientRect()
      // Without what is after the last line of a text that is cut to some lines.
      const rects = rectsOf(node, index, index + word.length).filter((rect) => rect.top < bottom)
      const width = rects.reduce((sum, rect) => sum + rect.width, 0)
      return rects.some((rect) => rect.top > rects[0]!.bottom - TOLERANCE) && width < SHORT
    })
    .map(([word]) => word)
}

/** The bar, panel or picture over the page that an element is in; another one may lie over it. */
const layerOf = (element: Element) =>
  around(element).find((one) => /fixed|sticky|absolute/.test(getComputedStyle(one).position))

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2

/** The amounts of money that lie under a control, a line each. */
function coveredAmounts(texts: readonly Text[]): string[] {
  const amounts = texts.filter(({ data }) => data.includes('₱'))
  const controls = [...document.querySelectorAll('button, input, a[href]')].filter(isShown)
  return amounts.flatMap((amount) => {
    const parent = amount.parentElement!
    const scrollers = around(parent).filter((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    )
    // What is below the end of a list that scrolls can be scrolled into view.
    const rects = rectsOf(amount).filter(({ bottom }) =>
      scrollers.every((one) => bottom <= one.getBoundingClientRect().bottom),
    )
    const layer = layerOf(parent)
    const over = controls.find(
      (control) =>
        !control.contains(parent) &&
        layerOf(control) === layer &&
        rects.some((rect) => overlap(rect, control.getBoundingClientRect())),
    )
    return over ? [`'${amount.data}' lies under '${over.ariaLabel ?? over.textContent}'`] : []
  })
}

/** The labels of two short words, on buttons, that stand on two lines. */
const brokenLabels = (texts: readonly Text[]): string[] =>
  texts
    .filter(
      (text) =>
        /^\p{L}{1,9} \p{L}{1,9}$/u.test(text.data) &&
        text.parentElement!.closest('button') &&
        rectsOf(text).length > 1,
    )
    .map(({ data }) => `'${data}' stands on two lines of its button`)

/**
 * What can't be read on the present page, a line each: sideways scrolling, texts that are cut off
 * or beyond the page, broken short words and labels, amounts of money under a control.
 */
export function readingFaults(): string[] {
  const faults = new Set<string>()
  const width = document.scrollingElement!.scrollWidth
  if (width > innerWidth) faults.add(`the page is ${width} px wide`)
  const texts = textsIn(document.body).filter(
    ({ data, parentElement }) => data.trim() && parentElement && isShown(parentElement),
  )
  for (const text of texts) {
    const label = `'${text.data.slice(0, 30)}' (${text.parentElement!.className})`
    for (const rect of rectsOf(text)) {
      const fault = placeFault(text.parentElement!, rect)
      if (fault) faults.add(`${label} ${fault}`)
    }
    for (const word of brokenWords(text)) faults.add(`${label} breaks '${word}'`)
  }
  for (const fault of [...coveredAmounts(texts), ...brokenLabels(texts)]) faults.add(fault)
  return [...faults]
}
