import { expect, type Locator, test } from './test.ts'

/**
 * An element with `data-map` has the engine's own map, so that a test sees more than the texts
 * around it.
 */
type Host = HTMLElement & {
  map: {
    getCenter(): { lat: number; lng: number }
    getZoom(): number
    getSource(id: string): { serialize(): { data: Line } } | undefined
  }
}
type Line = { features: { geometry: { coordinates: unknown[] } }[] }

/**
 * How long a map may take, ms: without a graphics card the processor draws it, and a second browser
 * draws beside it.
 */
const DRAWING = 80_000

/**
 * The map in a region, once it is drawn completely. The test's own limit grows by the time that
 * this may take.
 */
export async function drawnMap(region: Locator) {
  const host = region.locator('[data-map]')
  const info = test.info()
  info.setTimeout(info.timeout + DRAWING)
  await expect(host).toHaveAttribute('data-map', 'idle', { timeout: DRAWING })
  return {
    /** Latitude and longitude of its middle, degrees. */
    center: () =>
      host.evaluate((element) => {
        const { lat, lng } = (element as Host).map.getCenter()
        return [lat, lng]
      }),
    zoom: () => host.evaluate((element) => (element as Host).map.getZoom()),
    /** Number of points of the drawn route. */
    routePoints: () =>
      host.evaluate(
        (element) =>
          (element as Host).map.getSource('route')?.serialize().data.features[0]?.geometry
            .coordinates.length ?? 0,
      ),
  }
}
