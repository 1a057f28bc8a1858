import { useEffect, useState } from 'react'
import type { QueryView } from '../../ui/QueryBoundary.tsx'
import type { Places } from './places.ts'

interface Answer<T> {
  key: string
  data?: T
  error?: Error
}

/**
 * Loads one list of the cascade; `key` names the place above, undefined while none is chosen. An answer that comes
 * after another choice is dropped. `load` must stay the same from one rendering to the next.
 */
export function usePlaceList<T>(places: Places, key: string | undefined, load: (places: Places, key: string) => Promise<T>): QueryView<T> {
  const [answer, setAnswer] = useState<Answer<T>>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (key === undefined) return undefined
    let wanted = true
    load(places, key).then(
      (data) => wanted && setAnswer({ key, data }),
      (error: unknown) => wanted && setAnswer({ key, error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      wanted = false
    }
  }, [places, key, load, attempt])

  const own = key !== undefined && answer?.key === key ? answer : undefined
  return {
    data: own?.data,
    error: own?.error ?? null,
    fetchStatus: key !== undefined && !own ? 'fetching' : 'idle',
    refetch() {
      setAnswer(undefined)
      setAttempt(attempt + 1)
    },
  }
}
