import type { GeoJSONSource, Map as GlMap } from 'maplibre-gl'
import type { LngLat } from './gl.ts'

const LINE = 'route'
/** MAP-12, px. */
const LINE_WIDTH = 5

/** A new style drops the line, so `draw` is called again after it. */
export function routeLine(map: GlMap) {
  let line: readonly LngLat[] | null = null
  function draw() {
    const data: Parameters<GeoJSONSource['setData']>[0] = {
      type: 'FeatureCollection',
      features: line
        ? [
            {
              type: 'Feature',
              properties: {},
              geometry: { type: 'LineString', coordinates: [...line] },
            },
          ]
        : [],
    }
    const source = map.getSource<GeoJSONSource>(LINE)
    if (source) return void source.setData(data)
    const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
    map.addSource(LINE, { type: 'geojson', data })
    map.addLayer({
      id: 'route-edge',
      type: 'line',
      source: LINE,
      layout,
      paint: { 'line-color': '#ffffff', 'line-width': LINE_WIDTH + 4 },
    })
    map.addLayer({
      id: LINE,
      type: 'line',
      source: LINE,
      layout,
      paint: { 'line-color': '#1a66d6', 'line-width': LINE_WIDTH },
    })
  }
  return { draw, change: (next: readonly LngLat[] | null) => (line = next) }
}
