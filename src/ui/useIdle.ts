import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * True once the page is loaded and the browser was idle after the first render. What it shows then is
 * rendered in slices between which the page answers.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), [])
  return idle
}
