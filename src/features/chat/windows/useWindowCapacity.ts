import { type RefObject, useLayoutEffect, useState } from 'react'
import { MAX_OPEN_WINDOWS } from '#state/chatWindows.ts'

/** Minimum width and gap, px, as in ChatWindows.module.css. */
const [MIN_WIDTH, GAP] = [264, 8]

/** 1 to `MAX_OPEN_WINDOWS`. */
export function useWindowCapacity(row: RefObject<HTMLElement | null>): number {
  const [capacity, setCapacity] = useState(MAX_OPEN_WINDOWS)
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const count = Math.floor((element.getBoundingClientRect().width + GAP) / (MIN_WIDTH + GAP))
      setCapacity(Math.min(MAX_OPEN_WINDOWS, Math.max(1, count)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row])
  return capacity
}
