import BellOutlined from '@ant-design/icons/BellOutlined'
import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import { useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#lib/reducedMotion.ts'

/** Their ids are the fragments of the address. */
export const sections = [
  { id: 'my-account', label: 'My Account', icon: UserOutlined },
  { id: 'shipping-address', label: 'Shipping Address', icon: EnvironmentOutlined },
  { id: 'push-notifications', label: 'Push Notifications', icon: BellOutlined },
] as const

export type SectionId = (typeof sections)[number]['id']

/** Distance from the top of the window to a section, px: room for the top bar. */
export const SCROLL_OFFSET = 115

/**
 * The last section whose heading is near the top of the window, or the last of all at the end of the
 * page. `tops`: px from the top of the window.
 */
export function sectionInView(
  tops: readonly { id: SectionId; top: number }[],
  atEnd: boolean,
): SectionId {
  const reached = atEnd ? tops : tops.filter(({ top }) => top <= 2 * SCROLL_OFFSET)
  return reached.at(-1)?.id ?? sections[0].id
}

/** Time from the click to the highlight, ms. */
const HIGHLIGHT_DELAY = 400
/** Time in which scroll events don't change the highlight, ms. */
const SCROLL_TIME = 1_000
/** Browsers scroll to fractions of a pixel, px. */
const TOLERANCE = 2

function currentSection(): SectionId {
  const { scrollHeight } = document.documentElement
  const atEnd =
    globalThis.scrollY > 0 &&
    globalThis.scrollY + globalThis.innerHeight >= scrollHeight - TOLERANCE
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element ? [{ id, top: element.getBoundingClientRect().top }] : []
  })
  return sectionInView(tops, atEnd)
}

/**
 * Focuses the section, so that Tab continues inside it.
 * @returns the target scroll position, px
 */
export function scrollToSection(id: SectionId): number {
  const element = document.getElementById(id)
  if (!element) return globalThis.scrollY
  const top = element.getBoundingClientRect().top + globalThis.scrollY - SCROLL_OFFSET
  globalThis.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  element.focus({ preventScroll: true })
  return Math.max(0, Math.min(top, document.documentElement.scrollHeight - globalThis.innerHeight))
}

/** The highlighted section follows the scrolling. */
export function useSections() {
  const [active, setActive] = useState<SectionId>(sections[0].id)
  const scrollEnd = useRef(0)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])

  useEffect(() => {
    const follow = () => {
      if (performance.now() >= scrollEnd.current) setActive(currentSection())
    }
    document.addEventListener('scroll', follow, { passive: true })
    return () => {
      document.removeEventListener('scroll', follow)
      timers.current.forEach(clearTimeout)
    }
  }, [])

  const go = useCallback((id: SectionId) => {
    scrollEnd.current = performance.now() + SCROLL_TIME
    const target = scrollToSection(id)
    // The user may have scrolled elsewhere meanwhile, and stopped.
    const settle = () => {
      if (Math.abs(globalThis.scrollY - target) > TOLERANCE) setActive(currentSection())
    }
    timers.current.forEach(clearTimeout)
    timers.current = [
      setTimeout(() => setActive(id), HIGHLIGHT_DELAY),
      setTimeout(settle, SCROLL_TIME),
    ]
  }, [])
  return { active, go }
}
