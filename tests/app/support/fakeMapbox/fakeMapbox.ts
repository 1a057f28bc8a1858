/**
 * Stands in for mapbox-gl, which needs an account, in the live build of the journeys and in tests:
 * the part that `src/ui/map/openMap.ts` uses.
 */
import type { LngLat } from '#ui/map/gl.ts'
import { Emitter, FakeMap, point, setAccessToken } from './map.ts'

/** An element at a place, as markers and popups are. */
class Overlay extends Emitter {
  protected map: FakeMap | undefined
  private at: LngLat = [0, 0]
  protected readonly element: HTMLElement
  constructor(element: HTMLElement) {
    super()
    this.element = element
    element.style.position = 'absolute'
  }
  update() {
    const [x, y] = this.map?.project(this.at) ?? [0, 0]
    this.element.style.left = `calc(50% + ${x}px)`
    this.element.style.top = `calc(50% + ${y}px)`
  }
  setLngLat(at: LngLat) {
    this.at = at
    this.update()
    return this
  }
  getLngLat() {
    return point(this.at)
  }
  addTo(map: FakeMap) {
    this.map = map
    map.overlays.add(this)
    map.corner.parentElement?.append(this.element)
    this.update()
    return this
  }
  remove() {
    this.map?.overlays.delete(this)
    this.element.remove()
  }
}

class FakeMarker extends Overlay {
  constructor({ element, anchor }: { element: HTMLElement; anchor: 'center' | 'bottom' }) {
    super(element)
    element.style.transform = `translate(-50%, ${anchor === 'bottom' ? -100 : -50}%)`
  }
}

class FakePopup extends Overlay {
  constructor() {
    super(document.createElement('div'))
    Object.assign(this.element.style, { background: 'white', transform: 'translate(-50%, 8px)' })
  }
  setDOMContent(content: Node) {
    this.element.replaceChildren(content)
  }
}

/** Buttons in the map's corner. */
class Control extends Emitter {
  private readonly box = document.createElement('div')
  onAdd() {
    return this.box
  }
  onRemove() {
    this.box.remove()
  }
  protected add(title: string, press = () => {}) {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      title,
      textContent: title.slice(0, 1),
      ariaLabel: title,
    })
    button.addEventListener('click', press)
    this.box.append(button)
  }
}

class FakeNavigation extends Control {
  constructor() {
    super()
    this.add('Zoom in')
    this.add('Zoom out')
  }
}

class FakeFullscreen extends Control {
  constructor({ container }: { container: HTMLElement }) {
    super()
    this.add('Enter fullscreen', () => void container.requestFullscreen())
  }
}

export {
  FakeFullscreen as FullscreenControl,
  FakeMap as Map,
  FakeMarker as Marker,
  FakeNavigation as NavigationControl,
  FakePopup as Popup,
  setAccessToken,
}
