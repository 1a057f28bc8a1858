import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import type { components } from '#openapi/generated/types.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Awning } from '#ui/Awning.tsx'
import { Row, Surface } from '#ui/Layout.tsx'
import { ClosedNow } from './ClosedNow.tsx'
import styles from './ShopGroup.module.css'

interface Props {
  shop_name: string
  level?: 2 | 3
  shop_picture?: string | null
  working_hour?: components['schemas']['WorkingHour']
  selected?: boolean
  partlySelected?: boolean
  onSelect?: (selected: boolean) => void
  chat?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

export function ShopGroup({
  shop_name,
  level = 3,
  shop_picture,
  working_hour,
  selected = false,
  partlySelected,
  onSelect,
  chat,
  children,
  footer,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <Surface as="section" className={styles.group} aria-label={shop_name}>
      <Awning stripe={18} height={16} />
      <Row as="header" wrap gap={3} rowGap={1} className={styles.head}>
        {onSelect && (
          <Checkbox
            aria-label={`Select all of ${shop_name}`}
            checked={selected}
            indeterminate={partlySelected && !selected}
            onChange={(event) => onSelect(event.target.checked)}
            className={styles.check}
          />
        )}
        <Avatar name={shop_name} src={shop_picture} size={32} />
        <Heading className={styles.name}>{shop_name}</Heading>
        {chat}
      </Row>
      <div className={styles.closed}>
        <ClosedNow hours={working_hour} />
      </div>
      <div className={styles.rows}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Surface>
  )
}
