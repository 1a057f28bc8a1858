import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/** True once the page is loaded and the browser was idle after the first render. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
