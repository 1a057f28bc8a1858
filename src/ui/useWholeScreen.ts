import { useDeferredValue, useEffect } from 'react'

/** A visit's first screen: after a reload or Back the scroll position needs the whole screen. */
let opening = performance.getEntriesByType('navigation')[0]?.type === 'navigate'

/** Whether to render what is below the visible part: on a visit's first screen a moment later. */
export function useWholeScreen(): boolean {
  useEffect(() => void (opening = false), [])
  return useDeferredValue(true, !opening)
}
