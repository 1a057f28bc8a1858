import type { IControl, Map as GlMap } from 'maplibre-gl'
import type { Coordinates } from '#lib/geolocation.ts'
import type { Bounds } from './bounds.ts'
import type { Engine, Gl, LngLat, MapLayer } from './gl.ts'
import { routeLine } from './routeLine.ts'

/** Bounds and centre are in degrees. */
export interface Viewport {
  center: Coordinates
  zoom: number
  bounds: Bounds
}

/** `missing`: code or style could not be loaded; `lost`: the browser took the context away. */
export type MapFailure = 'webgl' | 'token' | 'missing' | 'lost'

export class MapError extends Error {
  readonly reason: MapFailure

  constructor(reason: MapFailure, cause?: unknown) {
    super(`The map can't be shown: ${reason}`, { cause })
    this.name = 'MapError'
    this.reason = reason
  }
}

export interface MapListener {
  /** `byUser`: the app did not move it. */
  onMoved?: (view: Viewport, byUser: boolean) => void
  onPress?: (at: Coordinates) => void
  onFailed?: (reason: MapFailure) => void
  onRestored?: () => void
}

interface MarkerOptions {
  at: Coordinates
  anchor: 'center' | 'bottom'
  draggable: boolean
  onDragEnd?: (at: Coordinates) => void
}

export interface PlacedMarker {
  move(at: Coordinates): void
  remove(): void
}

/** A map of either engine. Lengths are in px, times in ms. */
export interface MapHandle {
  readonly host: HTMLElement
  view(): Viewport
  jumpTo(center: Coordinates, zoom: number): void
  /** Is animated, unless reduced motion is preferred. */
  flyTo(center: Coordinates, zoom: number): void
  /** The padding is at most a quarter of the shorter side. */
  fit(bounds: Bounds, options: { padding: number; maxZoom: number; duration: number }): void
  setLayer(layer: MapLayer): void
  /** It stays when the layer changes. */
  setLine(line: readonly LngLat[] | null): void
  addMarker(element: HTMLElement, options: MarkerOptions): PlacedMarker
  /** Returns its removal. */
  addPopup(content: HTMLElement, options: { at: Coordinates; offset: number }): () => void
  /** Adds zoom buttons, and fullscreen of a frame. Returns their removal. */
  addControls(frame?: HTMLElement): () => void
  /** Adds a box below the engine's controls. Returns its removal. */
  addControl(box: HTMLElement): () => void
  listen(listener: MapListener): () => void
  resize(): void
  remove(): void
}

const lngLat = ({ latitude, longitude }: Coordinates): LngLat => [longitude, latitude]
const coordinates = ({ lng, lat }: { lng: number; lat: number }): Coordinates => ({
  latitude: lat,
  longitude: lng,
})

function viewOf(map: GlMap): Viewport {
  const bounds = map.getBounds()
  return {
    center: coordinates(map.getCenter()),
    zoom: map.getZoom(),
    bounds: {
      west: bounds?.getWest() ?? -180,
      south: bounds?.getSouth() ?? -90,
      east: bounds?.getEast() ?? 180,
      north: bounds?.getNorth() ?? 90,
    },
  }
}

/** Says whether the map is drawn, as `data-map`. */
function showState(map: GlMap, host: HTMLElement) {
  host.dataset.map = 'loading'
  // The camera may be on its way.
  map.on('load', () => host.dataset.map === 'loading' && (host.dataset.map = 'moving'))
  map.on('idle', () => (host.dataset.map = 'idle'))
  for (const type of ['movestart', 'dataloading', 'resize'] as const)
    map.on(type, () => host.dataset.map === 'idle' && (host.dataset.map = 'moving'))
}

/** Draws the street layer. */
function createMap(
  { gl, styles, options }: Engine,
  host: HTMLElement,
  start: { center: Coordinates; zoom: number },
): GlMap {
  try {
    const map = new gl.Map({
      container: host,
      style: styles.street,
      center: lngLat(start.center),
      zoom: start.zoom,
      // One finger scrolls the page.
      cooperativeGestures: globalThis.matchMedia('(pointer: coarse)').matches,
      // A turned map disorients.
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      ...options,
    })
    map.keyboard.disableRotation()
    map.touchZoomRotate.disableRotation()
    return map
  } catch (error) {
    throw new MapError('webgl', error)
  }
}

/** Classes of both engines, for a box of buttons. */
const CONTROL = 'maplibregl-ctrl maplibregl-ctrl-group mapboxgl-ctrl mapboxgl-ctrl-group'

/** Adds controls at the top right, below others. Returns their removal. */
function placeControls(map: GlMap, controls: IControl[]): () => void {
  for (const control of controls) map.addControl(control, 'top-right')
  return () => controls.forEach((control) => map.removeControl(control))
}

const createPopup = (gl: Gl, offset: Parameters<MapHandle['addPopup']>[1]['offset']) =>
  new gl.Popup({
    closeButton: false,
    closeOnClick: false,
    focusAfterOpen: false,
    offset,
    maxWidth: 'none',
  })

/**
 * Makes a map in an element.
 * @throws MapError without WebGL
 */
export function openMap(
  engine: Engine,
  host: HTMLElement,
  start: { center: Coordinates; zoom: number },
): MapHandle {
  if (!document.createElement('canvas').getContext('webgl2')) throw new MapError('webgl')
  const { gl, styles } = engine
  const map = createMap(engine, host, start)
  let layer: MapLayer = 'street'
  let styled = false
  let failure: MapFailure | null = null
  const listeners = new Set<MapListener>()
  const notify = (call: (listener: MapListener) => void) => [...listeners].forEach(call)
  const fail = (reason: MapFailure) => {
    failure = reason
    notify(({ onFailed }) => onFailed?.(reason))
  }
  const line = routeLine(map)
  showState(map, host)
  map.on('style.load', () => {
    styled = true
    line.draw()
  })
  map.on('moveend', ({ originalEvent }) =>
    notify(({ onMoved }) => onMoved?.(viewOf(map), originalEvent !== undefined)),
  )
  map.on('click', ({ lngLat: at }) => notify(({ onPress }) => onPress?.(coordinates(at))))
  map.on('webglcontextlost', () => fail('lost'))
  map.on('webglcontextrestored', () => {
    failure = null
    notify(({ onRestored }) => onRestored?.())
  })
  map.on('error', ({ error }) => {
    if ('status' in error && (error.status === 401 || error.status === 403)) return fail('token')
    // After the style only a part is missing, which the user sees.
    if (!styled) fail('missing')
    console.warn(error)
  })

  return {
    host,
    view: () => viewOf(map),
    jumpTo: (center, zoom) => void map.jumpTo({ center: lngLat(center), zoom }),
    flyTo: (center, zoom) => void map.flyTo({ center: lngLat(center), zoom }),
    fit: ({ west, south, east, north }, fitting) =>
      void map.fitBounds([west, south, east, north], {
        ...fitting,
        padding: Math.min(fitting.padding, host.clientWidth / 4, host.clientHeight / 4),
      }),
    setLayer(next) {
      if (next === layer) return
      layer = next
      styled = false
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- Mapbox's types require options that its documentation calls optional
      map.setStyle(styles[next], { diff: false } as Parameters<GlMap['setStyle']>[1])
    },
    setLine(next) {
      line.change(next)
      if (styled) line.draw()
    },
    addMarker(element, { at, anchor, draggable, onDragEnd }) {
      const marker = new gl.Marker({ element, anchor, draggable })
      marker.setLngLat(lngLat(at))
      marker.addTo(map)
      // Its content says what it is, not the engine.
      for (const name of ['role', 'aria-label', 'tabindex']) element.removeAttribute(name)
      marker.on('dragend', () => onDragEnd?.(coordinates(marker.getLngLat())))
      return { move: (to) => void marker.setLngLat(lngLat(to)), remove: () => void marker.remove() }
    },
    addPopup(content, { at, offset }) {
      const popup = createPopup(gl, offset)
      popup.setLngLat(lngLat(at))
      popup.setDOMContent(content)
      popup.addTo(map)
      return () => void popup.remove()
    },
    addControls(frame) {
      const zoom = new gl.NavigationControl({ showCompass: false })
      const fullscreen = frame ? [new gl.FullscreenControl({ container: frame })] : []
      return placeControls(map, [zoom, ...fullscreen])
    },
    addControl(box) {
      box.className = CONTROL
      return placeControls(map, [{ onAdd: () => box, onRemove: () => box.remove() }])
    },
    /** The map may have failed before. */
    listen(listener) {
      listeners.add(listener)
      if (failure) listener.onFailed?.(failure)
      return () => listeners.delete(listener)
    },
    resize: () => void map.resize(),
    remove: () => map.remove(),
  }
}
