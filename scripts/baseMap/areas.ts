import { areasAbove, type Position } from './contours.ts'
import { layeredNoise, noise } from './noise.ts'
import { gridOf, type Land } from './shore.ts'
import { heightAt, KM_PER_LATITUDE, KM_PER_LONGITUDE } from './terrain.ts'

export interface Place {
  properties: { name: string; pop: number; code: string }
  geometry: { coordinates: Position }
}

export interface Road {
  properties: { cls: string }
  geometry: { coordinates: Position[][] }
}

const collection = (features: unknown[]) => `${JSON.stringify({ type: 'FeatureCollection', features })}\n`

/** Heights at which the relief changes its colour; 1 is about 700 m. */
const LEVELS = [0.1, 0.4, 0.8, 1.3, 1.9]

/** Hills and mountains as areas, each within the one below; `level` counts from the lowest. */
export function reliefAreas(land: Land): string {
  const grid = gridOf(land, 0.005, (longitude, latitude) => heightAt(longitude * KM_PER_LONGITUDE, latitude * KM_PER_LATITUDE))
  return collection(
    LEVELS.map((height, level) => ({
      type: 'Feature',
      properties: { level },
      geometry: { type: 'MultiPolygon', coordinates: areasAbove(grid, height, 0.0001) },
    })),
  )
}

/** Radius of a built-up area without streets on the map, km; 0 for small villages. GeoNames counts some villages as large as their city, so it is bounded. */
const radiusOf = ({ pop, code }: Place['properties']) =>
  pop < 4000 ? 0 : Math.min(code.startsWith('PPLA') || code === 'PPLC' ? 3.2 : 1.3, 0.0056 * Math.sqrt(pop) + 0.1)

/** How far around a street it is built up, km. */
const AROUND_STREET = 0.3

/** Where there are streets, in cells of about a third of a kilometre. */
function streetCells(roads: readonly Road[]): Set<string> {
  const cells = new Set<string>()
  for (const { properties, geometry } of roads)
    if (properties.cls === 'street')
      for (const line of geometry.coordinates)
        for (const [n, [x, y]] of line.entries()) {
          const [nextX, nextY] = line[n + 1] ?? [x, y]
          for (const t of [0, 0.5]) cells.add(cellAt(x + (nextX - x) * t, y + (nextY - y) * t))
        }
  return cells
}
const cellAt = (longitude: number, latitude: number, column = 0, row = 0) =>
  `${Math.floor((longitude * KM_PER_LONGITUDE) / AROUND_STREET) + column},${Math.floor((latitude * KM_PER_LATITUDE) / AROUND_STREET) + row}`

/** Built-up areas: around the streets, and around the centres of other towns; ragged, and grown together where they are close. */
export function urbanAreas(land: Land, places: readonly Place[], roads: readonly Road[]): string {
  const towns = places.map(({ properties, geometry: { coordinates } }) => ({
    x: coordinates[0] * KM_PER_LONGITUDE,
    y: coordinates[1] * KM_PER_LATITUDE,
    radius: radiusOf(properties),
  }))
  const streets = streetCells(roads)
  const density = (longitude: number, latitude: number) => {
    const x = longitude * KM_PER_LONGITUDE
    const y = latitude * KM_PER_LATITUDE
    const east = x + 1.6 * (noise(x * 0.7, y * 0.7, 83) - 0.5)
    const north = y + 1.6 * (noise(x * 0.7, y * 0.7, 84) - 0.5)
    let sum = 0
    for (const town of towns) {
      const distance = ((east - town.x) ** 2 + (north - town.y) ** 2) / town.radius ** 2
      if (distance < 6) sum += Math.exp(-distance)
    }
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1]) if (streets.has(cellAt(longitude, latitude, column, row))) sum += column || row ? 0.16 : 0.5
    return sum < 0.05 ? sum : sum * (0.45 + 1.1 * layeredNoise(x * 0.9, y * 0.9, 4, 81))
  }
  const coordinates = areasAbove(gridOf(land, 0.003, density), 0.36, 0.00008)
  return collection([{ type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates } }])
}
