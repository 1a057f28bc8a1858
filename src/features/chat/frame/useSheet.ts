import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes an element a modal sheet: everything else is inert, and it gets the size of the screen
 * without the on-screen keyboard as `--sheet-top` and `--sheet-height`.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, enabled: boolean): void {
  useLayoutEffect(() => {
    const element = sheet.current
    if (!enabled || !element) return
    const others: HTMLElement[] = []
    // Dialogs and toasts stay reachable, as children of the body.
    for (
      let inner = element;
      inner.parentElement && inner.parentElement !== document.body;
      inner = inner.parentElement
    )
      for (const other of inner.parentElement.children)
        if (other instanceof HTMLElement && other !== inner && !other.inert) others.push(other)
    for (const other of others) other.inert = true
    return () => others.forEach((other) => (other.inert = false))
  }, [sheet, enabled])

  useLayoutEffect(() => {
    const [element, screen] = [sheet.current, globalThis.visualViewport]
    if (!enabled || !element || !screen) return
    const fit = () => {
      element.style.setProperty('--sheet-top', `${screen.offsetTop}px`)
      element.style.setProperty('--sheet-height', `${screen.height}px`)
    }
    fit()
    screen.addEventListener('resize', fit)
    screen.addEventListener('scroll', fit)
    return () => {
      screen.removeEventListener('resize', fit)
      screen.removeEventListener('scroll', fit)
    }
  }, [sheet, enabled])
}
