import { env } from '#lib/env.ts'
import type { Engine } from './gl.ts'

type LoadEngine = () => Promise<Engine>

// The mode is a build-time constant, so the demo contains no code of Mapbox.
const mapbox: LoadEngine | null =
  import.meta.env.VITE_API_MODE === 'live'
    ? async () => (await import('./mapbox.ts')).loadMapbox()
    : null
let load = env.mapboxToken ? mapbox : null

/** Replaces the engine, for the simulator and for tests. Call it before the first map is shown. */
export function configureMaps(options: { load: LoadEngine }): void {
  load = options.load
}

/** Whether there is an engine at all: the live build has none without the customer's token. */
export const mapsAvailable = (): boolean => load !== null

/** Loads the engine's code. It is large: call it only where a map is shown. */
export const loadEngine: LoadEngine = () =>
  load ? load() : Promise.reject(new Error('This build has no token for maps'))
