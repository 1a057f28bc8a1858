import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../ui/reducedMotion.ts'
import { SCROLL_OFFSET, type SectionId, sectionInView, sections } from './sections.ts'

/** How long after the click a tab is highlighted, ms. */
const HIGHLIGHT_DELAY = 400
/** How long scrolling to a section may take, ms: until then scroll events don't change the highlight. */
const SCROLL_TIME = 1_000

function currentSection(): SectionId {
  const { scrollHeight } = document.documentElement
  const atEnd = globalThis.scrollY > 0 && globalThis.scrollY + globalThis.innerHeight >= scrollHeight - 2
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element ? [{ id, top: element.getBoundingClientRect().top }] : []
  })
  return sectionInView(tops, atEnd)
}

/** Scrolls a section below the top bar and focuses it, so that Tab continues inside it. */
export function scrollToSection(id: SectionId, smoothly: boolean): void {
  const element = document.getElementById(id)
  if (!element) return
  const top = element.getBoundingClientRect().top + globalThis.scrollY - SCROLL_OFFSET
  globalThis.scrollTo({ top, behavior: smoothly && !prefersReducedMotion() ? 'smooth' : 'instant' })
  element.focus({ preventScroll: true })
}

/** The section whose tab is highlighted, which follows the scrolling, and `go`, which scrolls to a section. */
export function useSections() {
  const [active, setActive] = useState<SectionId>(sections[0].id)
  const scrollEnd = useRef(0)
  const highlight = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const follow = () => {
      if (performance.now() >= scrollEnd.current) setActive(currentSection())
    }
    document.addEventListener('scroll', follow, { passive: true })
    return () => {
      document.removeEventListener('scroll', follow)
      clearTimeout(highlight.current)
    }
  }, [])

  const go = useCallback((id: SectionId) => {
    scrollEnd.current = performance.now() + SCROLL_TIME
    scrollToSection(id, true)
    clearTimeout(highlight.current)
    highlight.current = setTimeout(() => setActive(id), HIGHLIGHT_DELAY)
  }, [])
  return { active, go }
}
