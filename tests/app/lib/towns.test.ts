import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInPhilippines, PHILIPPINES } from '#domain/philippines.ts'
import { findTown, nearestTown, placeMatches, searchTowns, townWords } from '#domain/towns.ts'

const read = <T>(path: string) =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')) as T
const table = read<Record<string, [string, number, number][]>>('src/domain/towns.json')
const shops = read<{ municipality: string; province: string; lat: number; lng: number }[]>(
  'fixtures/data/shops.json',
)
const core = read<{ cities: [code: string, name: string][] }>('fixtures/static/psgc/core.json')

type Position = Parameters<typeof nearestTown>[0]
const labels = async (text: string, limit?: number) =>
  (await searchTowns(text, limit)).map(({ name, area }) => `${name}, ${area}`)

describe('a typed place, MAP-08', () => {
  test('with the same name in several provinces shows them all, the whole name before longer ones', async () => {
    expect(await labels('San Fernando')).toEqual([
      'San Fernando, Bukidnon',
      'San Fernando, Camarines Sur',
      'San Fernando, Cebu',
      'San Fernando, Masbate',
      'San Fernando, Romblon',
      'San Fernando City, La Union',
      'San Fernando City, Pampanga',
    ])
  })

  test.each([
    ['san fernando pampanga', 'San Fernando City, Pampanga'],
    ['San Fernando, La Union', 'San Fernando City, La Union'],
    ['City of San Fernando, Pampanga', 'San Fernando City, Pampanga'],
    ['  municipality of bacolor', 'Bacolor, Pampanga'],
    ['PARANAQUE', 'Parañaque City, Metro Manila'],
    ['Peñablanca', 'Peñablanca, Cagayan'],
    ['manila', 'Manila City, Metro Manila'],
    ['quezon city', 'Quezon City, Metro Manila'],
    ['apalit', 'Apalit, Pampanga'],
    ['manila, metro manila', 'Manila City, Metro Manila'],
    ['Brookes P', "Brooke's Point, Palawan"],
    ['Quezon, Quezon', 'Quezon, Quezon'],
    ['ncr', 'Caloocan City, Metro Manila'],
    ['metro manila', 'Caloocan City, Metro Manila'],
    ['region 4a', 'Agdangan, Quezon'],
    ['Region IV-A', 'Agdangan, Quezon'],
    ['b.f. homes', 'Parañaque City, Metro Manila'],
    ['bgc', 'Taguig City, Metro Manila'],
  ])('%s finds %s first', async (text, town) => {
    expect((await labels(text))[0]).toBe(town)
  })

  test('may be abbreviated: Sta. is Santa, Sto. Santo', async () => {
    expect(await labels('Sta. Rosa')).toEqual(await labels('Santa Rosa'))
    expect(await labels('sta rosa')).toContain('Santa Rosa City, Laguna')
    expect(await labels('Sto. Tomas')).toContain('Sto. Tomas City, Batangas')
    expect(townWords('Sto. Niño (Sta. Ana)').join(' ')).toBe('santo nino santa ana')
    expect(townWords('Gen. Luna, Pres. Roxas, Mt. Province').join(' ')).toBe(
      'general luna president roxas mount province',
    )
    expect(townWords('...')).toEqual([])
  })

  test('may be a later word, or only the province, and finds no more than asked for', async () => {
    expect(await labels('fernando')).toContain('San Fernando City, Pampanga')
    const ofProvince = await labels('pampanga', 30)
    expect(ofProvince).toContain('Bacolor, Pampanga')
    expect(ofProvince).toHaveLength(table['Pampanga']?.length ?? 0)
    const first = await labels('san')
    expect(first).toHaveLength(8)
    expect(await labels('san', 3)).toEqual(first.slice(0, 3))
  })

  test('is better at the beginning of the name than later, and by its words than by the province', async () => {
    expect(await labels('trinidad')).toEqual([
      'Trinidad, Bohol',
      'Doña Remedios Trinidad, Bulacan',
      'La Trinidad, Benguet',
    ])
    expect(await labels('jose del mon')).toEqual(['San Jose del Monte City, Bulacan'])
    const cebu = await labels('cebu', 60)
    expect(cebu[0]).toBe('Cebu City, Cebu')
    for (const label of cebu) expect(label).toMatch(/, Cebu$/)
    // Words in another order, or unfinished ones before the last, are found after those.
    expect(await labels('juan san metro')).toEqual(['San Juan City, Metro Manila'])
    expect(await labels('sa fernan pamp')).toEqual(['San Fernando City, Pampanga'])
    expect(await labels('tandang sora')).toEqual([])
  })

  test('that is empty or unknown finds nothing', async () => {
    for (const text of ['', '  ', ',', 'city of ', 'Atlantis', 'fernando san juan de'])
      expect(await labels(text)).toEqual([])
  })

  test('finds every town by its name and province', async () => {
    const all = Object.entries(table).flatMap(([area, towns]) =>
      towns.map(([name]) => `${name}, ${area}`),
    )
    const found = await Promise.all(all.map((label) => labels(label, 3)))
    expect(all.filter((label, index) => !found[index]!.includes(label))).toEqual([])
  })
})

test.each([
  ['paranaque', 'City of Parañaque'],
  ['sta. maria', 'Santa Maria'],
  ['sto tomas', 'City of Sto. Tomas'],
  ['nino', 'Santo Niño (Pob.)'],
  ['brgy 12', 'Barangay 12'],
  ['manila city', 'City of Manila'],
  ['enzuela', 'City of Valenzuela'],
  ['ncr', 'National Capital Region'],
  ['metro manila', 'National Capital Region'],
  ['region 4-a', 'CALABARZON'],
  ['IV-B', 'MIMAROPA Region'],
  ['bf homes', 'B. F. Homes'],
  ['bf homes', 'City of Parañaque'],
])('%s is found as %s, ADDR-08', (typed, name) => {
  expect(placeMatches(typed, name)).toBe(true)
  expect(placeMatches(`${typed} x`, name)).toBe(false)
})

describe('the town of an address', () => {
  test.each([
    ['San Fernando City', 'La Union', 'La Union'],
    ['San Fernando City', 'Pampanga', 'Pampanga'],
    // The address form has the region's name in place of a province.
    ['San Juan City', 'National Capital Region', 'Metro Manila'],
    ['Isabela City', 'Zamboanga Peninsula', 'Zamboanga Peninsula'],
  ])('%s, %s is in %s', async (name, province, area) => {
    expect(await findTown(name, province)).toMatchObject({ name, area })
  })

  test.each([
    ['San Fernando City', 'Bulacan'],
    ['San Fernando', 'Pampanga'],
    ['', 'Pampanga'],
    ['Atlantis', 'Pampanga'],
  ])('%s, %s is not known', async (name, province) => {
    expect(await findTown(name, province)).toBeNull()
  })
})

describe('the nearest town', () => {
  test.each([
    [15.0343, 120.6844, 'San Fernando City', 'Pampanga'],
    [14.5547, 121.0244, 'Makati City', 'Metro Manila'],
    [7.07, 125.61, 'Davao City', 'Davao del Sur'],
  ])('of %d, %d is %s', async (latitude, longitude, name, area) => {
    expect(await nearestTown({ latitude, longitude })).toMatchObject({ name, area })
  })

  test('is the nearest by great circles too, up to the error of the plane', async () => {
    const radians = (degrees: number) => (degrees * Math.PI) / 180
    const { sin, cos, acos } = Math
    const km = (a: Position, latitude: number, longitude: number) => {
      const [here, there] = [radians(a.latitude), radians(latitude)]
      const turn = radians(a.longitude - longitude)
      return 6371 * acos(sin(here) * sin(there) + cos(here) * cos(there) * cos(turn))
    }
    const anywhere = fc.record({
      latitude: fc.double({ min: 5, max: 21, noNaN: true }),
      longitude: fc.double({ min: 117, max: 126.5, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(anywhere, async (position) => {
        const least = Math.min(
          ...Object.values(table).flatMap((towns) =>
            towns.map(([, lat, lng]) => km(position, lat, lng)),
          ),
        )
        const found = await nearestTown(position)
        if (found)
          expect(km(position, found.latitude, found.longitude)).toBeLessThan(least * 1.01 + 0.1)
        else expect(least).toBeGreaterThan(99)
      }),
      { numRuns: 200 },
    )
  })

  test('is none out at sea and abroad', async () => {
    expect(await nearestTown({ latitude: 18, longitude: 131 })).toBeNull()
    expect(await nearestTown({ latitude: 48.85, longitude: 2.35 })).toBeNull()
  })
})

describe('the table', () => {
  test('has the centres of the towns with shops', async () => {
    for (const { municipality, province, lat, lng } of shops)
      expect(await searchTowns(`${municipality}, ${province}`, 1)).toMatchObject([
        { name: municipality, latitude: Number(lat.toFixed(4)), longitude: Number(lng.toFixed(4)) },
      ])
  })

  test('has nine towns in ten, by the names of the address form', () => {
    const names = new Set(core.cities.map(([, name]) => name))
    const towns = Object.values(table).flat()
    expect(towns.length).toBeGreaterThan(0.9 * core.cities.length)
    expect(towns.filter(([name]) => !names.has(name))).toEqual([])
  })
})

test('every town of the Philippines, and each of its ends, is inside, ADDR-04', () => {
  const { south, north, west, east } = PHILIPPINES
  const places = [
    ...Object.values(table).flat(),
    // The farthest islands and capes.
    ['Saluag', 4.63, 119.46],
    ['Mavulis', 21.11, 121.95],
    ['Balabac', 7.97, 117],
    ['Pusan Point', 7.29, 126.6],
    ['the southwestern corner', south, west],
    ['the northeastern corner', north, east],
  ] as const
  expect(
    places.filter(([, latitude, longitude]) => !isInPhilippines({ latitude, longitude })),
  ).toEqual([])
})

test.each([
  ['Taipei', 25.03, 121.56],
  ['Singapore', 1.35, 103.82],
  ['Manado', 1.47, 124.84],
  ['Tokyo', 35.68, 139.69],
  ['Da Nang', 16.05, 108.2],
  ['Koror', 7.34, 134.48],
  ['the equator', 0, 0],
  ['coordinates in the wrong order', 120.6844, 15.0343],
  ['no numbers', Number.NaN, Number.NaN],
])('%s is outside, ADDR-04', (_, latitude, longitude) => {
  expect(isInPhilippines({ latitude, longitude })).toBe(false)
})
