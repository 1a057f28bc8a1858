import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Route } from '#api/directions.ts'
import { formatKilometres, formatMetres } from '#domain/distance.ts'
import { degreesText, directionsLink, mapsLink, placeOfLink } from '#domain/mapsLink.ts'
import { formatNear, parseNear } from '#domain/near.ts'
import { distinctRoutes, viaText } from '#features/nearby/directions/routeTexts.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

type Position = ReturnType<typeof at>

test.each<[string | null, Position | null]>([
  ['15.0343,120.6844', at(15.0343, 120.6844)],
  [' -5 , 120.5 ', at(-5, 120.5)],
  ['90,-180', at(90, -180)],
  ...[
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
  ].map((other): [typeof other, null] => [other, null]),
])('of the text %j the position is %o', (text, position) =>
  expect(parseNear(text)).toEqual(position),
)

test('a position survives the address, to about a metre', () => {
  expect(formatNear(at(15.034312345, 120))).toBe('15.03431,120')
  expect(parseNear(formatNear(at(-0.5, 120.684499)))).toEqual(at(-0.5, 120.6845))
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
  const link = new URL(directionsLink(at(15.03, 120.68), at(15.1, 120.59)))
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/dir/')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    origin: '15.03,120.68',
    destination: '15.1,120.59',
  })
})

/** Degrees of one part, such as `15°02'13.6"N`. */
function degreesOf(part: string): number {
  const [, degrees, minutes, seconds, side] = /^(\d+)°(\d\d)'(\d\d\.\d)"([NSEW])$/.exec(part) ?? []
  expect(Number(minutes)).toBeLessThan(60)
  expect(Number(seconds)).toBeLessThan(60)
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return side === 'S' || side === 'W' ? -size : size
}

test.each([
  [at(15.0371111, 120.682138), `15°02'13.6"N 120°40'55.7"E`],
  [at(-33.8567844, -70.6), `33°51'24.4"S 70°36'00.0"W`],
  // 59.99 seconds are a minute, 59 minutes 59.99 seconds a degree.
  [at(14 + 59.99 / 3600, 120), `14°01'00.0"N 120°00'00.0"E`],
  [at(15 - 0.01 / 3600, -(121 - 0.01 / 3600)), `15°00'00.0"N 121°00'00.0"W`],
  [at(0, 0), `0°00'00.0"N 0°00'00.0"E`],
  [at(-0.000001, -0.000001), `0°00'00.0"N 0°00'00.0"E`],
  [at(90, 180), `90°00'00.0"N 180°00'00.0"E`],
])('%o is %s, CHAT-21', (position, text) => expect(degreesText(position)).toBe(text))

test('the degrees of any place are right to a tenth of a second, and its link gives them back, CHAT-21', () => {
  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
  fc.assert(
    fc.property(degrees(90), degrees(180), (...numbers) => {
      const position = at(...numbers)
      const text = degreesText(position)
      const parts = text.split(' ').map(degreesOf)
      for (const [n, number] of numbers.entries())
        expect(Math.abs(parts[n]! - number)).toBeLessThanOrEqual(0.0501 / 3600)
      const link = mapsLink(position)
      expect(new URL(link).protocol).toBe('https:')
      const place = placeOfLink(link)
      expect(place?.degrees).toBe(text)
      expect(place?.position && degreesText(place.position)).toBe(text)
      expect(place?.position?.latitude).toBeCloseTo(position.latitude, 4)
      expect(place?.position?.longitude).toBeCloseTo(position.longitude, 4)
    }),
  )
})

test.each([
  'https://www.google.com/maps',
  'https://www.google.com/maps?q=15.03,120.68',
  'https://google.com/maps/@15.03,120.68,17z',
  'https://www.google.com.ph/maps/place/SM+Pampanga',
  'https://maps.google.com/?q=15.03,120.68',
  'https://maps.google.com/maps?q=SM',
  'https://maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://maps.apple.com/?ll=15.03,120.68',
  'https://www.openstreetmap.org/?mlat=15.03&mlon=120.68#map=17/15.03/120.68',
  'https://waze.com/ul?ll=15.03,120.68',
  'https://www.google.com/maps/place/%E0%A4%A',
])('%s leads to a map, CHAT-21', (content) =>
  expect(placeOfLink(content)).toEqual({
    href: new URL(content).href,
    degrees: null,
    position: null,
  }),
)

test.each([
  'http://www.google.com/maps',
  'https://www.google.com@evil.example/maps',
  'https://www.google.com:443@evil.example/maps',
  'https://evil.example@www.google.com/maps',
  'https://www.google.com.evil.example/maps',
  'https://evilgoogle.com/maps',
  'https://www.google.com:8443/maps',
  'https://www.google.com/url?q=https://evil.example',
  'https://www.google.com/maps/../url?q=https://evil.example',
  'https://www.google.com/maps%2F..%2Furl?q=https://evil.example',
  'https://www.google.com/mapsevil',
  'https://maps.google.com/url?q=https://evil.example',
  'https://maps.google.com/local_url?q=https://evil.example',
  'https://goo.gl/abc',
  'https://ɡoogle.com/maps',
  'https://evil.example/www.google.com/maps',
  'https:\\\\evil.example\\maps',
  'https://maps.example/p/7',
  'javascript:alert(1)',
  '//www.google.com/maps',
  'SM Pampanga',
  '',
  '\ud83d',
])('%s is no place, CHAT-21', (content) => expect(placeOfLink(content)).toBeNull())

test('the degrees of a link, CHAT-21', () => {
  const degrees = `15°02'13.6"N 120°40'55.7"E`
  expect(placeOfLink(`https://www.google.com/maps?q=${degrees.replace(' ', '+')}`)?.degrees).toBe(
    degrees,
  )
})

test.each([
  [`15°30'36.0"N 120°15'00.0"E`, at(15.51, 120.25)],
  [`33°51'24.4"S 70°36'00.0"W`, at(-33.856_777_777_777_78, -70.6)],
  [`15°30'36"N 120°15'00.25"E`, at(15.51, 120.250_069_444_444_45)],
  [`15°30'36.25"N 120°15'00"W`, at(15.510_069_444_444_444, -120.25)],
  [`90°00'00.0"S 180°00'00"W`, at(-90, -180)],
  [`90°00'00.1"N 120°15'00.0"E`, null],
  [`15°00'00.0"N 180°00'00.1"E`, null],
  [`15°60'00.0"N 120°15'00.0"E`, null],
  [`15°00'00.0"N 120°15'60.0"E`, null],
])(
  'the position of a link to %s: none where an angle is none on Earth, CHAT-21',
  (text, position) =>
    expect(
      placeOfLink(`https://maps.google.com/maps/${encodeURIComponent(text)}`)?.position,
    ).toEqual(position),
)

const route = (duration: number, distance: number, summary: string) =>
  ({ duration, distance, legs: [{ summary, steps: [] }] }) as object as Route

test('the fastest route is first, and similar ones are told apart by their roads, MAP-12', () => {
  const routes = [
    route(330, 2600, 'Gomez Street'),
    route(301, 2590, 'Lazatin Avenue'),
    route(302, 2602, 'Silang Street'),
  ]
  expect(distinctRoutes(routes).map(viaText)).toEqual([
    'Lazatin Avenue',
    'Silang Street',
    'Gomez Street',
  ])
})

test('routes that read the same are one choice: the faster of them, MAP-12', () => {
  const routes = [
    route(302, 2602, 'Silang Street'),
    route(301, 2590, 'Silang Street'),
    route(900, 9000, 'Silang Street'),
  ]
  expect(distinctRoutes(routes)).toEqual([routes[1], routes[2]])
})
