import { expect, test } from 'vitest'
import { addressLine, addressText, barangayText } from '#components/addressLine.ts'
import { withDefault } from '#features/addresses/withDefault.ts'
import { addressSchema, startValues } from '#flows/address/addressSchema.ts'
import { codeOf, optionsOf, withoutProvince, withRegionName } from '#flows/address/places.ts'

const typed = {
  ...startValues(),
  owner_name: ' Liza Manalo ',
  mobile_number: '09171230001',
  region: 'Central Luzon',
  state_province: 'Pampanga',
  city: 'San Fernando City',
  barangay: 'Dolores',
  zipcode: '2000',
  street: '12 Mabini Street',
  geolocation: { latitude: '15.0343', longitude: ' 120.6844 ' },
}

/** The error messages by field of a form with this change. */
function problems(change: object) {
  const result = addressSchema.safeParse({ ...typed, ...change })
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

test('a complete form is converted to the request', () => {
  expect(addressSchema.parse(typed)).toEqual({
    ...typed,
    owner_name: 'Liza Manalo',
    country: 'Philippines',

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

test('the mobile number has exactly 11 characters, ADDR-03 ERR-94', () => {
  expect(problems({ mobile_number: '0917123000' })).toEqual({
    mobile_number: 'Mobile number must be exactly 11 characters',
  })
  expect(problems({ mobile_number: '12345678901' })).toEqual({
    mobile_number: 'Mobile number must start with 09',
  })
})

test('coordinates are required numbers, ADDR-04 ERR-95', () => {
  expect(problems({ geolocation: { latitude: '15', longitude: ' ' } })).toEqual({
    'geolocation.longitude': 'Coordinates are required',
  })
  expect(problems({ geolocation: { latitude: 'north', longitude: '999' } })).toEqual({
    'geolocation.latitude': 'Latitude must be a number from -90 to 90',
    'geolocation.longitude': 'Longitude must be a number from -180 to 180',
  })
  expect(problems({ geolocation: { latitude: '90.1', longitude: '120' } })).toEqual({
    'geolocation.latitude': 'Latitude must be a number from -90 to 90',
  })
})

test('coordinates abroad are refused, with one message at the one that leads there, ADDR-04', () => {
  const message = 'Coordinates must be in the Philippines'
  const at = (latitude: string, longitude: string) =>
    problems({ geolocation: { latitude, longitude } })
  expect(at('35.68', '139.69')).toEqual({ 'geolocation.latitude': message })
  expect(at('15.0343', '108.2')).toEqual({ 'geolocation.longitude': message })
  expect(at('0', '120.6844')).toEqual({ 'geolocation.latitude': message })
  expect(at('-90', '-180')).toEqual({ 'geolocation.latitude': message })
  expect(at('6.7041', '121.9711')).toEqual({})
})

test('the display line skips empty parts, ADDR-07', () => {
  expect(addressLine({ ...typed, address_line: ' ' })).toBe(
    '12 Mabini Street, San Fernando City, Pampanga, Central Luzon, 2000',
  )
})

test('a region that is also the province is written once, ADDR-07', () => {
  const region = 'National Capital Region'
  expect(
    addressLine({ ...typed, address_line: '', city: 'Pasig City', region, state_province: region }),
  ).toBe('12 Mabini Street, Pasig City, National Capital Region, 2000')
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

test('the region of a saved address is found by name or number, also where the region is also the province', () => {
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
