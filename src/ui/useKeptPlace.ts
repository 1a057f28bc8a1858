import { type RefObject, useLayoutEffect } from 'react'

/** The first element in view, and its distance from the top of the page, px. */
interface Anchor {
  element: Element
  top: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY

/** The index of the first child whose lower edge is below a line of the screen, px from its top. Children stand one below the other. */
export function firstBelow(list: Element, line: number): number {
  let [low, high] = [0, list.children.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list.children[middle] as Element).getBoundingClientRect().bottom > line) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Keeps what the user reads in its place while children of a list above it are added, removed or change their height. Browsers do this
 * too, but not Safari, so theirs is switched off for the list (`overflow-anchor`).
 * @param onResize called when the height of the list has changed
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>, onResize: () => void): void {
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    let anchor: Anchor | undefined
    const choose = () => {
      // At the top of the list nothing is above: what is added there is to be seen.
      const first = element.getBoundingClientRect().top < 0 ? element.children[firstBelow(element, 0)] : undefined
      anchor = first && { element: first, top: topOf(first) }
    }
    const keep = () => {
      if (anchor?.element.isConnected) {
        const moved = topOf(anchor.element) - anchor.top
        if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' })
      }
      choose()
    }
    const resized = () => {
      keep()
      onResize()
    }
    // Its callback runs before the change is painted.
    const sizes = new ResizeObserver(resized)
    sizes.observe(element)
    // Captured, so that it comes before a list that renders other items when it is scrolled.
    addEventListener('scroll', choose, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', choose, { capture: true })
    }
  }, [list, onResize])
}
