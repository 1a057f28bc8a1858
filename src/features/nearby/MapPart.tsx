import { type ComponentProps, lazy, useEffect } from 'react'
import { LazyPart, NotLoaded } from '#ui/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './MapPart.module.css'

const NearbyMap = lazy(async () => ({ default: (await import('./map/NearbyMap.tsx')).NearbyMap }))

/** Replaces a map whose code can't be loaded. The page then shows the list at full width. */
function MissingMap({ onMissing }: { onMissing: () => void }) {
  useEffect(() => onMissing(), [onMissing])
  return <NotLoaded />
}

const loading = (
  <div className={styles.waiting}>
    <Skeleton shape="block" className={styles.loading} />
    <p role="status">Loading the map…</p>
  </div>
)

/** The map. Its code and its engine are loaded when it is first shown. */
export function MapPart({
  onUnavailable,
  ...map
}: ComponentProps<typeof NearbyMap> & { onUnavailable: () => void }) {
  return (
    <LazyPart loading={loading} failure={<MissingMap onMissing={onUnavailable} />}>
      <NearbyMap {...map} onUnavailable={onUnavailable} />
    </LazyPart>
  )
}
