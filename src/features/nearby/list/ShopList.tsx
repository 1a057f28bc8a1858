import { memo } from 'react'
import type { Schemas } from '#api/contract.ts'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { ShopCard } from './ShopCard.tsx'
import styles from './ShopList.module.css'
import { useGrowingList } from './useGrowingList.ts'

interface Props {
  /** Nearest first. */
  shops: readonly Schemas['MapShop'][]
  /** Handle of the open shop. */
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  /** The next results are loading: these are of the search before. */
  outdated: boolean
}

/** The shops, nearest first. Its functions must stay the same, so that hundreds of cards don't render again. */
export const ShopList = memo(function ShopList({ shops, selected, onSelect, onHover, outdated }: Props) {
  const { shown, growth } = useGrowingList(
    shops,
    shops.findIndex(({ shop_handle }) => shop_handle === selected),
  )
  return (
    <InfiniteList query={growth} loading={null} endText="No more shops within 100 km">
      <ul className={styles.list} aria-label="Shops" data-outdated={outdated || undefined}>
        {shown.map((shop) => (
          <ShopCard key={shop.shop_handle} shop={shop} selected={shop.shop_handle === selected} onSelect={onSelect} onHover={onHover} />
        ))}
      </ul>
    </InfiniteList>
  )
})
