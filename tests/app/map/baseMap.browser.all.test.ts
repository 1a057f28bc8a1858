import type { Map as GlMap } from 'maplibre-gl'
import { afterEach, expect, test } from 'vitest'
import '#ui/base.css'
import { loadMapEngine } from '#mocks/hosts/mapEngine.ts'

const maps: GlMap[] = []

afterEach(() => maps.splice(0).forEach((map) => map.remove()))

/** A map of the demo. */
async function open(
  layer: 'street' | 'satellite',
  view: { center: [number, number]; zoom: number; fadeDuration?: number },
) {
  const { gl, styles, options } = await loadMapEngine(`${location.origin}/`)
  const container = document.createElement('div')
  container.style.cssText = 'width: 640px; height: 480px'
  document.body.replaceChildren(container)
  const map = new gl.Map({ container, style: styles[layer], ...view, ...options })
  maps.push(map)
  return map
}

/** A map that is drawn completely, and the errors of its sources. */
async function drawn(layer: 'street' | 'satellite', center: [number, number], zoom: number) {
  const map = await open(layer, { center, zoom, fadeDuration: 0 })
  const errors: string[] = []
  map.on('error', ({ error }) => errors.push(error.message))
  await new Promise((done) => map.once('idle', done))
  return { map, errors }
}

const names = (map: GlMap, layers: string[]) =>
  map.queryRenderedFeatures({ layers }).map(({ properties }) => properties.name as string)

test('before the land is loaded there is no sea, in which the pins would stand', async () => {
  const map = await open('street', { center: [120.684, 15.034], zoom: 9 })
  const early: unknown[] = []
  map.on('render', () => {
    const hasLand = ['land', 'archipelago'].every((source) => map.isSourceLoaded(source))
    if (!hasLand) early.push(map.getLayoutProperty('water', 'visibility'))
  })
  await new Promise((done) => map.once('idle', done))
  expect(early).toContain('none')
  expect(early).not.toContain('visible')
  expect(map.getLayoutProperty('water', 'visibility')).toBe('visible')
})

test('names, roads and built-up areas are drawn, with the app’s font and its letters, MAP-10', async () => {
  const { map, errors } = await drawn('street', [120.9828, 14.4506], 12)
  expect(names(map, ['town-2', 'town-3'])).toContain('Las Piñas')
  expect(document.fonts.check('600 24px "Plus Jakarta Sans Variable"', 'ñ')).toBe(true)
  for (const layer of ['land', 'urban', 'primary', 'shore'])
    expect(map.queryRenderedFeatures({ layers: [layer] })).not.toEqual([])
  map.jumpTo({ center: [120.684, 15.034], zoom: 16 })
  await new Promise((done) => map.once('idle', done))
  expect(names(map, ['street-names', 'road-names'])).toContain('MacArthur Highway')
  expect(errors).toEqual([])
})

test('satellite pictures are asked for where there are some, and nothing leaves the origin, MAP-10', async () => {
  performance.clearResourceTimings()
  const { map, errors } = await drawn('satellite', [120.684, 15.034], 14)
  // The edge of the pictures, the sea, and another island.
  for (const [center, zoom] of [
    [[119.9, 14.3], 10],
    [[118, 15], 8],
    [[123.89, 10.32], 11],
  ] as const) {
    map.jumpTo({ center: [...center], zoom })
    await new Promise((done) => map.once('idle', done))
  }
  expect(errors).toEqual([])
  const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  expect(
    requests.filter(({ pathname }) => /\/satellite\/12\//.test(pathname)).length,
  ).toBeGreaterThan(0)
  expect(
    requests.filter(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== location.origin,
    ),
  ).toEqual([])
})
