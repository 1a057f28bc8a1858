/** px from the end that count as its end. */
const END_PX = 80
/** Messages that serve as anchors; some may be removed. */
const ANCHORS = 6

interface Anchor {
  element: Element
  /** Below the top of the scroll box, px. */
  top: number
}

/**
 * What stays when the content changes: the distance from the end, px, or the first visible
 * messages.
 */
export type ScrollPosition = { fromEnd: number } | { anchors: readonly Anchor[] }

export const AT_END: ScrollPosition = { fromEnd: 0 }

export const isAtEnd = (position: ScrollPosition): boolean => 'fromEnd' in position

/** Of the ordered elements that end below `y`; their number if there is none. */
function firstBelow(elements: ArrayLike<Element>, y: number): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > y) high = middle
    else low = middle + 1
  }
  return low
}

/** Measures only a few of the `[data-chunk]` elements and their `[data-message]` elements. */
export function positionOf(box: HTMLElement): ScrollPosition {
  const fromEnd = box.scrollHeight - box.scrollTop - box.clientHeight
  if (fromEnd <= END_PX) return { fromEnd: Math.max(fromEnd, 0) }
  const { top } = box.getBoundingClientRect()
  const chunks = box.querySelectorAll('[data-chunk]')
  const at = firstBelow(chunks, top)
  const near = [chunks[at], chunks[at + 1]].flatMap((chunk) => [
    ...(chunk?.querySelectorAll('[data-message]') ?? []),
  ])
  const visible = near.slice(firstBelow(near, top))
  return {
    anchors: visible
      .slice(0, ANCHORS)
      .map((element) => ({ element, top: element.getBoundingClientRect().top - top })),
  }
}

export function restorePosition(box: HTMLElement, position: ScrollPosition): void {
  if ('fromEnd' in position) {
    box.scrollTop = box.scrollHeight - box.clientHeight - position.fromEnd
    return
  }
  const anchor = position.anchors.find(({ element }) => element.isConnected)
  if (!anchor) return
  const moved =
    anchor.element.getBoundingClientRect().top - box.getBoundingClientRect().top - anchor.top
  if (Math.abs(moved) >= 0.5) box.scrollTop += moved
}
