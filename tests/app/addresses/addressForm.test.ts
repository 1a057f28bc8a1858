import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressLine, addressText, barangayText } from '#components/addressLine.ts'
import { sampleAddress } from '#components/samples.ts'
import { findZipcode, placeKey } from '#domain/zipcodes.ts'
import { withDefault } from '#features/addresses/withDefault.ts'
import { addressSchema, startValues } from '#flows/address/addressSchema.ts'
import { CLOSE_ZOOM, movedByKey } from '#flows/address/pinMove.ts'
import { codeOf, optionsOf, withoutProvince, withRegionName } from '#flows/address/places.ts'
import { messagesOf } from '../support/formMessages.ts'

const typed = {
  ...startValues(),
  ...sampleAddress,
  owner_name: ' Liza Manalo ',
  geolocation: { latitude: '15.0343', longitude: ' 120.6844 ' },
}

const problems = (change: object) => messagesOf(addressSchema, { ...typed, ...change })

test('a complete form is converted to the request', () => {
  expect(addressSchema.parse(typed)).toEqual({
    ...typed,
    owner_name: 'Liza Manalo',
    address_line: '',
    geolocation: { latitude: 15.0343, longitude: 120.6844 },
  })
})

test('required fields, the country and the default type, ADDR-02 ADDR-05 ADDR-06', () => {
  expect(problems(startValues())).toEqual({
    owner_name: 'Full name is required',
    mobile_number: 'Mobile number must be exactly 11 characters',
    region: 'Region is required',
    state_province: 'Province is required',
    city: 'City or municipality is required',
    barangay: 'Barangay is required',
    zipcode: 'ZIP code is required',
    street: 'Street is required',
    'geolocation.latitude': 'Coordinates are required',
  })
  expect(startValues()).toMatchObject({ country: 'Philippines', type: 'HOME' })
  expect(problems({ country: 'Japan' })).toHaveProperty('country')
  expect(problems({ street: '   ' })).toEqual({ street: 'Street is required' })
  expect(problems({ address_line: '', type: 'WORK' })).toEqual({})
})

test.each([
  ['0917123000', 'Mobile number must be exactly 11 characters'],
  ['12345678901', 'Mobile number must start with 09'],
])('the mobile number %s is refused: %s, ADDR-03 ERR-94', (mobile_number, message) => {
  expect(problems({ mobile_number })).toEqual({ mobile_number: message })
})

const NORTH = 'Latitude must be a number from -90 to 90'
const EAST = 'Longitude must be a number from -180 to 180'
const ABROAD = 'Coordinates must be in the Philippines'
test.each([
  ['15', ' ', undefined, 'Coordinates are required'],
  ['north', '999', NORTH, EAST],
  ['90.1', '120', NORTH, undefined],
  // One message, at the one that leads abroad.
  ['35.68', '139.69', ABROAD, undefined],
  ['15.0343', '108.2', undefined, ABROAD],
  ['0', '120.6844', ABROAD, undefined],
  ['-90', '-180', ABROAD, undefined],
  ['6.7041', '121.9711', undefined, undefined],
])('coordinates are numbers in the Philippines: %s, %s, ADDR-04 ERR-95', (...row) => {
  const [latitude, longitude, north, east] = row
  const found = problems({ geolocation: { latitude, longitude } })
  expect([found['geolocation.latitude'], found['geolocation.longitude']]).toEqual([north, east])
})

test('the display line skips empty parts, and writes a region that is also the province once, ADDR-07', () => {
  expect(addressLine({ ...typed, address_line: ' ' })).toBe(
    '12 Rizal St., San Fernando City, Pampanga, Region III, 2000',
  )
  const region = 'National Capital Region'
  expect(
    addressLine({ ...typed, address_line: '', city: 'Pasig City', region, state_province: region }),
  ).toBe('12 Rizal St., Pasig City, National Capital Region, 2000')
})

test.each([
  ['Dolores', 'Barangay Dolores'],
  ['Poblacion', 'Barangay Poblacion'],
  [' Barangay 12 ', 'Barangay 12'],
  ['Brgy. 76-A', 'Brgy. 76-A'],
  ['Bgyan', 'Barangay Bgyan'],
  [' ', ''],
])('the barangay %o is shown as %o', (name, shown) => {
  expect(barangayText(name)).toBe(shown)
})

test('in a hint the barangay follows the display line, which has no place for it, ADDR-07', () => {
  expect(addressText(typed)).toBe(`${addressLine(typed)} · Barangay Dolores`)
  expect(addressText({ ...typed, barangay: '' })).toBe(addressLine(typed))
})

test('one default, ADDR-13 ADDR-15', () => {
  const before = ['a', 'b', 'c'].map((_id) => ({ _id, is_default: _id === 'a' }))
  expect(withDefault(before, 'c').filter(({ is_default }) => is_default)).toEqual([
    { _id: 'c', is_default: true },
  ])
  expect(before[0]?.is_default).toBe(true)
})

test('the region of a saved address is found by name or number, also if it is the province', () => {
  const central = { region: 'Central Luzon', state_province: 'Pampanga' }
  const manila = { region: 'National Capital Region', state_province: 'National Capital Region' }
  const regions = [
    { code: '0300000000', name: 'Central Luzon', regionName: 'Region III' },
    { code: '1300000000', name: 'National Capital Region', regionName: 'NCR' },
  ]
  expect(withRegionName({ ...central, region: 'Region III' }, regions)).toEqual(central)
  expect(withRegionName(central, regions)).toEqual(central)
  expect(withRegionName({ region: 'NCR', state_province: 'NCR' }, regions)).toEqual(manila)
  expect(withRegionName({ region: 'Elsewhere', state_province: 'Nowhere' }, regions).region).toBe(
    'Elsewhere',
  )
})

test('cities outside of any province, in both formats of the service, ADDR-08', () => {
  const cities = [
    { code: '1', name: 'Zamboanga City', provinceCode: '0907300000' },
    { code: '2', name: 'Isabela City', provinceCode: false as const },
    { code: '3', name: 'Makati City' },
  ]
  expect(withoutProvince(cities).map(({ name }) => name)).toEqual(['Isabela City', 'Makati City'])
  expect(withoutProvince(undefined)).toEqual([])
})

test('places are found by name, and the options have no duplicate names', () => {
  const regions = [{ code: '0300000000', name: 'Central Luzon', regionName: 'Region III' }]
  expect(codeOf(regions, 'Central Luzon')).toBe('0300000000')
  expect(codeOf(regions, '')).toBeUndefined()
  expect(codeOf(undefined, 'Central Luzon')).toBeUndefined()
  expect(
    optionsOf([
      { code: '1', name: 'San Jose' },
      { code: '2', name: 'San Jose' },
    ]),
  ).toEqual([{ value: 'San Jose', label: 'San Jose' }])
})

const core = JSON.parse(
  readFileSync(new URL('../../../fixtures/static/psgc/core.json', import.meta.url), 'utf8'),
) as {
  provinces: [code: string, name: string][]
  cities: [code: string, name: string, province: 0 | 1 | string, zip: string][]
}

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

test('names are recognised in other spellings; unknown places get no ZIP code', async () => {
  expect(await findZipcode('Pampanga', 'City of San Fernando (Capital)')).toBe('2000')
  expect(await findZipcode('', 'City of Parañaque')).toBe('1700')
  expect(placeKey('City of Manila')).toBe(placeKey('Manila City'))
  expect(await findZipcode('Pampanga', 'Nowhere')).toBeUndefined()
  expect(await findZipcode('Nowhere', 'San Fernando City')).toBeUndefined()
})

const start = { latitude: 15.0343, longitude: 120.6844 }
const press = (key: string, zoom = CLOSE_ZOOM, shiftKey = false) =>
  movedByKey(start, { key, shiftKey }, zoom)
/** Metres to the east and to the north of the start. */
function metres(...keys: Parameters<typeof press>): [number, number] {
  const to = press(...keys)
  if (!to) throw new Error('The key moves nothing')
  const perDegree = 111_320
  const east =
    (to.longitude - start.longitude) * perDegree * Math.cos((start.latitude * Math.PI) / 180)
  return [Math.round(east), Math.round((to.latitude - start.latitude) * perDegree)]
}

test('an arrow key moves the pin by about 10 m where single houses can be distinguished, ACCESS-04', () => {
  expect(metres('ArrowRight')).toEqual([12, 0])
  expect(metres('ArrowLeft')).toEqual([-12, 0])
  expect(metres('ArrowUp')).toEqual([0, 12])
  expect(metres('ArrowDown')).toEqual([0, -12])
})

test('the step is ten times as long with Shift, and twice as long for each zoom level less, ACCESS-04', () => {
  expect(metres('ArrowUp', CLOSE_ZOOM, true)).toEqual([0, 115])
  expect(metres('ArrowUp', CLOSE_ZOOM - 1)).toEqual([0, 23])
  expect(metres('ArrowUp', 10)).toEqual([0, 738])
})

test('the coordinates have six decimals, and other keys move nothing', () => {
  expect(press('ArrowUp')).toEqual({ latitude: 15.034404, longitude: 120.6844 })
  for (const key of ['Enter', 'a', 'Tab', 'PageUp']) expect(press(key)).toBeNull()
})
