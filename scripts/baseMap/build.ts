import { shoreLines } from './archipelago.ts'
import { type Place, reliefAreas, type Road, urbanAreas } from './areas.ts'
import { mapLabels, type TownTable } from './labels.ts'
import { lakeAreas } from './lakes.ts'
import type { Land } from './shore.ts'
import { satellite, street } from './styles.ts'

/** The texts of the map's files by name, from the files that others write; `read` gives the parsed content of a file of the project. */
export function buildBaseMap(read: (path: string) => unknown): Record<string, string> {
  const given = (name: string) => read(`fixtures/static/geo/${name}.geojson`)
  const features = <T>(name: string) => (given(name) as { features: T[] }).features
  const landOf = (name: string) => (given(name) as { geometry: Land }).geometry
  const land = landOf('land.osm')
  const places = features<Place>('places')
  return {
    'street.json': `${JSON.stringify(street, null, 2)}\n`,
    'satellite.json': `${JSON.stringify(satellite, null, 2)}\n`,
    'urban.geojson': urbanAreas(land, places, features<Road>('roads')),
    'relief.geojson': reliefAreas(land),
    'lakes.geojson': lakeAreas(),
    'shore.geojson': shoreLines([land, landOf('archipelago')]),
    'labels.geojson': mapLabels(places, features('provinces'), read('src/lib/towns.json') as TownTable),
  }
}
