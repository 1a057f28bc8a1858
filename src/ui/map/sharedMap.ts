import type { Coordinates } from '#lib/geolocation.ts'
import { loadEngine } from './engine.ts'
import { MapError, type MapHandle, openMap } from './openMap.ts'

interface Start {
  center: Coordinates
  zoom: number
}

/**
 * The last map that was returned, for reuse: each new map is billed, and a browser allows few
 * graphics contexts.
 */
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
 * Shows a map in a container: the idle one, or a new one, for which the engine's code is loaded.
 * @param wanted called after loading; when it returns false, no map is shown and the result is null
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
  // Another component may have returned one in the meantime.
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

/** Returns a map for reuse. It is removed if it is broken, or if another one is idle already. */
export function giveMapBack(map: MapHandle, broken: boolean): void {
  map.host.remove()
  if (broken || idle) return map.remove()
  map.setLine(null)
  map.setLayer('street')
  idle = map
}
