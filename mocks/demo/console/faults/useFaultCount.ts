import { useEffect, useState } from 'react'
import type { Connection } from '#mocks/hosts/browser/connection.ts'

/** How much is armed in the marketplace; 0 until that is known. */
export function useFaultCount({ remote, onEvent }: Connection): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const read = () => void remote.faultCount().then(setCount, () => undefined)
    read()
    return onEvent(({ kind }) => kind === 'changed' && read())
  }, [remote, onEvent])
  return count
}
