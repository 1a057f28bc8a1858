import type { Coordinates } from '#lib/geolocation.ts'
import { otherNames, regionNames } from './placeNames.ts'

/** A city or municipality, with its centre, a few kilometres off where the source lacks it. */
export interface Town extends Coordinates {
  name: string
  /** Its province; Metro Manila or another region where it has none. */
  area: string
}

/** Towns by area, in degrees north and east. */
type TownTable = Record<string, [name: string, latitude: number, longitude: number][]>

const MATCHES = 8
/** Farthest town that a position is named for. */
const FARTHEST_KM = 100
const KM_PER_DEGREE = 111.2
const ABBREVIATIONS: Record<string, string | undefined> = {
  sta: 'santa',
  sto: 'santo',
  brgy: 'barangay',
  gen: 'general',
  pres: 'president',
  mt: 'mount',
}

/** Splits 'Sta. Cruz' into `['santa', 'cruz']`, 'B. F. Homes' into `['bf', 'homes']`. */
export const townWords = (name: string): string[] =>
  (
    name
      .normalize('NFD')
      .replaceAll(/[\p{M}'’]/gu, '')
      .toLowerCase()
      .replaceAll(/\biv[\s-]*(?=[ab]\b)/g, '4')
      .replaceAll(/(?<![a-z\d])([a-z]|\d+)[.\s-]+(?=[a-z](?![a-z\d]))/g, '$1')
      .match(/[a-z0-9]+/g) ?? []
  ).map((word) => ABBREVIATIONS[word] ?? word)

interface Entry {
  town: Town
  name: string[]
  area: string[]
  /** Its well-known parts, and its region's names. */
  others: string[]
}

let loading: Promise<Entry[]> | undefined

/** By area: the first two digits of its region's code (PSGC). */
const loadRegions = async () =>
  ((await import('./townRegions.json')) as { default: Record<string, string> }).default

/**
 * Lists towns in alphabetical order, from PSGC and GeoNames (CREDITS.md), by fixtures/geo/towns.ts.
 */
async function load(): Promise<Entry[]> {
  const [{ default: table }, regions] = await Promise.all([
    import('./towns.json') as unknown as Promise<{ default: TownTable }>,
    loadRegions(),
  ])
  return Object.entries(table)
    .flatMap(([area, towns]) => {
      const words = townWords(area)
      return towns.map(([name, latitude, longitude]) => ({
        town: { name, area, latitude, longitude },
        name: townWords(name),
        area: words,
        others: townWords(`${otherNames(name)} ${regionNames(regions[area])}`),
      }))
    })
    .toSorted(
      (a, b) =>
        a.town.name.localeCompare(b.town.name, 'en') ||
        a.town.area.localeCompare(b.town.area, 'en'),
    )
}

/** When the table can't be loaded, the next call tries again. */
function entries(): Promise<Entry[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Each typed word begins a word of its own: 'Quezon, Quezon' is a town and its province. */
function allBegin(typed: readonly string[], words: readonly string[]): boolean {
  const left = [...words]
  // The longest first: what it begins, a shorter one may begin as well.
  return typed
    .toSorted((a, b) => b.length - a.length)
    .every((word) => {
      const at = left.findIndex((other) => other.startsWith(word))
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
}

/** 'sta maria' matches 'Santa Maria', 'ncr' 'National Capital Region'. */
export function placeMatches(typed: string, name: string): boolean {
  const [wanted, words] = [townWords(typed), townWords(`${name} ${otherNames(name)}`)]
  return words.join(' ').includes(wanted.join(' ')) || allBegin(wanted, words)
}

/** How well a town fits, lower is better; null for not at all. */
function rank({ name, area, others }: Entry, typed: readonly string[]): number | null {
  if (!allBegin(typed, [...name, ...area]))
    return allBegin(typed, [...name, ...area, ...others]) ? 4 : null
  return (allBegin(typed, name) ? 0 : 2) + (allBegin(typed.slice(0, 1), name.slice(0, 1)) ? 0 : 1)
}

/**
 * Finds towns whose name and province have words that begin as the typed ones. First those with all
 * of them in the name, and with the first one at its beginning, in alphabetical order; last those
 * of which a part, or the region, is called so.
 * @throws when the table can't be loaded
 */
export async function searchTowns(text: string, limit = MATCHES): Promise<Town[]> {
  const typed = townWords(text.replace(/^\s*(?:city|municipality) of /i, ''))
  if (typed.length === 0) return []
  const ranked = (await entries()).flatMap((entry) => {
    const place = rank(entry, typed)
    return place === null ? [] : [{ place, town: entry.town }]
  })
  return ranked
    .toSorted((a, b) => a.place - b.place)
    .slice(0, limit)
    .map(({ town }) => town)
}

/**
 * Finds a town by exact name and province, which may be missing or spelt differently where the name
 * is unique.
 * @throws when the table can't be loaded
 */
export async function findTown(name: string, area: string): Promise<Town | null> {
  const namesakes = (await entries())
    .filter(({ town }) => town.name === name)
    .map(({ town }) => town)
  return (
    namesakes.find((town) => town.area === area) ??
    (namesakes.length === 1 ? (namesakes[0] ?? null) : null)
  )
}

/**
 * The first two digits of its region's code; undefined for an area without towns.
 * @throws when the table can't be loaded
 */
export async function regionCodeOf(area: string): Promise<string | undefined> {
  return (await loadRegions())[area]
}

/** Distance on a plane, km: within 1 % over 100 km in the Philippines. */
function distance(a: Coordinates, b: Coordinates): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, east)
}

/**
 * Resolves to null when none is within 100 km.
 * @throws when the table can't be loaded
 */
export async function nearestTown(position: Coordinates): Promise<Town | null> {
  let nearest: Town | null = null
  let least = FARTHEST_KM
  for (const { town } of await entries()) {
    const km = distance(position, town)
    if (km >= least) continue
    least = km
    nearest = town
  }
  return nearest
}
