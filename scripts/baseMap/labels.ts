import type { Place } from './areas.ts'
import type { Position } from './contours.ts'
import { detailed } from './shore.ts'

/** Towns by area: name, latitude, longitude (src/lib/towns.json). */
export type TownTable = Record<string, [name: string, latitude: number, longitude: number][]>

/** 0 the capital, 1 a large city, 2 a city, 3 the seat of a municipality, 4 a large village, 5 a small one. */
type Rank = 0 | 1 | 2 | 3 | 4 | 5

interface Province {
  properties: { name: string; region: string }
  geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] }
}

/** Waters, and provinces where their middle is a bad place for a name; placed by hand. */
const waters: readonly (readonly [name: string, ...at: Position])[] = [
  ['Manila Bay', 120.73, 14.58],
  ['Subic Bay', 120.225, 14.77],
  ['Lingayen Gulf', 120.2, 16.17],
  ['Laguna de Bay', 121.22, 14.4],
  ['West Philippine Sea', 119.72, 15.1],
  ['Philippine Sea', 121.75, 15.3],
]
const LARGE_CITIES = new Set([
  'Quezon City',
  'Caloocan City',
  'Makati City',
  'San Fernando',
  'Angeles City',
  'Tarlac City',
  'Olongapo',
  'Malolos',
  'Cabanatuan City',
  'Balanga',
])
/** Large cities outside of the detailed part. */
const DISTANT_CITIES = new Set([
  'Baguio City',
  'Cebu City',
  'Davao City',
  'Zamboanga City',
  'Iloilo City',
  'Bacolod City',
  'Cagayan de Oro City',
  'General Santos City',
  'Puerto Princesa City',
  'Tacloban City',
  'Legazpi City',
  'Laoag City',
  'Tuguegarao City',
  'Butuan City',
])
/** Cities of Metro Manila that the places list as villages. */
const CITIES = new Set(['Pasay', 'San Pablo'])
/** Cities that are no part of a province have an outline of their own among the provinces. */
const INDEPENDENT = new Set(['Lucena', 'Olongapo', 'Angeles', 'Dagupan'])
/** Provinces of which only a corner lies in the detailed part. */
const CUT_OFF = new Set(['Quirino', 'Nueva Vizcaya', 'La Union', 'Benguet'])
/** People in a village that is named early. */
const LARGE_VILLAGE = 9000

function rankOf({ name, pop, code }: Place['properties']): Rank {
  if (code === 'PPLC') return 0
  if (LARGE_CITIES.has(name) && (code !== 'PPL' || name.endsWith('City'))) return 1
  if (code === 'PPLA' || code === 'PPLA2' || name.endsWith(' City') || CITIES.has(name)) return 2
  if (code === 'PPLA3') return pop > 120_000 ? 2 : 3
  return pop > LARGE_VILLAGE ? 4 : 5
}

const middle = (ring: Position[]): Position => {
  let [area, x, y] = [0, 0, 0]
  for (const [n, a] of ring.entries()) {
    const b = ring[(n + 1) % ring.length] as Position
    const cross = a[0] * b[1] - b[0] * a[1]
    area += cross
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
  }
  return [x / (3 * area), y / (3 * area)]
}

/** The longest outline of a province. */
const outline = ({ geometry }: Province): Position[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
    .map(([ring = []]) => ring)
    .toSorted((a, b) => b.length - a.length)[0] ?? []

const isDetailed = (latitude: number, longitude: number) =>
  longitude >= detailed.west && longitude <= detailed.east && latitude >= detailed.south && latitude <= detailed.north

/** The names on the map: towns with their rank, provinces and waters. Outside of the detailed part it has the seats of municipalities only. */
export function mapLabels(places: readonly Place[], provinces: readonly Province[], towns: TownTable): string {
  const feature = (properties: object, [longitude, latitude]: Position) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [Number(longitude.toFixed(4)), Number(latitude.toFixed(4))] },
  })
  const features = [
    ...places
      .map(({ properties, geometry }) => ({ rank: rankOf(properties), properties, at: geometry.coordinates }))
      .toSorted((a, b) => a.rank - b.rank || b.properties.pop - a.properties.pop)
      .map(({ rank, properties, at }) => feature({ kind: 'town', name: properties.name, rank }, at)),
    ...Object.values(towns)
      .flat()
      .filter(([, latitude, longitude]) => !isDetailed(latitude, longitude))
      .map(([name, latitude, longitude]) => {
        const rank: Rank = DISTANT_CITIES.has(name) ? 1 : name.endsWith(' City') ? 2 : 3
        return feature({ kind: 'town', name, rank }, [longitude, latitude])
      }),
    ...provinces
      .filter(({ properties: { name, region } }) => region !== 'National Capital Region' && !INDEPENDENT.has(name) && !CUT_OFF.has(name))
      .map((province) => feature({ kind: 'province', name: province.properties.name }, middle(outline(province)))),
    ...waters.map(([name, ...at]) => feature({ kind: 'water', name }, at)),
  ]
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`
}
