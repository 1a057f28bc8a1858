import { type RefObject, useEffect } from 'react'

/** Closes the window by Escape, unless a part of it has handled the key. */
export function useEscape(frame: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    // The parts' own handlers run at the root of the shadow tree, before this one.
    const root = frame.current?.getRootNode()
    const close = (event: Event) => {
      const isMeant = event instanceof KeyboardEvent && event.key === 'Escape' && !event.defaultPrevented
      if (!isMeant || !frame.current || !event.composedPath().includes(frame.current)) return
      // The dialog that contains the console stays open.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    root?.addEventListener('keydown', close)
    return () => root?.removeEventListener('keydown', close)
  }, [frame, onClose])
}
