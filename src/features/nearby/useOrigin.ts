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

/** Wait before shops around the default centre are shown, ms. */
const FALLBACK_AFTER_MS = 6000

export interface Origin {
  at: Coordinates
  kind: 'device' | 'place' | 'default'
}

/**
 * Cached until the app is closed, so that Back doesn't ask again. After a refusal it is requested
 * on demand only.
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

const reported = new WeakSet<PositionError>()

/** Reports it once, in a toast or by `denied`. */
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
 * The chosen place, else the device's position, requested once, else the default centre. A position
 * that arrives after a choice is not used.
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
    origin,
    locating,
    denied,
    dismiss,
    /** Asks again, also for a newer position. */
    locate: () => void refetch(),
  }
}
