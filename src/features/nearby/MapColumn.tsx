import { lazy, useEffect } from 'react'
import { LazyPart, NotLoaded } from '#ui/LazyPart.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { StateOverlay } from './StateOverlay.tsx'
import type { Layout } from './useLayout.ts'
import type { Nearby } from './useNearby.ts'
import { ListToggle } from './ViewButtons.tsx'
import styles from './MapColumn.module.css'
import page from './Nearby.module.css'

const NearbyMap = lazy(async () => ({ default: (await import('./map/NearbyMap.tsx')).NearbyMap }))

/** The page then shows the list at full width. */
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

interface Props {
  nearby: Nearby
  view: Layout
  /** A sheet covers all of it. */
  covered: boolean
  /** `shop_handle` of the card under the pointer. */
  hovered: string | null
  onSelect: (handle: string) => void
}

/** Its code and its engine are loaded when it is first shown. */
export function MapColumn({
  nearby: { address, location, result, shop, directions, searchHere },
  view: { layout, listShown, toggleList, onMapShown, onMapFailed },
  covered,
  hovered,
  onSelect,
}: Props) {
  return (
    <div className={page.map} inert={covered}>
      {layout === 'both' && <ListToggle listShown={listShown} onPress={toggleList} />}
      <LazyPart loading={loading} failure={<MissingMap onMissing={onMapFailed} />}>
        <NearbyMap
          shops={result.shops ?? []}
          origin={location.origin}
          selected={shop?.shop_handle ?? null}
          onSelect={onSelect}
          hovered={hovered}
          route={directions?.route ?? null}
          controls={directions && layout === 'map' ? 'zoom' : 'all'}
          onSearchArea={(center) => address.searchFor({ term: address.term, near: center })}
          onLocated={searchHere}
          onShown={onMapShown}
          onUnavailable={onMapFailed}
        />
      </LazyPart>
      {layout !== 'list' && <StateOverlay result={result} />}
    </div>
  )
}
