import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findZipcode, placeKey } from '#domain/zipcodes.ts'

interface Core {
  provinces: [code: string, name: string][]
  cities: [code: string, name: string, province: 0 | 1 | string, zip: string][]
}
const core = JSON.parse(
  readFileSync(new URL('../../../fixtures/static/psgc/core.json', import.meta.url), 'utf8'),
) as Core

test('every city with a known ZIP code is found by its province and name, ADDR-12', async () => {
  const provinces = new Map(core.provinces)
  const found = await Promise.all(
    core.cities.map(async ([code, name, province, zip]) => {
      const provinceCode = province === 1 ? `${code.slice(0, 5)}00000` : String(province)
      return {
        name,
        expected: zip || undefined,
        actual: await findZipcode(provinces.get(provinceCode) ?? '', name),
      }
    }),
  )
  expect(found.filter(({ expected, actual }) => expected !== actual)).toEqual([])
  expect(found.filter(({ actual }) => actual !== undefined).length).toBeGreaterThan(1600)
})

test('names are recognised in other spellings', async () => {
  expect(await findZipcode('Pampanga', 'City of San Fernando (Capital)')).toBe('2000')
  expect(await findZipcode('', 'City of Parañaque')).toBe('1700')
  expect(placeKey('City of Manila')).toBe(placeKey('Manila City'))
})

test('unknown places get no ZIP code', async () => {
  expect(await findZipcode('Pampanga', 'Nowhere')).toBeUndefined()
  expect(await findZipcode('Nowhere', 'San Fernando City')).toBeUndefined()
})
