import type * as maplibre from 'maplibre-gl'

/** Longitude and latitude in degrees: the order of GeoJSON and of the engines. */
export type LngLat = [longitude: number, latitude: number]

export type MapLayer = 'street' | 'satellite'

/**
 * What the app uses of an engine's module, in MapLibre's types. `tsconfig.mapbox.json` compiles the
 * same code with Mapbox's.
 */
export type Gl = Pick<
  typeof maplibre,
  'Map' | 'Marker' | 'Popup' | 'NavigationControl' | 'FullscreenControl'
>

export interface Engine {
  gl: Gl
  /** The style of each layer: an address, or the style itself. */
  styles: Record<MapLayer, string | maplibre.StyleSpecification>
  /** Options that only this engine needs. */
  options?: Partial<maplibre.MapOptions>
}
