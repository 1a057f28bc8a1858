import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts'
import { SCROLL_OFFSET, type SectionId, sectionInView, sections } from './sections.ts'

/** How long after the press a tab is highlighted, ms. */
const HIGHLIGHT_DELAY = 400
/** How long the way to a section may take at most, ms: until then scrolling is the tab's own. */
const TRAVEL_TIME = 1_000

function present(): SectionId {
  const { scrollHeight } = document.documentElement
  const atEnd = globalThis.scrollY > 0 && globalThis.scrollY + globalThis.innerHeight >= scrollHeight - 2
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element ? [{ id, top: element.getBoundingClientRect().top }] : []
  })
  return sectionInView(tops, atEnd)
}

/** Brings a section below the top bar and moves the focus into it, so that Tab goes on from there. */
export function scrollToSection(id: SectionId, smoothly: boolean): void {
  const element = document.getElementById(id)
  if (!element) return
  const top = element.getBoundingClientRect().top + globalThis.scrollY - SCROLL_OFFSET
  globalThis.scrollTo({ top, behavior: smoothly && !prefersReducedMotion() ? 'smooth' : 'instant' })
  element.focus({ preventScroll: true })
}

/** Which section's tab is highlighted, following the reader, and the way to a section. */
export function useSections() {
  const [active, setActive] = useState<SectionId>(sections[0].id)
  const arrival = useRef(0)
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const follow = () => {
      if (performance.now() >= arrival.current) setActive(present())
    }
    document.addEventListener('scroll', follow, { passive: true })
    return () => {
      document.removeEventListener('scroll', follow)
      clearTimeout(highlight.current)
    }
  }, [])

  const go = useCallback((id: SectionId) => {
    arrival.current = performance.now() + TRAVEL_TIME
    scrollToSection(id, true)
    clearTimeout(highlight.current)
    highlight.current = setTimeout(() => setActive(id), HIGHLIGHT_DELAY)
  }, [])
  return { active, go }
}
