import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns the same function on every render. It calls the latest `callback`, so components that
 * take it need not render again.
 */
export function useStableCallback<Arg>(callback: (arg: Arg) => void): (arg: Arg) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  const [stable] = useState(() => (arg: Arg) => latest.current(arg))
  return stable
}
