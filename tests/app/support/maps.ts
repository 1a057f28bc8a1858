import type { Map as GlMap } from 'maplibre-gl'
import { expect, vi } from 'vitest'
import { loadMapEngine } from '#mocks/hosts/mapEngine.ts'
import { configureMaps } from '#ui/map/engine.ts'
import { giveMapBack, takeMap } from '#ui/map/sharedMap.ts'

/** Maps have the demo's engine, with a sixteenth of its pixels, since the processor draws them. */
export const configureDemoMaps = (): void =>
  configureMaps({
    load: async () => {
      const engine = await loadMapEngine(`${location.origin}/`)
      return { ...engine, options: { ...engine.options, pixelRatio: 0.25, fadeDuration: 0 } }
    },
  })

configureDemoMaps()

/** Removes the idle map of an earlier test, for a test that needs a new one. */
export async function dropIdleMap() {
  const start = { center: { latitude: 15, longitude: 120.6 }, zoom: 10 }
  const map = await takeMap(document.createElement('div'), start, () => false).catch(() => null)
  if (map) giveMapBack(map, true)
}

/** Whether a request is for a file of the demo, which the test's server answers. */
export const isDemoFile = ({ url }: Request): boolean => new URL(url).pathname.startsWith('/demo/')

/** The engine's own map in an element with `data-map`, drawn completely. */
export function drawnMap(): Promise<GlMap> {
  return vi.waitFor(
    () => {
      const host = document.querySelector<HTMLElement & { map: GlMap }>('[data-map]')!
      expect(host.dataset.map).toBe('idle')
      return host.map
    },
    { timeout: 50_000 },
  )
}
