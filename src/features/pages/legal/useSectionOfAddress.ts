import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the section that the address names into view, and the focus to its heading. To be called outside of `Page`, which focuses the main one. */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = hash && document.getElementById(hash.slice(1))
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [hash, key])
}
