import { useEffect } from 'react'
import type { LngLat } from './gl.ts'
import { useMapHandle } from './mapContext.ts'

/** A map has one line at a time. For children of MapView. */
export function MapLine({ coordinates }: { coordinates: readonly LngLat[] }) {
  const map = useMapHandle()
  useEffect(() => {
    map.setLine(coordinates)
    return () => map.setLine(null)
  }, [map, coordinates])
  return null
}
