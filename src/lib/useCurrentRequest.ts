import { useEffect, useRef } from 'react'

/**
 * For an answer that is waited for: a function that begins a request and returns whether it is still
 * the latest one, and its part still on the screen. An answer that comes too late is not used.
 */
export function useCurrentRequest(): () => () => boolean {
  const latest = useRef<object>(null)
  useEffect(
    () => () => {
      latest.current = null
    },
    [],
  )
  return () => {
    const request = {}
    latest.current = request
    return () => latest.current === request
  }
}
