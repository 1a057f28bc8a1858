import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { directionsAvailable } from '#api/directions.ts'
import { shopQueries } from '#api/shops.ts'
import { type Coordinates, DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { useRoutes } from './directions/useRoutes.ts'
import { placeTexts, usePlaceName } from './search/places.ts'
import { useNearbyAddress } from './useNearbyAddress.ts'
import { useOpenShop } from './useOpenShop.ts'
import { useOrigin } from './useOrigin.ts'

/** MAP-08: maximum distance of a shop. */
const METRES = 100_000
/** Decimals of a degree, about 10 m: measuring again makes no new search. */
const DECIMALS = 4

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))

/**
 * Shops are nearest first. The previous results stay while the next ones load. Nothing is requested
 * while the place is unknown.
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
    shops: query.data,
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

export function useNearby() {
  const address = useNearbyAddress()
  const { term, near, shop: handle } = address
  const location = useOrigin(near)
  const { origin, locate } = location
  const result = useNearbyShops(origin?.at ?? null, term)
  const open = useOpenShop(handle, result.outdated ? undefined : result.shops, address.drop)
  const withDirections = address.directions && directionsAvailable
  const routes = useRoutes(origin, withDirections ? open.shop : null)
  return {
    address,
    location,
    result,
    place: placeTexts(origin, usePlaceName(near)),
    ...open,
    directions: withDirections ? routes : null,
    /** A link names a shop that is still loading: its panel has its room already. */
    opening: handle !== null && !result.shops && !result.failed && !result.offline,
    /** Searches around the device's position, which the browser is asked for again. */
    searchHere: () => {
      address.searchFor({ term, near: null })
      locate()
    },
  }
}

export type Nearby = ReturnType<typeof useNearby>
