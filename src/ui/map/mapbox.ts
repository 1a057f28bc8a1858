import * as mapboxgl from 'mapbox-gl/esm'
import 'mapbox-gl/dist/mapbox-gl.css'
import { env } from '#lib/env.ts'
import type { Engine } from './gl.ts'

/** The engine of the live build. Its styles are Mapbox's own. */
export function loadMapbox(): Engine {
  mapboxgl.setAccessToken(env.mapboxToken ?? '')
  const engine = {
    gl: mapboxgl,
    styles: {
      street: 'mapbox://styles/mapbox/streets-v12',
      satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
    },
    // Its default is a globe.
    options: { projection: 'mercator' },
  }
  return engine as unknown as Engine
}
