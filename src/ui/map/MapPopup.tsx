import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Coordinates } from '#lib/geolocation.ts'
import { useMapHandle } from './mapContext.ts'
import styles from './MapPopup.module.css'

interface Props {
  at: Coordinates
  /** Distance from the place, px. */
  offset: number
  children: ReactNode
}

/** A card beside a place, where there is room. */
export function MapPopup({ at, offset, children }: Props) {
  const map = useMapHandle()
  const [content] = useState(() => {
    const element = document.createElement('div')
    element.className = styles.content ?? ''
    return element
  })
  const { latitude, longitude } = at
  // Runs before the effects of parents, which may move the focus into the popup.
  useLayoutEffect(
    () => map.addPopup(content, { at: { latitude, longitude }, offset }),
    [map, content, latitude, longitude, offset],
  )
  return createPortal(children, content)
}
