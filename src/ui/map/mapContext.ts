import { createContext, useContext } from 'react'
import type { MapHandle } from './openMap.ts'

export const MapContext = createContext<MapHandle | null>(null)

/** Use it in children of MapView. */
export function useMapHandle(): MapHandle {
  const map = useContext(MapContext)
  if (!map) throw new Error('There is no map around this component')
  return map
}
