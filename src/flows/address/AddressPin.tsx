import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Coordinates } from '#lib/geolocation.ts'
import { isWithin } from '#ui/map/bounds.ts'
import { useMapHandle } from '#ui/map/mapContext.ts'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import { PinMark } from '../map/PinMark.tsx'
import { CLOSE_ZOOM, movedByKey } from './pinMove.ts'
import styles from './AddressMap.module.css'

interface Props {
  at: Coordinates
  /** The user moved it on the map. */
  byHand: boolean
  describedBy: string
  /** Called after an arrow key. */
  onMove: (to: Coordinates) => void
  /** Called after a drag. */
  onDrop: (to: Coordinates) => void
}

/** A move on the map is followed at its edge, a position from elsewhere is shown closely. */
function useInView(at: Coordinates, byHand: boolean) {
  const map = useMapHandle()
  const last = useRef(at)
  const follow = useEffectEvent(() => {
    const { bounds, zoom } = map.view()
    if (!byHand) map.flyTo(at, Math.max(zoom, CLOSE_ZOOM))
    else if (!isWithin(bounds, at)) map.jumpTo(at, zoom)
  })
  const { latitude, longitude } = at
  useEffect(() => {
    if (last.current.latitude === latitude && last.current.longitude === longitude) return
    last.current = { latitude, longitude }
    follow()
  }, [latitude, longitude])
}

/** The pin can be dragged, and moved by the arrow keys. */
export function AddressPin({ at, byHand, describedBy, onMove, onDrop }: Props) {
  const map = useMapHandle()
  useInView(at, byHand)
  const onKeyDown = (event: KeyboardEvent) => {
    const to = movedByKey(at, event, map.view().zoom)
    if (!to) return
    event.preventDefault()
    onMove(to)
  }
  return (
    <MapMarker at={at} anchor="bottom" draggable onDragEnd={onDrop}>
      <button
        type="button"
        className={styles.pin}
        aria-label="Pin of the address"
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        // Enter moves it; a pointer's click ends a drag.
        onClick={({ detail }) => detail === 0 && onMove(at)}
      >
        <PinMark />
      </button>
    </MapMarker>
  )
}
