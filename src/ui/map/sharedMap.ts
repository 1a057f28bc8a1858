import type { Coordinates } from '#lib/geolocation.ts'
import { loadEngine } from './engine.ts'
import { MapError, type MapHandle, openMap } from './openMap.ts'

interface Start {
  center: Coordinates
  zoom: number
}

/** Each new map is billed, and a browser allows few graphics contexts. */
let idle: MapHandle | null = null

function takeIdle(container: HTMLElement, { center, zoom }: Start): MapHandle | null {
  const map = idle
  if (!map) return null
  idle = null
  container.append(map.host)
  map.resize()
  map.jumpTo(center, zoom)
  return map
}

/**
 * The idle map, or a new one, for which the engine is loaded.
 * @param wanted asked after loading; if not, the result is null
 * @throws MapError
 */
export async function takeMap(
  container: HTMLElement,
  start: Start,
  wanted: () => boolean,
): Promise<MapHandle | null> {
  const found = takeIdle(container, start)
  if (found) return found
  const engine = await loadEngine().catch((error: unknown) => {
    throw new MapError('missing', error)
  })
  if (!wanted()) return null
  // Another part may have returned one.
  const freed = takeIdle(container, start)
  if (freed) return freed
  const host = document.createElement('div')
  container.append(host)
  try {
    return openMap(engine, host, start)
  } catch (error) {
    host.remove()
    throw error
  }
}

/** Keeps the map for reuse, unless it is broken or another one is idle. */
export function giveMapBack(map: MapHandle, broken: boolean): void {
  map.host.remove()
  if (broken || idle) return map.remove()
  map.setLine(null)
  map.setLayer('street')
  idle = map
}
