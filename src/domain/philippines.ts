import type { Coordinates } from '#lib/geolocation.ts'

/** A box in degrees, with some sea and a piece of Sabah, without the far islets of Kalayaan. */
export const PHILIPPINES = { south: 4.2, north: 21.5, west: 116, east: 127 } as const

export const isInPhilippines = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= PHILIPPINES.south &&
  latitude <= PHILIPPINES.north &&
  longitude >= PHILIPPINES.west &&
  longitude <= PHILIPPINES.east
