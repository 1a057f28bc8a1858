import { useEffect, useState } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { nearestTown } from '#lib/towns.ts'

/** A position in words: '15.0343, 120.6844, near San Fernando City, Pampanga'. Until the town is known, and where it isn't, only its degrees. */
export function useNearTown({ latitude, longitude }: Coordinates): string {
  const degrees = `${latitude}, ${longitude}`
  const [found, setFound] = useState({ degrees, words: degrees })
  useEffect(() => {
    let wanted = true
    nearestTown({ latitude, longitude }).then(
      (town) => wanted && town && setFound({ degrees, words: `${degrees}, near ${town.name}, ${town.area}` }),
      // The degrees say enough.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [latitude, longitude, degrees])
  return found.degrees === degrees ? found.words : degrees
}
