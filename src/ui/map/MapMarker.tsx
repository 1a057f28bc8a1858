import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Coordinates } from '#lib/geolocation.ts'
import { useMapHandle } from './mapContext.ts'
import type { PlacedMarker } from './openMap.ts'
import styles from './MapMarker.module.css'

interface Props {
  at: Coordinates
  /** The content's point at the place. */
  anchor: 'center' | 'bottom'
  front?: boolean
  /** False for one outside of the view: shown when the map is dragged, but not reached. */
  reachable?: boolean
  draggable?: boolean
  onDragEnd?: (at: Coordinates) => void
  children: ReactNode
}

/** Keys that pan and zoom the map. */
const mapKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-', '=', '_'])

/** The slot is for React: the engine decides where the element is. */
function newSlot() {
  const element = document.createElement('div')
  element.className = styles.marker ?? ''
  const slot = document.createElement('div')
  // They would move the map or the marker.
  slot.addEventListener('keydown', (event) => mapKeys.has(event.key) && event.stopPropagation())
  // A press on a marker is none on the map.
  for (const type of ['click', 'dblclick'])
    slot.addEventListener(type, (event) => event.stopPropagation())
  element.append(slot)
  return { element, slot }
}

/** Use it in children of MapView; the content is usually a button. */
export function MapMarker({
  at,
  anchor,
  front = false,
  reachable = true,
  draggable = false,
  onDragEnd,
  children,
}: Props) {
  const map = useMapHandle()
  const [{ element, slot }] = useState(newSlot)
  const overlay = useRef<PlacedMarker>(null)
  const dropped = useEffectEvent((to: Coordinates) => onDragEnd?.(to))
  const initial = useEffectEvent(() => at)

  useEffect(() => {
    const marker = map.addMarker(element, {
      at: initial(),
      anchor,
      draggable,
      onDragEnd: (to) => dropped(to),
    })
    overlay.current = marker
    return () => {
      overlay.current = null
      marker.remove()
    }
  }, [map, element, anchor, draggable])
  useEffect(() => {
    element.toggleAttribute('data-front', front)
    element.toggleAttribute('inert', !reachable)
  }, [element, front, reachable])
  const { latitude, longitude } = at
  useEffect(() => overlay.current?.move({ latitude, longitude }), [latitude, longitude])

  return createPortal(children, slot)
}
