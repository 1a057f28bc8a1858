import type { Position } from '#mocks/rules/routing/geometry.ts'
import { countryRoads, type Road } from './country.ts'
import { cutAtCrossings, type Piece, withoutRemains } from './crossings.ts'
import { drawingOf } from './drawing.ts'
import { encodeGraph } from './graph.ts'
import { buildableOn, type Land } from './ground.ts'
import { localStreets } from './streets.ts'
import { type PlaceFeature, townsOf } from './towns.ts'

interface Shop {
  municipality: string
  lng: number
  lat: number
}

/** The roads, and their pieces between junctions. */
export function buildNetwork(places: PlaceFeature[], land: Land, shops: Shop[]): { roads: Road[]; pieces: Piece[] } {
  const buildable = buildableOn(land)
  const shopTowns = shops.map(({ municipality, lng, lat }) => ({ name: municipality, at: [lng, lat] as Position }))
  const towns = townsOf(places, shopTowns, buildable)
  const pieces = withoutRemains(cutAtCrossings([...countryRoads(towns, buildable), ...localStreets(towns, buildable)]))
  return { roads: [...new Set(pieces.map(({ road }) => road))], pieces }
}

/** The files' texts by name; `read` gives the text of a file below fixtures. */
export function buildRoads(read: (path: string) => string): Record<string, string> {
  const parse = <T>(path: string) => JSON.parse(read(path)) as T
  const places = parse<{ features: PlaceFeature[] }>('static/geo/places.geojson').features
  const land = parse<{ geometry: Land }>('static/geo/land.osm.geojson').geometry
  const { roads, pieces } = buildNetwork(places, land, parse<Shop[]>('data/shops.json'))
  return {
    'roads.geojson': `${JSON.stringify(drawingOf(roads))}\n`,
    'road-graph.json': `${JSON.stringify(encodeGraph(pieces))}\n`,
  }
}
