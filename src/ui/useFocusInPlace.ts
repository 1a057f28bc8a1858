import { type RefObject, useLayoutEffect } from 'react'

/**
 * When the row is removed with the focus in it, the focus moves to the row that is then in its
 * place, else to the main heading: the browser would forget where the user was.
 */
export function useFocusInPlace(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const { parentElement: rows, previousElementSibling: before } = element
      // After the rows of the same commit are in their places.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const place = before?.isConnected ? before.nextElementSibling : rows?.firstElementChild
        const control = rows?.isConnected && place?.querySelector('input:enabled, button, a')
        const next = control || document.querySelector('main h1')
        if (next instanceof HTMLElement) next.focus({ preventScroll: true })
      })
    }
  }, [row])
}
