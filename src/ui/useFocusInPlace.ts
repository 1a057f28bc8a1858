import { type RefObject, useLayoutEffect } from 'react'

/** Gives a removed row's focus to the one in its place, else to the main heading. */
export function useFocusInPlace(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const { parentElement: rows, previousElementSibling: before } = element
      // Waits for the rows of this commit.
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
