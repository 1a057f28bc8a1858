import type { Map as GlMap, MapOptions, SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** `{z}` and the like stay as they are, which `new URL` would escape. */
function absoluteSource(source: SourceSpecification, folder: string): SourceSpecification {
  if (source.type === 'geojson' && typeof source.data === 'string')
    return { ...source, data: folder + source.data }
  if (source.type === 'raster')
    return { ...source, tiles: source.tiles?.map((tile) => folder + tile) }
  return source
}

/**
 * The sources have addresses relative to the style's own.
 * @throws Error when the style can't be read
 */
async function readStyle(address: string): Promise<StyleSpecification> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The map style ${address} can't be read: ${response.status}`)
  const style = (await response.json()) as StyleSpecification
  const folder = new URL('.', address).href
  return {
    ...style,
    sources: Object.fromEntries(
      Object.entries(style.sources).map(([name, source]) => [name, absoluteSource(source, folder)]),
    ),
  }
}

/** The sources of the map are behind a button then, as Mapbox has them, px. */
const NARROW = 640

/** Pins would stand in the sea until the land's file has come. */
const withoutSeaBeforeLand = (map: GlMap) =>
  map.once('style.load', () => {
    const hasLand = () => ['land', 'archipelago'].every((source) => map.isSourceLoaded(source))
    const showSea = (shown: boolean) =>
      map.setLayoutProperty('water', 'visibility', shown ? 'visible' : 'none')
    const check = () => {
      if (!hasLand()) return
      map.off('sourcedata', check)
      showSea(true)
    }
    showSea(false)
    map.on('sourcedata', check)
  })

/** Its element has it as the property `map`, so that tests can read what it draws. */
const openToTests = (Map: typeof GlMap) =>
  class extends Map {
    constructor(options: MapOptions) {
      super(options)
      void withoutSeaBeforeLand(this)
      const container = this.getContainer()
      Object.assign(container, { map: this })
      this.once('load', () => {
        const sources = container.querySelector('.maplibregl-compact-show')
        if (container.clientWidth < NARROW && sources) {
          sources.classList.remove('maplibregl-compact-show')
          sources.removeAttribute('open')
        }
      })
    }
  }

/**
 * Loads the engine with its style sheet, and the two styles that it draws from files of the demo
 * alone.
 * @param base absolute address of the app, with a slash at the end
 * @throws Error when the engine or a style can't be loaded
 */
export async function loadMapEngine(base: string) {
  const folder = new URL('demo/geo/', base).href
  const [gl, worker, street, satellite] = await Promise.all([
    import('maplibre-gl'),
    // The content policy allows no worker from a blob, only from the app's origin.
    import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'),
    readStyle(`${folder}street.json`),
    readStyle(`${folder}satellite.json`),
    import('maplibre-gl/dist/maplibre-gl.css').then(() => import('./mapEngine.css')),
  ])
  gl.setWorkerUrl(worker.default)
  // CREDITS.md has the engine's own name.
  const options = { attributionControl: { compact: true, customAttribution: [] } }
  return { gl: { ...gl, Map: openToTests(gl.Map) }, styles: { street, satellite }, options }
}
