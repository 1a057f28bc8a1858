import { directionsAvailable } from '#api/directions.ts'
import { useRoutes } from './directions/useRoutes.ts'
import { placeTexts, usePlaceName } from './search/places.ts'
import { useNearbyAddress } from './useNearbyAddress.ts'
import { useNearbyShops } from './useNearbyShops.ts'
import { useOpenShop } from './useOpenShop.ts'
import { useOrigin } from './useOrigin.ts'

/** From its address, the user's place and the server. */
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
    /** Null while only the shop is shown. */
    directions: withDirections ? routes : null,
    /** A link names a shop that is still loading: its panel has its room already. */
    opening: handle !== null && !result.shops && !result.failed && !result.offline,
    /** Around the device's position, which the browser is asked for again. */
    searchHere: () => {
      address.searchFor({ term, near: null })
      locate()
    },
  }
}

export type Nearby = ReturnType<typeof useNearby>
