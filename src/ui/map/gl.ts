import type * as maplibre from 'maplibre-gl'

/** Degrees, in the order of GeoJSON. */
export type LngLat = [longitude: number, latitude: number]

export type MapLayer = 'street' | 'satellite'

/** What the app uses, in MapLibre's types; `tsconfig.mapbox.json` compiles it with Mapbox's. */
export type Gl = Pick<
  typeof maplibre,
  'Map' | 'Marker' | 'Popup' | 'NavigationControl' | 'FullscreenControl'
>

export interface Engine {
  gl: Gl
  styles: Record<MapLayer, string | maplibre.StyleSpecification>
  /** Options for this engine only. */
  options?: Partial<maplibre.MapOptions>
}
