import { env } from '#lib/env.ts'
import type { Engine } from './gl.ts'

type LoadEngine = () => Promise<Engine>

// The mode is a constant of the build: the demo has no code of Mapbox.
const mapbox: LoadEngine | null =
  import.meta.env.VITE_API_MODE === 'live'
    ? async () => (await import('./mapbox.ts')).loadMapbox()
    : null
let load = env.mapboxToken ? mapbox : null

/** Replaces the engine for the simulator and tests. Call it before the first map. */
export function configureMaps(options: { load: LoadEngine }): void {
  load = options.load
}

/** The live build has no engine without the customer's token. */
export const mapsAvailable = (): boolean => load !== null

/** Loads the large code: call it only where a map is shown. */
export const loadEngine: LoadEngine = () =>
  load ? load() : Promise.reject(new Error('This build has no token for maps'))
