import AimOutlined from '@ant-design/icons/AimOutlined'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { currentPosition } from '#lib/geolocation.ts'
import { useCurrentRequest } from '#lib/useCurrentRequest.ts'
import { Icon } from '#ui/Icon.tsx'
import { useMapHandle } from '#ui/map/mapContext.ts'
import { showPositionError } from '#ui/positionError.ts'
import styles from './NearbyMap.module.css'

const POSITION_ZOOM = 15

interface Props {
  /** The user has asked for no other position after a change of it. */
  shown: unknown
  onLocated?: () => void
}

/** For children of MapView. */
export function LocateControl({ shown, onLocated }: Props) {
  const map = useMapHandle()
  const begin = useCurrentRequest()
  const [locating, setLocating] = useState(false)
  const [box] = useState(() => document.createElement('div'))
  useEffect(() => map.addControl(box), [map, box])
  const drop = useEffectEvent(() => {
    begin()
    setLocating(false)
  })
  useEffect(() => drop(), [shown])

  const locate = async () => {
    if (locating) return
    const isCurrent = begin()
    setLocating(true)
    try {
      const at = await currentPosition()
      if (!isCurrent()) return
      map.flyTo(at, POSITION_ZOOM)
      onLocated?.()
    } catch (error) {
      if (!isCurrent()) return
      showPositionError(error, 'Please enable location services and try again.')
    }
    setLocating(false)
  }
  const label = locating ? 'Finding your location' : 'Find my location'
  return createPortal(
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-busy={locating}
      className={styles.locate}
      onClick={() => void locate()}
    >
      <Icon icon={AimOutlined} />
    </button>,
    box,
  )
}
