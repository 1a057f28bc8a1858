import type { LngLat } from '#ui/map/gl.ts'

/** A token with which the service refuses every call. */
export const REFUSED = 'pk.refused'

/** Width of the whole earth at zoom 0, px. */
const WORLD = 512

interface Camera {
  center: LngLat
  zoom: number
}

let token = ''
export const setAccessToken = (next: string): void => {
  token = next
}

interface GlEvent {
  type: string
  error?: { message: string; status: number }
}

export class Emitter {
  private readonly listeners: [type: string, listener: (event: GlEvent) => void][] = []
  on(type: string, listener: (event: GlEvent) => void) {
    this.listeners.push([type, listener])
    return this
  }
  fire(type: string, event: Omit<GlEvent, 'type'> = {}) {
    for (const [wanted, listener] of this.listeners)
      if (wanted === type) listener({ type, ...event })
  }
}

const mercatorY = (latitude: number) =>
  (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2
const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** What a route or the like is drawn from. */
class Source {
  private data: unknown
  constructor(data: unknown) {
    this.data = data
  }
  serialize() {
    return { data: this.data }
  }
  setData(data: unknown) {
    this.data = data
  }
}

/** A map that draws nothing. It records its position and what it has to draw. */
export class FakeMap extends Emitter {
  readonly keyboard = { disableRotation() {} }
  readonly touchZoomRotate = { disableRotation() {} }
  readonly overlays = new Set<{ update(): void }>()
  readonly corner = document.createElement('div')
  private readonly canvas = document.createElement('div')
  private readonly container: HTMLElement
  private center: LngLat
  private zoom: number
  private style: unknown
  private sources = new Map<string, Source>()

  constructor({
    container,
    center,
    zoom,
    style,
  }: Camera & { container: HTMLElement; style: unknown }) {
    super()
    this.container = container
    this.center = center
    this.zoom = zoom
    Object.assign(container, { map: this })
    Object.assign(this.canvas, { tabIndex: 0, role: 'region', ariaLabel: 'Map' })
    this.canvas.style.cssText = 'position: absolute; inset: 0'
    this.corner.style.cssText = 'position: absolute; top: 0; right: 0'
    container.append(this.canvas, this.corner)
    queueMicrotask(() => this.setStyle(style))
  }

  /** Distance of a place from the middle, px. */
  project([longitude, latitude]: LngLat): [x: number, y: number] {
    const size = WORLD * 2 ** this.zoom
    return [
      ((longitude - this.center[0]) / 360) * size,
      (mercatorY(latitude) - mercatorY(this.center[1])) * size,
    ]
  }
  unproject(x: number, y: number): LngLat {
    const size = WORLD * 2 ** this.zoom
    return [this.center[0] + (x / size) * 360, latitudeOf(mercatorY(this.center[1]) + y / size)]
  }

  private moveTo(center: LngLat, zoom: number) {
    this.fire('movestart')
    this.center = center
    this.zoom = zoom
    for (const overlay of this.overlays) overlay.update()
    this.fire('moveend')
    this.fire('idle')
  }

  setStyle(style: unknown) {
    this.style = style
    this.sources = new Map()
    const error = { status: 401, message: 'Not Authorized - Invalid Token' }
    if (token === REFUSED) return this.fire('error', { error })
    this.fire('style.load')
    this.fire('load')
    return this.fire('idle')
  }
  getStyle() {
    return { name: this.style }
  }
  addSource(id: string, { data }: { data: unknown }) {
    this.sources.set(id, new Source(data))
  }
  getSource(id: string) {
    return this.sources.get(id)
  }
  addLayer() {}
  jumpTo({ center, zoom }: Camera) {
    this.moveTo(center, zoom)
  }
  flyTo(camera: Camera) {
    this.jumpTo(camera)
  }
  /** Whatever the size, at the largest zoom. */
  fitBounds(
    [west, south, east, north]: readonly [number, number, number, number],
    { maxZoom }: { maxZoom: number },
  ) {
    this.moveTo([(west + east) / 2, (south + north) / 2], maxZoom)
  }
  getCenter() {
    return point(this.center)
  }
  getZoom() {
    return this.zoom
  }
  getBounds() {
    const { width, height } = this.container.getBoundingClientRect()
    const [west, north] = this.unproject(-width / 2, -height / 2)
    const [east, south] = this.unproject(width / 2, height / 2)
    return {
      getWest: () => west,
      getSouth: () => south,
      getEast: () => east,
      getNorth: () => north,
    }
  }
  addControl(control: { onAdd(): HTMLElement }) {
    this.corner.append(control.onAdd())
  }
  removeControl(control: { onRemove(): void }) {
    control.onRemove()
  }
  resize() {
    this.fire('resize')
    this.fire('idle')
  }
  remove() {
    this.container.replaceChildren()
  }
}

export const point = ([lng, lat]: LngLat) => ({ lng, lat })
