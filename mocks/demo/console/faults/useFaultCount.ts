import { useEffect, useState } from 'react'
import type { Connection } from '#mocks/hosts/browser/connection.ts'

/** Number of active faults and conditions; 0 until it is known. */
export function useFaultCount({ remote, onEvent }: Connection): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => void remote.faultCount().then(setCount, () => undefined)
    read()
    return onEvent(({ kind }) => kind === 'changed' && read())
  }, [remote, onEvent])
  return count
}
