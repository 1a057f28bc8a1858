import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './reducedMotion.ts'

/** Time without a scroll event after which scrolling has ended, ms. */
const SETTLED_MS = 120
/** Distance from the nearest slide above which the track is between two slides, as a part of a slide's width. */
const BETWEEN = 0.02

interface Options {
  /** Number of slides. */
  count: number
  /** Time per slide while the slideshow plays, ms. */
  interval: number
  /** Index of the slide that is shown first. */
  start?: number
  /** The first slide follows the last one; otherwise the slideshow stops there. */
  loops?: boolean
  /** Plays from the start, unless the user prefers reduced motion. */
  autoplay?: boolean
  /** Pauses the slideshow from outside, in addition to hover and focus. */
  paused?: boolean
}

/**
 * A carousel: swiped by native scrolling, moved by `show`, or playing. It pauses while the
 * page is hidden and, if `pauseProps` are spread on the element around it, on hover and focus.
 * Give `track` and `onScroll` to the scrolling element; each slide is as wide as that element.
 */
export function useSlides<Track extends HTMLElement>({ count, interval, start = 0, loops = false, autoplay = false, paused }: Options) {
  const track = useRef<Track>(null)
  const [current, setCurrent] = useState(start)
  const [wanted, setPlaying] = useState(() => autoplay && !prefersReducedMotion())
  const [attended, setAttended] = useState(false)
  const canPlay = count > 1 && (loops || current < count - 1)
  const playing = wanted && canPlay

  // Without an animation, since the carousel has just opened.
  useEffect(() => {
    const element = track.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
  }, [start])

  // Not every browser sends `scrollend`, and not after every scroll.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (index: number) => {
      // The end of an earlier scroll says nothing about this one.
      clearTimeout(settling.current)
      const next = loops ? (index + count) % count : Math.max(0, Math.min(index, count - 1))
      const element = track.current
      element?.scrollTo({ left: next * element.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      setCurrent(next)
      if (!loops && next === count - 1) setPlaying(false)
    },
    [count, loops],
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
  return { track, current, show, onScroll, playing, canPlay, setPlaying, pauseProps }
}
