import { expect, type Locator } from './test.ts'

/** An element with `data-map` has the engine's own map, so that a test sees more than the texts around it. */
type Host = HTMLElement & {
  map: { getCenter(): { lat: number; lng: number }; getZoom(): number; getSource(id: string): { serialize(): { data: Line } } | undefined }
}
type Line = { features: { geometry: { coordinates: unknown[] } }[] }

/** The map in a region, once it is drawn completely. */
export async function drawnMap(region: Locator) {
  const host = region.locator('[data-map]')
  await expect(host).toHaveAttribute('data-map', 'idle', { timeout: 30_000 })
  return {
    /** Latitude and longitude of its middle, degrees. */
    center: () =>
      host.evaluate((element) => {
        const { lat, lng } = (element as Host).map.getCenter()
        return [lat, lng]
      }),
    zoom: () => host.evaluate((element) => (element as Host).map.getZoom()),
    /** Number of points of the way that is drawn. */
    routePoints: () =>
      host.evaluate((element) => (element as Host).map.getSource('route')?.serialize().data.features[0]?.geometry.coordinates.length ?? 0),
  }
}
