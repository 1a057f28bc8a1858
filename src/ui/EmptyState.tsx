import ShopOutlined from '@ant-design/icons/ShopOutlined'
import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import { Icon, type IconType } from './Icon.tsx'
import { Grid, Row, Stack, Text } from './Layout.tsx'
import styles from './EmptyState.module.css'

interface Props {
  /** The message exactly as specified. */
  title: string
  description?: ReactNode
  icon?: IconType
  action?: ReactNode
  tone?: 'green' | 'mango'
  /** Content follows. */
  compact?: boolean
}

export function EmptyState({
  title,
  description,
  icon = ShopOutlined,
  action,
  tone = 'green',
  compact,
}: Props) {
  return (
    <Stack columns={1} align="center" text="center" className={styles.state} data-compact={compact}>
      <div className={styles.stall} aria-hidden="true">
        <Awning stripe={24} height={38} tone={tone} className={styles.awning} />
        <Grid fill="green-soft" center tone="green" className={styles.front} data-tone={tone}>
          <Icon icon={icon} size={40} />
        </Grid>
        <div className={styles.counter} />
      </div>
      <p className={styles.title}>{title}</p>
      {description && (
        <Text above={2} tone="soft" balance>
          {description}
        </Text>
      )}
      {action && (
        <Row align="stretch" wrap justify="center" gap={3} className={styles.action}>
          {action}
        </Row>
      )}
    </Stack>
  )
}
