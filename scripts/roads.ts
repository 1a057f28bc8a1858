/**
 * Writes the demo's roads from its places, its land and its shops: fixtures/static/geo/roads.geojson, which the map draws, and
 * road-graph.json, on which routes are found. The roads are invented, but between real places; the same input gives the same files.
 * With --check nothing is written; the exit code tells whether the committed files are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildRoads } from './roads/build.ts'

const folder = new URL('../fixtures/static/geo/', import.meta.url)
const files = buildRoads((path) => readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8'))

if (process.argv.includes('--check')) {
  const stale = Object.keys(files).filter((name) => readFileSync(new URL(name, folder), 'utf8') !== files[name])
  if (stale.length > 0) console.error(`Stale: ${stale.join(', ')}. Run node scripts/roads.ts.`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const [name, text] of Object.entries(files)) {
  writeFileSync(new URL(name, folder), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB, ${Math.round(gzipSync(text).length / 1024)} KB gzip`)
}
