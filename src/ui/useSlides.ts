import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#lib/reducedMotion.ts'

/** Time without a scroll event after which scrolling has ended, ms. */
const SETTLED_MS = 120
/**
 * Distance from the nearest slide above which the track is between two slides, as a part of a
 * slide's width. Browsers round that width, which adds up to this much over forty slides.
 */
const BETWEEN = 0.05

interface Options {
  /** Number of slides. */
  count: number
  /** Time per slide while it plays, ms. */
  interval: number
  /** Pauses it from outside, in addition to hover and focus. */
  paused?: boolean
}

/**
 * A carousel without an end: swiped by native scrolling, moved by `show`, or playing, at first
 * unless the user prefers reduced motion. It pauses while the page is hidden and, if `pauseProps`
 * are spread on the element around it, on hover and focus. Give `track` and `onScroll` to the
 * scrolling element; each slide is as wide as that element.
 */
export function useSlides<Track extends HTMLElement>({ count, interval, paused }: Options) {
  const track = useRef<Track>(null)
  const [current, setCurrent] = useState(0)
  const [wanted, setPlaying] = useState(() => !prefersReducedMotion())
  const [attended, setAttended] = useState(false)
  const playing = wanted && count > 1

  // Not every browser sends `scrollend`, and not after every scroll.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (index: number) => {
      // The timer of an earlier scroll doesn't apply to this one.
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
      // Between two slides it has only paused, as on a busy device or under a finger.
      if (Math.abs(place - nearest) > BETWEEN) onScroll()
      else setCurrent(nearest)
    }, SETTLED_MS)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  const runs = playing && !paused && !attended
  useEffect(() => {
    if (!runs) return
    // Restarted for each slide, so that one chosen by the user stays as long as the others.
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
