import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The same function on every render, which calls the latest `callback`: who takes it need not
 * render again.
 */
export function useStableCallback<Arg>(callback: (arg: Arg) => void): (arg: Arg) => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  const [stable] = useState(() => (arg: Arg) => latest.current(arg))
  return stable
}
