import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from './reducedMotion.ts'

/** A row that has not scrolled for so long has come to rest, ms. */
const SETTLED_MS = 120

interface Options {
  /** Number of slides. */
  count: number
  /** How long each slide stays while they play, ms. */
  interval: number
  /** The slide that is shown first, from 0. */
  start?: number
  /** The first slide follows the last one; else they stop there. */
  loops?: boolean
  /** They play from the start, unless the user wants less motion. */
  autoplay?: boolean
  /** They wait, for another reason than that the user looks at them. */
  held?: boolean
}

/**
 * A row of slides of which one is in view: swiped by the browser's own scrolling, stepped, or changing by itself. It waits while the
 * page is hidden, and while the user points at it or is inside it with the keyboard if `holdProps` are spread on the element around it.
 * Give `track` to the scrolling element, each slide of which is as wide as itself, and `onScroll` to its event.
 */
export function useSlides<Track extends HTMLElement>({ count, interval, start = 0, loops = false, autoplay = false, held }: Options) {
  const track = useRef<Track>(null)
  const [current, setCurrent] = useState(start)
  const [wanted, setPlaying] = useState(() => autoplay && !prefersReducedMotion())
  const [watched, setWatched] = useState(false)
  const canPlay = count > 1 && (loops || current < count - 1)
  const playing = wanted && canPlay

  // What happens as it opens must not be seen to scroll there.
  useEffect(() => {
    const element = track.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
  }, [start])

  const show = useCallback(
    (index: number) => {
      const next = loops ? (index + count) % count : Math.max(0, Math.min(index, count - 1))
      const element = track.current
      element?.scrollTo({ left: next * element.clientWidth, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
      setCurrent(next)
      if (!loops && next === count - 1) setPlaying(false)
    },
    [count, loops],
  )
  const settle = () => {
    const element = track.current
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }
  // Not by `scrollend`, which not every browser sends.
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(settle, SETTLED_MS)
  }
  useEffect(() => () => clearTimeout(settling.current), [])

  const runs = playing && !held && !watched
  useEffect(() => {
    if (!runs) return
    // Anew for each slide, so that one chosen by hand stays as long as the others.
    const timer = setInterval(() => !document.hidden && show(current + 1), interval)
    return () => clearInterval(timer)
  }, [runs, current, show, interval])

  const holdProps = {
    onPointerEnter: () => setWatched(true),
    onPointerLeave: () => setWatched(false),
    onFocus: () => setWatched(true),
    onBlur: (event: FocusEvent) => setWatched(event.currentTarget.contains(event.relatedTarget)),
  }
  return { track, current, show, onScroll, playing, canPlay, setPlaying, holdProps }
}
