import type { Coordinates } from '#lib/geolocation.ts'

/**
 * The box around the Philippines in degrees: from Tawi-Tawi to Batanes, from Balabac to Davao
 * Oriental, with some kilometres of sea. It holds a piece of Sabah too, and not the islets of
 * Kalayaan far west of Palawan.
 */
export const PHILIPPINES = { south: 4.2, north: 21.5, west: 116, east: 127 } as const

/** Whether a position lies in the box around the Philippines. */
export const isInPhilippines = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= PHILIPPINES.south &&
  latitude <= PHILIPPINES.north &&
  longitude >= PHILIPPINES.west &&
  longitude <= PHILIPPINES.east
