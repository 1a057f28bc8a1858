import type { PointerEvent } from 'react'
import type { Schemas } from '#api/contract.ts'
import { formatKilometres } from '#domain/distance.ts'
import { shorten } from '#lib/visibleText.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import styles from './HoverCard.module.css'

/** MAP-09: characters of the name. */
const NAME_LENGTH = 13

interface Props {
  shop: Schemas['MapShop']
  onPointerEnter: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

/** What a marker stands for. The marker's own name says the same to screen readers. */
export function HoverCard({ shop: { shop_name, display_picture, distanceInKm, shop_status }, ...pointer }: Props) {
  return (
    <div role="tooltip" className={styles.card} {...pointer}>
      <Avatar name={shop_name} src={display_picture} size={40} />
      <div className={styles.text}>
        <strong className={styles.name}>{shorten(shop_name, NAME_LENGTH)}</strong>
        <span className={styles.line}>
          {formatKilometres(distanceInKm)}
          <StatusBadge status={shop_status} />
        </span>
      </div>
    </div>
  )
}
