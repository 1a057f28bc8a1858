import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#lib/reducedMotion.ts'

/** Time without a scroll event after which scrolling has ended, ms. */
const SETTLED_MS = 120
/**
 * A larger part of a slide's width is between two; browsers round it, so much over forty slides.
 */
const BETWEEN = 0.05

interface Options {
  count: number
  /** Time per slide, ms. */
  interval: number
  /** Paused from outside. */
  paused?: boolean
}

/**
 * A carousel without an end: swiped by native scrolling, moved by `show`, or playing, unless
 * reduced motion is preferred. It pauses while the page is hidden and, by `pauseProps` on the
 * element around it, on hover and focus. `track`, `onScroll`: for the scrolling element, as wide as
 * a slide.
 */
export function useSlides<Track extends HTMLElement>({ count, interval, paused }: Options) {
  const track = useRef<Track>(null)
  const [current, setCurrent] = useState(0)
  const [wanted, setPlaying] = useState(() => !prefersReducedMotion())
  const [attended, setAttended] = useState(false)
  const playing = wanted && count > 1

  // Not every browser always sends `scrollend`.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (index: number) => {
      // The timer is an earlier scroll's.
      clearTimeout(settling.current)
      const next = (index + count) % count
      const element = track.current
      element?.scrollTo({
        left: next * element.clientWidth,
        behavior: prefersReducedMotion() ? 'instant' : 'smooth',
      })
      setCurrent(next)
    },
    [count],
  )
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const element = track.current
      if (!element || element.clientWidth === 0) return
      const place = element.scrollLeft / element.clientWidth
      const nearest = Math.round(place)
      // It has only paused, as under a finger.
      if (Math.abs(place - nearest) > BETWEEN) onScroll()
      else setCurrent(nearest)
    }, SETTLED_MS)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  const runs = playing && !paused && !attended
  useEffect(() => {
    if (!runs) return
    // Restarted for each slide, so that a chosen one stays as long.
    const timer = setInterval(() => !document.hidden && show(current + 1), interval)
    return () => clearInterval(timer)
  }, [runs, current, show, interval])

  const pauseProps = {
    onPointerEnter: () => setAttended(true),
    onPointerLeave: () => setAttended(false),
    onFocus: () => setAttended(true),
    onBlur: (event: FocusEvent) => setAttended(event.currentTarget.contains(event.relatedTarget)),
  }
  return { track, current, show, onScroll, playing, setPlaying, pauseProps }
}
