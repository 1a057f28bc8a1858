import { useCallback, useEffect, useRef, useState } from 'react'

/** How long each slide of the gallery stays, ms. */
export const SLIDE_MS = 5000

const reducedMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A row of slides that scrolls by itself, loops and stops for whoever looks at it. The browser's own scrolling does the swiping:
 * give `track` to the scrolling element and `onScroll` to its event.
 */
export function useCarousel(count: number, held: boolean) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(() => !reducedMotion())

  const show = useCallback(
    (index: number) => {
      const element = track.current
      const next = (index + count) % count
      element?.scrollTo({ left: next * element.clientWidth, behavior: reducedMotion() ? 'instant' : 'smooth' })
      setCurrent(next)
    },
    [count],
  )
  const onScrollEnd = () => {
    const element = track.current
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }

  const running = playing && !held && count > 1
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => show(current + 1), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [running, current, show])

  return { track, current, show, onScrollEnd, playing, toggle: () => setPlaying(!playing) }
}
