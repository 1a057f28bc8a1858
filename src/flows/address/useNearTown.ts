import { useEffect, useState } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { nearestTown } from '#domain/towns.ts'

/** The town near a position, in words: 'San Fernando City, Pampanga'. Null until it is known, and where it isn't. */
export function useNearTown({ latitude, longitude }: Coordinates): string | null {
  const key = `${latitude}, ${longitude}`
  const [found, setFound] = useState({ key, town: null as string | null })
  useEffect(() => {
    let wanted = true
    nearestTown({ latitude, longitude }).then(
      (town) => wanted && town && setFound({ key, town: `${town.name}, ${town.area}` }),
      // The degrees say enough.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [latitude, longitude, key])
  return found.key === key ? found.town : null
}
