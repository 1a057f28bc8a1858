import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shopQueries } from '#api/shops.ts'
import { type Coordinates, DEFAULT_CENTRE } from '#lib/geolocation.ts'

/** MAP-08: maximum distance of a shop. */
const METRES = 100_000
/** Decimals of a degree, about 10 m: measuring again makes no new search. */
const DECIMALS = 4

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/**
 * Nearest first. The previous results stay while the next ones load. Nothing is requested while the
 * place is unknown.
 */
export function useNearbyShops(at: Coordinates | null, term: string) {
  const { latitude, longitude } = at ?? DEFAULT_CENTRE
  const params = {
    long: round(longitude),
    lat: round(latitude),
    meters: METRES,
    ...(term && { query: term }),
  }
  const query = useQuery({
    ...shopQueries.nearby(params),
    enabled: at !== null,
    placeholderData: keepPreviousData,
  })
  const outdated = at === null || query.isPlaceholderData
  const offline = query.fetchStatus === 'paused' && (outdated || !query.data)
  return {
    /** Undefined while there are none to show. */
    shops: query.data,
    /** They are of the previous search. */
    outdated,
    offline,
    failed: query.isError && !query.data,
    loading:
      !offline && (outdated || query.fetchStatus === 'fetching') && (outdated || !query.data),
    /** The server is asked; otherwise the position of the device is waited for. */
    asking: query.fetchStatus === 'fetching',
    retry: () => void query.refetch(),
  }
}

export type NearbyShops = ReturnType<typeof useNearbyShops>
