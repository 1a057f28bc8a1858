import HomeOutlined from '@ant-design/icons/HomeOutlined'
import { Icon } from '#ui/Icon.tsx'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import type { Origin } from '../useOrigin.ts'
import styles from './NearbyMap.module.css'

/** Where the user is, or the place that they chose: over the shops, which are pressed through it. */
export function OriginMarker({ origin: { at, kind } }: { origin: Origin }) {
  const name = kind === 'device' ? 'You are here' : 'Your chosen place'
  return (
    <MapMarker at={at} anchor="center" front>
      <span role="img" aria-label={name} title={name} className={styles.origin} data-kind={kind}>
        {kind === 'place' && <Icon icon={HomeOutlined} size={14} />}
      </span>
    </MapMarker>
  )
}
