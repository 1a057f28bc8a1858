import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { degreesText, mapsLink, placeOfLink } from '#domain/mapsLink.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
/** Degrees of one part, such as `15°02'13.6"N`. */
function degreesOf(part: string): number {
  const [, degrees, minutes, seconds, side] = /^(\d+)°(\d\d)'(\d\d\.\d)"([NSEW])$/.exec(part) ?? []
  expect(Number(minutes)).toBeLessThan(60)
  expect(Number(seconds)).toBeLessThan(60)
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  return side === 'S' || side === 'W' ? -size : size
}

describe('a place in degrees, minutes and seconds', () => {
  test.each([
    [at(15.0371111, 120.682138), `15°02'13.6"N 120°40'55.7"E`],
    [at(-33.8567844, -70.6), `33°51'24.4"S 70°36'00.0"W`],
    // 59.99 seconds are a minute, 59 minutes 59.99 seconds a degree.
    [at(14 + 59.99 / 3600, 120), `14°01'00.0"N 120°00'00.0"E`],
    [at(15 - 0.01 / 3600, -(121 - 0.01 / 3600)), `15°00'00.0"N 121°00'00.0"W`],
    [at(0, 0), `0°00'00.0"N 0°00'00.0"E`],
    [at(-0.000001, -0.000001), `0°00'00.0"N 0°00'00.0"E`],
    [at(90, 180), `90°00'00.0"N 180°00'00.0"E`],
  ])('%o is %s, CHAT-21', (position, text) => {
    expect(degreesText(position)).toBe(text)
  })

  test('of any place is within a tenth of a second of it, and its link gives it back, CHAT-21', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(place, (position) => {
        const text = degreesText(position)
        const [latitude = '', longitude = ''] = text.split(' ')
        expect(Math.abs(degreesOf(latitude) - position.latitude)).toBeLessThanOrEqual(0.0501 / 3600)
        expect(Math.abs(degreesOf(longitude) - position.longitude)).toBeLessThanOrEqual(
          0.0501 / 3600,
        )
        const place = placeOfLink(mapsLink(position))
        expect(place?.degrees).toBe(text)
        expect(place?.position && degreesText(place.position)).toBe(text)
        expect(place?.position?.latitude).toBeCloseTo(position.latitude, 4)
        expect(place?.position?.longitude).toBeCloseTo(position.longitude, 4)
        expect(new URL(mapsLink(position)).protocol).toBe('https:')
      }),
    )
  })
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
])('%s leads to a map, CHAT-21', (content) => {
  expect(placeOfLink(content)).toEqual({
    href: new URL(content).href,
    degrees: null,
    position: null,
  })
})

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
])('%s is no place, CHAT-21', (content) => {
  expect(placeOfLink(content)).toBeNull()
})

test('the degrees of a link, CHAT-21', () => {
  expect(placeOfLink(`https://www.google.com/maps?q=15°02'13.6"N+120°40'55.7"E`)?.degrees).toBe(
    `15°02'13.6"N 120°40'55.7"E`,
  )
})

test('the position of a link: south and west are negative, and angles that are none on Earth are none, CHAT-21', () => {
  const position = (text: string) =>
    placeOfLink(`https://maps.google.com/maps/${encodeURIComponent(text)}`)?.position
  expect(position(`15°30'36.0"N 120°15'00.0"E`)).toEqual({ latitude: 15.51, longitude: 120.25 })
  expect(position(`33°51'24.4"S 70°36'00.0"W`)).toEqual({
    latitude: -33.856_777_777_777_78,
    longitude: -70.6,
  })
  expect(position(`15°30'36"N 120°15'00.25"E`)).toEqual({
    latitude: 15.51,
    longitude: expect.closeTo(120.25007, 5),
  })
  expect(position(`15°30'36.25"N 120°15'00"W`)).toEqual({
    latitude: expect.closeTo(15.51007, 5),
    longitude: -120.25,
  })
  expect(position(`90°00'00.0"S 180°00'00"W`)).toEqual({ latitude: -90, longitude: -180 })
  expect(position(`90°00'00.1"N 120°15'00.0"E`)).toBeNull()
  expect(position(`15°00'00.0"N 180°00'00.1"E`)).toBeNull()
  expect(position(`15°60'00.0"N 120°15'00.0"E`)).toBeNull()
  expect(position(`15°00'00.0"N 120°15'60.0"E`)).toBeNull()
})
