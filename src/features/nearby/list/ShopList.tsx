import { memo, useEffect, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { InfiniteList, type InfiniteQuery } from '#ui/InfiniteList.tsx'
import { Grid } from '#ui/Layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ShopCard } from './ShopCard.tsx'
import card from './ShopCard.module.css'
import styles from './ShopList.module.css'

export function ShopListSkeleton() {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Grid key={index} surface align="start" gap={3} pad={4} className={card.card}>
          <Skeleton shape="circle" width="56px" height="56px" />
          <div className={card.text}>
            <Skeleton width="70%" height="1.3rem" />
            <Skeleton width="45%" height="1.3rem" />
            <Skeleton width="60%" height="1.1rem" />
            <Skeleton width="75%" height="1.1rem" />
          </div>
        </Grid>
      ))}
    </div>
  )
}

/** Cards that are rendered at first, and added at the end of the list. */
const CHUNK = 60

/** So that Back can restore the scroll position. */
const grownLengths = new WeakMap<object, number>()

/** Grows as it is scrolled. `needed`: index of an item that has to be rendered; -1 for none. */
function useGrowingList<Item>(
  items: readonly Item[],
  needed: number,
): { shown: readonly Item[]; growth: InfiniteQuery } {
  const [, setGrown] = useState(0)
  const length = Math.max(grownLengths.get(items) ?? CHUNK, needed + 1)
  useEffect(() => void grownLengths.set(items, length), [items, length])
  const grow = () => {
    grownLengths.set(items, length + CHUNK)
    setGrown((count) => count + 1)
  }
  const growth = {
    hasNextPage: length < items.length,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: grow,
  }
  return { shown: items.slice(0, length), growth }
}

interface Props {
  /** Nearest first. */
  shops: readonly Schemas['MapShop'][]
  /** Handle of the open shop. */
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  /** The shops are of the previous search. */
  outdated: boolean
}

/** Its callbacks must be stable, so that hundreds of cards don't render again. */
export const ShopList = memo(function ShopList({
  shops,
  selected,
  onSelect,
  onHover,
  outdated,
}: Props) {
  const { shown, growth } = useGrowingList(
    shops,
    shops.findIndex(({ shop_handle }) => shop_handle === selected),
  )
  return (
    <InfiniteList query={growth} loading={null} endText="That’s all of them.">
      <ul className={styles.list} aria-label="Shops" data-outdated={outdated || undefined}>
        {shown.map((shop) => (
          <ShopCard
            key={shop.shop_handle}
            shop={shop}
            selected={shop.shop_handle === selected}
            onSelect={onSelect}
            onHover={onHover}
          />
        ))}
      </ul>
    </InfiniteList>
  )
})
