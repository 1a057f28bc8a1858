/** Draws the demo's satellite pictures (fixtures/static/geo/satellite) in Chromium, from the same data as the street map. It takes a few minutes. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, type Rolldown } from 'vite'
import type { Position } from './baseMap/contours.ts'
import { lakes } from './baseMap/lakes.ts'
import { chromiumArgs, findChromium } from './browser.mjs'
import type { picture as draw } from './satellite/page.ts'
import type { Ground } from './satellite/paint.ts'
import { coveredTiles } from './satellite/tiles.ts'

const QUALITY = 0.6

const folder = fileURLToPath(new URL('../fixtures/static/geo/', import.meta.url))
const read = (name: string) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8')) as unknown
interface Areas {
  geometry: { coordinates: Position[][][] }
}

const [urban] = (read('urban.geojson') as { features: [Areas] }).features
const ground: Ground = {
  land: [...(read('land.osm.geojson') as Areas).geometry.coordinates, ...lakes].flat(),
  urban: urban.geometry.coordinates.flat(),
  rivers: (read('rivers.geojson') as { features: { geometry: { coordinates: Position[] } }[] }).features.map(
    ({ geometry }) => geometry.coordinates,
  ),
}

const entry = fileURLToPath(new URL('satellite/page.ts', import.meta.url))
const built = (await build({
  configFile: false,
  logLevel: 'warn',
  build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
})) as Rolldown.RolldownOutput[]
const code = built[0]?.output[0].code ?? ''

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs })
const page = await browser.newPage()
await page.addScriptTag({ content: code })
await page.evaluate((given) => void Object.assign(globalThis, { ground: given }), ground)

rmSync(`${folder}satellite`, { recursive: true, force: true })
let bytes = 0
const tiles = coveredTiles()
for (const { z, x, y } of tiles) {
  const base64 = await page.evaluate(
    ([tile, quality]) => {
      const { picture, ground: data } = globalThis as unknown as { picture: typeof draw; ground: Ground }
      return picture(tile, data, quality)
    },
    [{ z, x, y }, QUALITY] as const,
  )
  const file = `${folder}satellite/${z}/${x}/${y}.webp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(base64, 'base64'))
  bytes += base64.length * 0.75
}
await browser.close()
console.log(`${tiles.length} pictures, ${Math.round(bytes / 1024)} KB`)
