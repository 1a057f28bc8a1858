/**
 * Writes the demo's map styles and the files that they need besides the given ones (fixtures/static/geo): built-up areas, relief, shores and
 * names. The same input gives the same files. With the path of land-10m.json of the package world-atlas, it writes the land around, too.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import towns from '../src/lib/towns.json' with { type: 'json' }
import { archipelago, shoreLines, type Topology } from './baseMap/archipelago.ts'
import { type Place, reliefAreas, type Road, urbanAreas } from './baseMap/areas.ts'
import { mapLabels, type TownTable } from './baseMap/labels.ts'
import { lakeAreas } from './baseMap/lakes.ts'
import type { Land } from './baseMap/shore.ts'
import { satellite, street } from './baseMap/styles.ts'

const folder = new URL('../fixtures/static/geo/', import.meta.url)
const read = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const given = (name: string) => read(new URL(name, folder))

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}

const places = (given('places.geojson') as { features: Place[] }).features
const provinces = (given('provinces.geojson') as { features: Parameters<typeof mapLabels>[1] }).features
const roads = (given('roads.geojson') as { features: Road[] }).features
const landOf = (name: string) => (given(name) as { geometry: Land }).geometry

const [world] = process.argv.slice(2)
if (world) write('archipelago.geojson', archipelago(read(world) as Topology))
const land = landOf('land.osm.geojson')

write('street.json', `${JSON.stringify(street, null, 2)}\n`)
write('satellite.json', `${JSON.stringify(satellite, null, 2)}\n`)
write('urban.geojson', urbanAreas(land, places, roads))
write('relief.geojson', reliefAreas(land))
write('lakes.geojson', lakeAreas())
write('shore.geojson', shoreLines([land, landOf('archipelago.geojson')]))
write('labels.geojson', mapLabels(places, provinces, towns as unknown as TownTable))
