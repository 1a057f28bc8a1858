import { type FocusEvent, useEffect, useState } from 'react'

/** HOME-01: how long a slide stays, ms. */
const SLIDE_MS = 5000

const prefersStillness = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Which of `count` slides is on, changing by itself. It stands still while paused by the buyer, while she points at it or
 * is inside it with the keyboard, and from the start for who wants less motion.
 */
export function useRotation(count: number) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(prefersStillness)
  const [held, setHeld] = useState(false)
  const runs = !paused && !held

  useEffect(() => {
    if (!runs) return
    // Anew for each slide, so that one chosen by hand stays as long as the others.
    const timer = setInterval(() => !document.hidden && setCurrent((current + 1) % count), SLIDE_MS)
    return () => clearInterval(timer)
  }, [runs, current, count])

  const holdProps = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: (event: FocusEvent) => setHeld(event.currentTarget.contains(event.relatedTarget)),
  }
  return { current, setCurrent, paused, togglePause: () => setPaused(!paused), holdProps }
}
