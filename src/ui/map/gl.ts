/** Longitude and latitude in degrees: the order of GeoJSON and of the engines. */
export type LngLat = [longitude: number, latitude: number]

export type MapLayer = 'street' | 'satellite'

interface GlPoint {
  lng: number
  lat: number
}

/** The fields of the engines' events that the app reads. */
export interface GlEvent {
  type: string
  /** The user's own event: absent when the app moves the map. */
  originalEvent?: unknown
  lngLat?: GlPoint
  error?: { message?: string; status?: number }
  coords?: GeolocationCoordinates
}

export interface GlMap {
  keyboard: { disableRotation(): void }
  touchZoomRotate: { disableRotation(): void }
  on(type: string, listener: (event: GlEvent) => void): unknown
  remove(): void
  resize(): unknown
  getCenter(): GlPoint
  getZoom(): number
  getBounds(): {
    getWest(): number
    getSouth(): number
    getEast(): number
    getNorth(): number
  } | null
  jumpTo(options: { center: LngLat; zoom: number }): unknown
  flyTo(options: { center: LngLat; zoom: number }): unknown
  fitBounds(
    bounds: [LngLat, LngLat],
    options: { padding: number; maxZoom: number; duration: number },
  ): unknown
  // The engines' own style types exclude each other.
  // oxlint-disable-next-line typescript/no-explicit-any
  setStyle(style: any, options: any): unknown
  // oxlint-disable-next-line typescript/no-explicit-any
  addSource(id: string, source: any): unknown
  getSource(id: string): unknown
  // oxlint-disable-next-line typescript/no-explicit-any
  addLayer(layer: any): unknown
  // oxlint-disable-next-line typescript/no-explicit-any
  addControl(control: any, position: 'top-right' | 'bottom-right'): unknown
  // oxlint-disable-next-line typescript/no-explicit-any
  removeControl(control: any): unknown
}

interface GlOverlay {
  setLngLat(at: LngLat): unknown
  // oxlint-disable-next-line typescript/no-explicit-any
  addTo(map: any): unknown
  remove(): unknown
}

export interface GlMarker extends GlOverlay {
  getLngLat(): GlPoint
  on(type: string, listener: () => void): unknown
}

export interface GlPopup extends GlOverlay {
  setDOMContent(content: Node): unknown
}

interface GlControl {
  on(type: string, listener: (event: GlEvent) => void): unknown
}

/**
 * What the app uses of an engine’s module. Both mapbox-gl and maplibre-gl have it, and the compiler
 * checks that.
 */
export interface Gl {
  // oxlint-disable-next-line typescript/no-explicit-any
  Map: new (options: any) => GlMap
  Marker: new (options: {
    element: HTMLElement
    anchor: 'center' | 'bottom'
    draggable: boolean
  }) => GlMarker
  Popup: new (options: {
    closeButton: boolean
    closeOnClick: boolean
    focusAfterOpen: boolean
    offset: number
    maxWidth: string
  }) => GlPopup
  NavigationControl: new (options: { showCompass: boolean }) => unknown
  FullscreenControl: new (options: { container: HTMLElement }) => unknown
  GeolocateControl: new (options: {
    positionOptions: PositionOptions
    showUserLocation: boolean
  }) => GlControl
}

export interface Engine {
  gl: Gl
  /** The style of each layer: an address, or the style itself. */
  styles: Record<MapLayer, unknown>
  /** Options that only this engine needs. */
  options?: Record<string, unknown>
}
