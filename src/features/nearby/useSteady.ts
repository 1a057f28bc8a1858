import { useLayoutEffect, useRef, useState } from 'react'

/** The same function for as long as the component is mounted, which calls the latest one: what takes it need not render again. */
export function useSteady<Arg>(latest: (arg: Arg) => void): (arg: Arg) => void {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [steady] = useState(() => (arg: Arg) => current.current(arg))
  return steady
}
