import { expect, test } from 'vitest'
import { formatKilometres, formatMetres } from '#domain/distance.ts'
import { directionsLink } from '#domain/mapsLink.ts'
import { formatNear, parseNear } from '#domain/near.ts'

test.each([
  ['15.0343,120.6844', 15.0343, 120.6844],
  [' -5 , 120.5 ', -5, 120.5],
  ['90,-180', 90, -180],
])('%s is a position', (text, latitude, longitude) => {
  expect(parseNear(text)).toEqual({ latitude, longitude })
})

test.each([
  null,
  '',
  'Manila',
  '15',
  '15,',
  '15,abc',
  '90.1,120',
  '15,180.1',
  '15 120',
  '15,120,1',
  'NaN,NaN',
  '1e1,2',
])('%s is none', (text) => {
  expect(parseNear(text)).toBeNull()
})

test('a position survives the address, to about a metre', () => {
  expect(formatNear({ latitude: 15.034312345, longitude: 120 })).toBe('15.03431,120')
  expect(parseNear(formatNear({ latitude: -0.5, longitude: 120.684499 }))).toEqual({
    latitude: -0.5,
    longitude: 120.6845,
  })
})

test.each([
  [0.04, '0 km'],
  [2.14, '2.1 km'],
  [1234.56, '1,234.6 km'],
])('%d km is %s', (km, text) => expect(formatKilometres(km)).toBe(text))

test.each([
  [4, '0 m'],
  [148, '150 m'],
  [994, '990 m'],
  [996, '1 km'],
  [2140, '2.1 km'],
])('%d metres on a road are %s', (metres, text) => expect(formatMetres(metres)).toBe(text))

test('the way in a map app', () => {
  const link = new URL(
    directionsLink({ latitude: 15.03, longitude: 120.68 }, { latitude: 15.1, longitude: 120.59 }),
  )
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    origin: '15.03,120.68',
    destination: '15.1,120.59',
  })
})
