import { type RefObject, useLayoutEffect } from 'react'

/**
 * Makes an element a sheet over the screen while `on`: everything beside its container can't be reached, and it fills the part of the
 * screen that the on-screen keyboard leaves (`--sheet-top` and `--sheet-height` of the element).
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, on: boolean): void {
  useLayoutEffect(() => {
    const element = sheet.current
    if (!on || !element) return
    const others: HTMLElement[] = []
    // Dialogs and messages are children of the body, not of the app's root: they can be reached.
    for (let inner = element; inner.parentElement && inner.parentElement !== document.body; inner = inner.parentElement)
      for (const other of inner.parentElement.children)
        if (other instanceof HTMLElement && other !== inner && !other.inert) others.push(other)
    for (const other of others) other.inert = true
    return () => others.forEach((other) => (other.inert = false))
  }, [sheet, on])

  useLayoutEffect(() => {
    const [element, screen] = [sheet.current, globalThis.visualViewport]
    if (!on || !element || !screen) return
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
  }, [sheet, on])
}
