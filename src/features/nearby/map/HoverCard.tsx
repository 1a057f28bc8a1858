import type { PointerEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import { shorten } from '#lib/visibleText.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './HoverCard.module.css'

/** MAP-09: shown characters of the name. */
const NAME_LENGTH = 13

interface Props {
  shop: Schemas['MapShop']
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

/** Screen readers get the same from the marker's name. */
export function HoverCard({
  shop: { shop_name, display_picture, distanceInKm, shop_status },
  ...pointer
}: Props) {
  return (
    <Row role="tooltip" gap={3} tone="ink" className={styles.card} {...pointer}>
      <Avatar name={shop_name} src={display_picture} size={40} />
      <Stack gap={1}>
        <strong className={styles.name}>{shorten(shop_name, NAME_LENGTH)}</strong>
        <Row as="span" gap={2} tone="soft" nowrap>
          {formatKilometres(distanceInKm)}
          <StatusBadge status={shop_status} />
        </Row>
      </Stack>
    </Row>
  )
}
