import * as mapboxgl from 'mapbox-gl/esm'
import 'mapbox-gl/dist/mapbox-gl.css'
import { env } from '#lib/env.ts'
import type { Engine } from './gl.ts'

/** The live build's engine, with Mapbox's styles. */
export function loadMapbox(): Engine {
  mapboxgl.setAccessToken(env.mapboxToken ?? '')
  const engine = {
    gl: mapboxgl,
    styles: {
      street: 'mapbox://styles/mapbox/streets-v12',
      satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
    },
    // The default is a globe.
    options: { projection: 'mercator' },
  }
  return engine as unknown as Engine
}
