import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { NearbyShops } from '../useNearbyShops.ts'
import styles from './Results.module.css'
import { ShopList } from './ShopList.tsx'
import { ShopListSkeleton } from './ShopListSkeleton.tsx'

interface Props {
  result: NearbyShops
  term: string
  /** Whether the shops are around the default centre, beyond which there is nothing else to offer. */
  atDefault: boolean
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  onClearTerm: () => void
  onDefault: () => void
}

/** The shops as a list, or why there are none. Loading and failures are told by the overlay. */
export function Results({ result: { shops, outdated, failed, offline }, term, atDefault, selected, onSelect, onHover, ...ways }: Props) {
  if (failed || (offline && !shops)) return <div className={styles.nothing} />
  if (!shops) return <ShopListSkeleton />
  if (shops.length > 0) return <ShopList {...{ shops, selected, outdated, onSelect, onHover }} />
  if (outdated) return <ShopListSkeleton />
  if (term)
    return (
      <EmptyState
        title={`No shop matches “${term}”`}
        description="Try another word or a shorter one: a kind of shop, a product or a town."
        icon="search"
        action={<Button onClick={ways.onClearTerm}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      title="No shops within 100 km"
      description="The market has not reached this place yet."
      icon="pin"
      action={!atDefault && <Button onClick={ways.onDefault}>Look around Pampanga</Button>}
    />
  )
}
