import EnvironmentOutlined from '@ant-design/icons/EnvironmentOutlined'
import SearchOutlined from '@ant-design/icons/SearchOutlined'
import { DEFAULT_CENTRE } from '#lib/geolocation.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { countOf } from '../shopTexts.ts'
import type { Search } from '../useNearbyAddress.ts'
import type { NearbyShops } from '../useNearbyShops.ts'
import { ShopList, ShopListSkeleton } from './ShopList.tsx'
import styles from './Results.module.css'

interface Props {
  result: NearbyShops
  search: Search
  /** 'near you' */
  where: string
  /** It is no alternative to offer. */
  atDefault: boolean
  /** The results lack the shop that the address named. */
  dropped: boolean
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  onSearch: (search: Search) => void
}

function NoShops({
  search,
  atDefault,
  onSearch,
}: Pick<Props, 'search' | 'atDefault' | 'onSearch'>) {
  if (search.term)
    return (
      <EmptyState
        title={`No shop matches “${search.term}”`}
        description="Try a different or shorter search: a kind of shop, a product or a town."
        icon={SearchOutlined}
        action={<Button onClick={() => onSearch({ ...search, term: '' })}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      title="No shops within 100 km"
      description="We’re not in this area yet."
      icon={EnvironmentOutlined}
      action={
        !atDefault && (
          <Button onClick={() => onSearch({ ...search, near: DEFAULT_CENTRE })}>
            Explore Pampanga
          </Button>
        )
      }
    />
  )
}

/** The overlay reports loading and failures. */
export function Results({
  result,
  search,
  where,
  atDefault,
  dropped,
  selected,
  onSelect,
  onHover,
  onSearch,
}: Props) {
  const { shops, outdated, failed, offline } = result
  const settled = outdated ? undefined : shops
  const list = () => {
    if (failed || (offline && !shops)) return null
    if (!shops || (outdated && shops.length === 0)) return <ShopListSkeleton />
    if (shops.length === 0) return <NoShops {...{ search, atDefault, onSearch }} />
    return <ShopList {...{ shops, selected, outdated, onSelect, onHover }} />
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {settled &&
          `${countOf(settled.length, 'shop')}${search.term && ` for “${search.term}”`} ${where}`}
        {settled && dropped && (
          <span className={styles.dropped}>The shop from your link is not one of them.</span>
        )}
      </p>
      {list()}
    </>
  )
}
