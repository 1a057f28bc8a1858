import { useEffect, useRef } from 'react'

/** Brings the card of a shop into view when it is opened on the map. Not for the shop of a new page, whose scroll position is restored. */
export function useShownCard(handle: string | null): void {
  const before = useRef(handle)
  useEffect(() => {
    if (handle === before.current) return
    before.current = handle
    if (handle === null) return
    const card = document.querySelector(`[data-shop="${CSS.escape(handle)}"]`)?.closest('li')
    if (!card?.checkVisibility()) return
    const { top, bottom } = card.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) card.scrollIntoView({ block: 'center' })
  }, [handle])
}
