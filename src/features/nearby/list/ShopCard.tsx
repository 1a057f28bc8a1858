import { memo } from 'react'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import { hoursText } from '#domain/openingHours.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Grid, Row, Text } from '#ui/Layout.tsx'
import { buttonName, countOf } from '../shopTexts.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './ShopCard.module.css'

interface Props {
  shop: Schemas['MapShop']
  selected: boolean
  onSelect: (handle: string) => void
  /** The handle when the card gets the pointer or the focus, null when it loses it. */
  onHover: (handle: string | null) => void
}

/** Its button covers all of the card. */
export const ShopCard = memo(function ShopCard({ shop, selected, onSelect, onHover }: Props) {
  const {
    shop_handle,
    shop_name,
    display_picture,
    working_hour,
    distanceInKm,
    followers,
    total_product_count,
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
        {working_hour && (
          <Row as="p" wrap hint numeric className={styles.line}>
            {hoursText(working_hour)}
          </Row>
        )}
        <Row as="p" wrap hint numeric className={styles.line}>
          <span>{countOf(followers, 'follower')}</span>
          <span>{countOf(total_product_count, 'product')}</span>
        </Row>
      </div>
    </Grid>
  )
})
