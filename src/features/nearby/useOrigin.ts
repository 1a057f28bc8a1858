import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  type Coordinates,
  currentPosition,
  DEFAULT_CENTRE,
  type PositionError,
} from '#lib/geolocation.ts'
import { useSlow } from '#lib/useSlow.ts'
import { showPositionError } from '#ui/positionError.ts'

/** How long the page waits for the position before it shows shops around the default centre, ms. */
const FALLBACK_AFTER_MS = 6000

/** The place that the shops are near. */
export interface Origin {
  at: Coordinates
  kind: 'device' | 'place' | 'default'
}

/**
 * Cached until the app is closed, so that Back doesn't ask the user again. After a refusal it is
 * requested on demand only.
 */
const devicePosition = queryOptions<Coordinates, PositionError>({
  queryKey: ['position'],
  queryFn: currentPosition,
  networkMode: 'always',
  retry: false,
  retryOnMount: false,
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
})

/** Errors that were reported to the user. */
const reported = new WeakSet<PositionError>()

/** Reports once why there is no position: in a toast, or by `denied`. */
function useReport(error: PositionError | null, active: boolean) {
  const [denied, setDenied] = useState(false)
  useEffect(() => {
    if (!active || !error || reported.has(error)) return
    reported.add(error)
    if (error.reason === 'denied') setDenied(true)
    else showPositionError(error, 'Please enable location services, or choose a place.')
  }, [error, active])
  return { denied: denied && active, dismiss: () => setDenied(false) }
}

/**
 * The centre of the search: the chosen place, else the device's position, which is requested once,
 * else the default centre. A position that arrives after the user has chosen a place is not used.
 */
export function useOrigin(near: Coordinates | null) {
  const { data, error, fetchStatus, refetch } = useQuery({
    ...devicePosition,
    enabled: near === null,
  })
  const locating = near === null && fetchStatus === 'fetching'
  const tooLong = useSlow(locating && !data && !error, FALLBACK_AFTER_MS)
  const { denied, dismiss } = useReport(error, near === null && !locating)
  const known: Origin | null = near
    ? { at: near, kind: 'place' }
    : data
      ? { at: data, kind: 'device' }
      : null
  const origin: Origin | null =
    known ?? (error || tooLong ? { at: DEFAULT_CENTRE, kind: 'default' } : null)
  return {
    /** Null while the device's position is being determined. */
    origin,
    locating,
    /** The permission was denied, and the user has not dismissed the notice yet. */
    denied,
    dismiss,
    /** Asks the browser again, also for a newer position. */
    locate: () => void refetch(),
  }
}
