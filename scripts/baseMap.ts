/**
 * Writes the demo's map styles and the files that they need besides the given ones (fixtures/static/geo): built-up areas, relief, lakes,
 * shores and names. The same input gives the same files. The land around the detailed part is written only with the path of
 * land-10m.json of the package world-atlas 2.0.2 (Natural Earth):
 *
 *   npm install --prefix /tmp/world world-atlas@2.0.2
 *   node scripts/baseMap.ts /tmp/world/node_modules/world-atlas/land-10m.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { archipelago, type Topology } from './baseMap/archipelago.ts'
import { buildBaseMap } from './baseMap/build.ts'

const folder = new URL('../fixtures/static/geo/', import.meta.url)
const parse = (path: string | URL) => JSON.parse(readFileSync(path, 'utf8')) as unknown

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}

const [world] = process.argv.slice(2)
if (world) write('archipelago.geojson', archipelago(parse(world) as Topology))
for (const [name, text] of Object.entries(buildBaseMap((path) => parse(new URL(`../${path}`, import.meta.url))))) write(name, text)
