import type { Coordinates } from '#lib/geolocation.ts'
import { MapMarker } from '#ui/map/MapMarker.tsx'
import styles from './ClusterMarker.module.css'

interface Props {
  at: Coordinates
  count: number
  reachable: boolean
  /** After a press by keyboard, the focus has to move to a marker that replaces this one. */
  onPress: (byKeyboard: boolean) => void
}

/** Shops whose markers would overlap. A press zooms in until they are at least two markers. */
export function ClusterMarker({ at, count, reachable, onPress }: Props) {
  return (
    <MapMarker at={at} reachable={reachable} anchor="center">
      <button
        type="button"
        className={styles.cluster}
        data-size={count < 10 ? 's' : count < 100 ? 'm' : 'l'}
        aria-label={`${count} shops here, zoom in`}
        // The click count of a key press is 0.
        onClick={({ detail }) => onPress(detail === 0)}
      >
        {count}
      </button>
    </MapMarker>
  )
}
