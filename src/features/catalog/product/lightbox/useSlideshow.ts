import { useCallback, useEffect, useRef, useState } from 'react'

/** How long each slide of a slideshow stays, ms. */
export const SLIDESHOW_MS = 3000

const reducedMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A row of slides from the first to the last: swiped by the browser's own scrolling, stepped, or played as a slideshow, which is off
 * at first and stops at the last slide. Give `track` to the scrolling element and `onScrollEnd` to its event.
 */
export function useSlideshow(count: number, start: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const [wanted, setWanted] = useState(false)
  const atEnd = current >= count - 1
  const playing = wanted && !atEnd

  // What happens as it opens must not be seen to scroll there.
  useEffect(() => {
    const element = track.current
    element?.scrollTo({ left: start * element.clientWidth, behavior: 'instant' })
  }, [start])

  const show = useCallback(
    (index: number) => {
      const next = Math.max(0, Math.min(index, count - 1))
      const element = track.current
      element?.scrollTo({ left: next * element.clientWidth, behavior: reducedMotion() ? 'instant' : 'smooth' })
      setCurrent(next)
      if (next === count - 1) setWanted(false)
    },
    [count],
  )
  const onScrollEnd = () => {
    const element = track.current
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth))
  }

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => show(current + 1), SLIDESHOW_MS)
    return () => clearTimeout(timer)
  }, [playing, current, show])

  return { track, current, show, onScrollEnd, playing, canPlay: !atEnd, setPlaying: setWanted }
}
