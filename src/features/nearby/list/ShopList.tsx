import { memo } from 'react'
import type { Schemas } from '../../../api/contract.ts'
import { ShopCard } from './ShopCard.tsx'
import styles from './ShopList.module.css'

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

/** The shops, nearest first. Its functions must stay the same, so that thousands of cards don't render again. */
export const ShopList = memo(function ShopList({ shops, selected, onSelect, onHover, outdated }: Props) {
  return (
    <ul className={styles.list} aria-label="Shops" data-outdated={outdated || undefined}>
      {shops.map((shop) => (
        <ShopCard key={shop.shop_handle} shop={shop} selected={shop.shop_handle === selected} onSelect={onSelect} onHover={onHover} />
      ))}
    </ul>
  )
})
