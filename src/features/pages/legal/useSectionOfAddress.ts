import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the section named by the address's fragment and focuses its heading. Call it outside of `Page`, which focuses the main
 * heading.
 */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = hash && document.getElementById(hash.slice(1))
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [hash, key])
}
