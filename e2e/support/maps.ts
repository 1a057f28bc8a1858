import { expect, type Locator, test } from './test.ts'

/** An element with `data-map` has the engine's own map. */
type Host = HTMLElement & {
  map: {
    getCenter(): { lat: number; lng: number }
    getZoom(): number
    getSource(id: string): { serialize(): { data: Line } } | undefined
  }
}
type Line = { features: { geometry: { coordinates: unknown[] } }[] }

/** ms: the processor draws it, beside a second browser. */
const DRAWING = 80_000

/** Waits until the map is drawn; the test's own limit grows by that time. */
export async function drawnMap(region: Locator) {
  const host = region.locator('[data-map]')
  const info = test.info()
  info.setTimeout(info.timeout + DRAWING)
  await expect(host).toHaveAttribute('data-map', 'idle', { timeout: DRAWING })
  return {
    /** Latitude and longitude, degrees. */
    center: () =>
      host.evaluate((element) => {
        const { lat, lng } = (element as Host).map.getCenter()
        return [lat, lng]
      }),
    zoom: () => host.evaluate((element) => (element as Host).map.getZoom()),
    routePoints: () =>
      host.evaluate(
        (element) =>
          (element as Host).map.getSource('route')?.serialize().data.features[0]?.geometry
            .coordinates.length ?? 0,
      ),
  }
}
