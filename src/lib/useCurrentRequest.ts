import { useEffect, useRef } from 'react'

/**
 * Returns a function that begins a request and returns whether it is still the latest, with its
 * part on the screen: answers may come too late.
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
