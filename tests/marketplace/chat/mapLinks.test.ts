import { expect, test } from 'vitest'
import { placeOfLink } from '#mocks/rules/talk/gather.ts'

test.each([
  [
    "https://www.google.com/maps/place/15%C2%B002'13.6%22N+120%C2%B040'55.7%22E",
    15.037111,
    120.682139,
  ],
  ['https://www.google.com/maps/place/33°52\'10.0"S 151°12\'30.0"E', -33.869444, 151.208333],
  ['https://www.google.com/maps?q=15.03,120.68', 15.03, 120.68],
  ['https://www.google.com/maps/place/15.25°N+120.5°E', 15.25, 120.5],
  ["https://www.google.com/maps/place/15°30.5'N+70°15.25'W", 15.508333, -70.254167],
  ['https://www.google.com/maps/@-33.8694, 151.2083,17z', -33.8694, 151.2083],
])('the place of %s, CHAT-21', (link, latitude, longitude) => {
  const place = placeOfLink(link)
  expect(place?.latitude).toBeCloseTo(latitude, 5)
  expect(place?.longitude).toBeCloseTo(longitude, 5)
})

test('a link without coordinates has no place', () => {
  for (const link of [
    'https://maps.app.goo.gl/abc',
    'https://www.google.com/maps/place/%E0%A4%A',
    'https://www.google.com/maps/place/15°02\'13.6"N',
  ])
    expect(placeOfLink(link)).toBeNull()
})
