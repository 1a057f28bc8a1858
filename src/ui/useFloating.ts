import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

/** Distance from the trigger, px. */
const GAP = 4
/** Distance from the edges of the window, px. */
const EDGE = 8

/** Puts the panel under the trigger or, where there is no room, over it. */
function place(panel: HTMLElement, trigger: HTMLElement): void {
  const [box, { offsetWidth: width, offsetHeight: height }] = [trigger.getBoundingClientRect(), panel]
  const below = box.bottom + GAP + height + EDGE <= globalThis.innerHeight
  const left = Math.min(Math.max(box.right - width, EDGE), globalThis.innerWidth - width - EDGE)
  panel.style.setProperty('top', `${below ? box.bottom + GAP : Math.max(box.top - GAP - height, EDGE)}px`)
  panel.style.setProperty('left', `${left}px`)
}

/**
 * Shows a `popover="manual"` element above the page, at its parent element, which it follows when something scrolls. `onGone` is called
 * when the parent element has left the view.
 */
export function useFloating(panel: RefObject<HTMLElement | null>, shown: boolean, onGone: () => void): void {
  const tell = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const element = panel.current
    const trigger = element?.parentElement
    if (!shown || !element || !trigger) return
    // Without popovers it is still fixed to the window, but under what is in front of its parent element.
    if ('showPopover' in element) element.showPopover()
    const follow = () => place(element, trigger)
    follow()
    const view = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting === false && tell())
    view.observe(trigger)
    globalThis.addEventListener('scroll', follow, { capture: true, passive: true })
    globalThis.addEventListener('resize', follow)
    return () => {
      view.disconnect()
      globalThis.removeEventListener('scroll', follow, { capture: true })
      globalThis.removeEventListener('resize', follow)
    }
  }, [panel, shown])
}
