import { type RefObject, useLayoutEffect } from 'react'

/** The card or the marker of a shop, whichever is shown. */
const openerOf = (handle: string) => {
  const name = CSS.escape(handle)
  return [...document.querySelectorAll<HTMLElement>(`[data-shop="${name}"], [data-marker="${name}"]`)].find((button) =>
    button.checkVisibility(),
  )
}

/**
 * Moves the focus to the panel's heading when it was opened by keyboard. When a panel closes that has the focus, the focus goes back to
 * what has opened it, or to the card or marker of its shop.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, handle: string): void {
  useLayoutEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    if (opener?.matches('[data-shop]:focus-visible, [data-marker]:focus-visible'))
      element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      // When the panel is gone, the list beside it can be reached again.
      queueMicrotask(() => {
        if (element.isConnected) return
        const back = opener instanceof HTMLElement && opener !== document.body && opener.isConnected && opener.checkVisibility()
        ;(back ? opener : openerOf(handle))?.focus()
      })
    }
  }, [panel, handle])
}
