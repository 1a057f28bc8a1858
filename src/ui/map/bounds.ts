import type { Coordinates } from '#lib/geolocation.ts'

/** A part of the map, degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

export const isWithin = (
  { west, south, east, north }: Bounds,
  { longitude, latitude }: Coordinates,
): boolean => longitude >= west && longitude <= east && latitude >= south && latitude <= north
