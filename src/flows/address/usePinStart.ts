import { useEffect, useState } from 'react'
import { isInPhilippines } from '#domain/philippines.ts'
import { findTown } from '#domain/towns.ts'
import { type Coordinates, currentPosition, DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { CLOSE_ZOOM } from './pinMove.ts'

export interface PinStart {
  at: Coordinates
  zoom: number
}

const TOWN_ZOOM = 13
const COUNTRY_ZOOM = 10

/**
 * Reads the position only if it was allowed before: a map asks for nothing. Null for none in the
 * Philippines.
 */
async function allowedPosition(): Promise<Coordinates | null> {
  const { state } = await navigator.permissions.query({ name: 'geolocation' })
  if (state !== 'granted') return null
  const position = await currentPosition()
  return isInPhilippines(position) ? position : null
}

async function guess(city: string, province: string): Promise<PinStart> {
  const town = await findTown(city, province).catch(() => null)
  if (town) return { at: { latitude: town.latitude, longitude: town.longitude }, zoom: TOWN_ZOOM }
  const device = await allowedPosition().catch(() => null)
  return device ? { at: device, zoom: CLOSE_ZOOM } : { at: DEFAULT_CENTRE, zoom: COUNTRY_ZOOM }
}

/** Starts at the coordinates, else the town, the device, Pampanga. Null until it is known. */
export function usePinStart(
  typed: Coordinates | null,
  city: string,
  province: string,
): PinStart | null {
  const [start, setStart] = useState<PinStart | null>(typed && { at: typed, zoom: CLOSE_ZOOM })
  useEffect(() => {
    if (start) return
    let wanted = true
    void guess(city, province).then((found) => wanted && setStart(found))
    return () => {
      wanted = false
    }
  }, [start, city, province])
  return start
}
