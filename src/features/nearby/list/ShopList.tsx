import { memo, useEffect, useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import { hoursText } from '#domain/openingHours.ts'
import { countOf } from '#lib/numbers.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { InfiniteList } from '#ui/InfiniteList.tsx'
import { Grid, Row, Text } from '#ui/Layout.tsx'
import { Rating } from '#ui/Rating.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { buttonName } from '../shopTexts.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './ShopList.module.css'

interface ShopCardProps {
  shop: Schemas['MapShop']
  /** From 1, of `count` shops, of which not all are rendered. */
  position: number
  count: number
  selected: boolean
  onSelect: (handle: string) => void
  /** Called with the handle when the card gets the pointer or the focus, null when it loses it. */
  onHover: (handle: string | null) => void
}

/** Its button covers all of the card. */
export const ShopCard = memo(function ShopCard({
  shop,
  position,
  count,
  selected,
  onSelect,
  onHover,
}: ShopCardProps) {
  const {
    shop_handle,
    shop_name,
    display_picture,
    working_hour,
    distanceInKm,
    followers,
    total_product_count,
    rating = 0,
  } = shop
  const enter = () => onHover(shop_handle)
  const leave = () => onHover(null)
  return (
    <Grid
      as="li"
      surface
      align="start"
      gap={3}
      pad={4}
      className={styles.card}
      aria-posinset={position}
      aria-setsize={count}
      data-selected={selected || undefined}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <Avatar name={shop_name} src={display_picture} size={56} />
      <div className={styles.text}>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.name}
            aria-label={buttonName(shop)}
            data-shop={shop_handle}
            aria-current={selected || undefined}
            onClick={() => onSelect(shop_handle)}
            onFocus={enter}
            onBlur={leave}
          >
            {shop_name}
          </button>
        </h2>
        <Row as="p" wrap hint numeric className={styles.line}>
          <Text as="strong" tone="ink" weight={700}>
            {formatKilometres(distanceInKm)}
          </Text>
          <StatusBadge status={shop.shop_status} />
        </Row>
        <Row as="p" wrap hint numeric className={styles.line}>
          {rating > 0 && <Rating value={rating} />}
          {working_hour && <span>{hoursText(working_hour)}</span>}
        </Row>
        <Row as="p" wrap hint numeric className={styles.line}>
          <span>{countOf(followers, 'follower')}</span>
          <span>{countOf(total_product_count, 'product')}</span>
        </Row>
      </div>
    </Grid>
  )
})

export function ShopListSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Grid key={index} surface align="start" gap={3} pad={4} className={styles.card}>
          <Skeleton shape="circle" width="56px" height="56px" />
          <div className={styles.text}>
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

/** Cards rendered at first, and added at the end of the list. */
const CHUNK = 20

/** The rendered length of each list: Back restores the scroll position. */
const lengths = new WeakMap<object, number>()

interface Props {
  shops: readonly Schemas['MapShop'][]
  selected: string | null
  onSelect: (handle: string) => void
  onHover: (handle: string | null) => void
  outdated: boolean
}

/** Its callbacks must be stable: hundreds of cards would render again. */
export const ShopList = memo(function ShopList({
  shops,
  selected,
  onSelect,
  onHover,
  outdated,
}: Props) {
  const [, setGrown] = useState(0)
  const needed = shops.findIndex(({ shop_handle }) => shop_handle === selected) + 1
  const length = Math.max(lengths.get(shops) ?? CHUNK, needed)
  useEffect(() => void lengths.set(shops, length), [shops, length])
  const growth = {
    hasNextPage: length < shops.length,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => {
      lengths.set(shops, length + CHUNK)
      setGrown((count) => count + 1)
    },
  }
  return (
    <InfiniteList query={growth} loading={null} endText="That’s all of them.">
      <ul className={styles.list} aria-label="Shops" data-outdated={outdated || undefined}>
        {shops.slice(0, length).map((shop, index) => (
          <ShopCard
            key={shop.shop_handle}
            shop={shop}
            position={index + 1}
            count={shops.length}
            selected={shop.shop_handle === selected}
            onSelect={onSelect}
            onHover={onHover}
          />
        ))}
      </ul>
    </InfiniteList>
  )
})
