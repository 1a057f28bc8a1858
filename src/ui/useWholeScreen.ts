import { useDeferredValue, useEffect } from 'react'

/**
 * Whether this is the first screen of a visit. After a reload or Back, the scroll position is
 * restored, for which the whole screen has to be there.
 */
let opening = performance.getEntriesByType('navigation')[0]?.type === 'navigate'

/**
 * Whether to render what is below the visible part of a screen. On the first screen of a visit, it
 * is rendered right after the visible part, in slices between which the page answers.
 */
export function useWholeScreen(): boolean {
  useEffect(() => void (opening = false), [])
  return useDeferredValue(true, !opening)
}
