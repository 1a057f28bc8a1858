import { metresBetween, type Position } from '#mocks/rules/routing/geometry.ts'
import { detailed } from './backbone.ts'

export interface Town {
  name: string
  population: number
  /** Whether it is the seat of a municipality. */
  seat: boolean
  at: Position
  /** Distance between its streets and how far they reach, metres; null for a town without streets of its own. */
  streets: { spacing: number; reach: number } | null
}

export interface PlaceFeature {
  properties: { name: string; pop: number; code: string }
  geometry: { coordinates: Position }
}

/** Places nearer to each other than this are one town, metres. */
const SAME_TOWN = 650
/** Reach of the streets around a town with shops: they lie up to 1.5 km from its centre. */
const SHOP_REACH = 1900
const SMALLEST_WITH_STREETS = 2000

const isDetailed = ([lng, lat]: Position) => lng >= detailed.west && lng <= detailed.east && lat >= detailed.south && lat <= detailed.north

function streetsOf(at: Position, population: number, hasShops: boolean): Town['streets'] {
  const reach = Math.min(2600, Math.max(350, 6.2 * Math.sqrt(population)))
  if (isDetailed(at) && (hasShops || population >= SMALLEST_WITH_STREETS))
    return { spacing: 130, reach: Math.max(reach, hasShops ? SHOP_REACH : 0) }
  return hasShops ? { spacing: 190, reach: SHOP_REACH } : null
}

/** The towns that roads connect, the largest first: the places where a road can be, and the towns of the shops. */
export function townsOf(places: PlaceFeature[], shopTowns: { name: string; at: Position }[], buildable: (at: Position) => boolean): Town[] {
  const towns: Town[] = []
  const isNew = (at: Position) => !towns.some((other) => metresBetween(other.at, at) < SAME_TOWN)
  const add = (name: string, population: number, seat: boolean, at: Position) => {
    const hasShops = shopTowns.some((shop) => metresBetween(shop.at, at) < SAME_TOWN)
    towns.push({ name, population, seat, at, streets: streetsOf(at, population, hasShops) })
  }
  for (const { properties, geometry } of places.toSorted((a, b) => b.properties.pop - a.properties.pop))
    if (buildable(geometry.coordinates) && isNew(geometry.coordinates))
      add(properties.name, properties.pop, properties.code.startsWith('PPLA') || properties.code === 'PPLC', geometry.coordinates)
  for (const { name, at } of shopTowns) if (isNew(at)) add(name, SMALLEST_WITH_STREETS, true, at)
  return towns
}
