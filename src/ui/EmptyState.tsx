import ShopOutlined from '@ant-design/icons/ShopOutlined'
import type { ReactNode } from 'react'
import { Awning } from './Awning.tsx'
import { Icon, type IconType } from './Icon.tsx'
import styles from './EmptyState.module.css'

interface Props {
  /** The message, exactly as specified. */
  title: string
  description?: ReactNode
  icon?: IconType
  /** What the user can do next, usually a LinkButton. */
  action?: ReactNode
  tone?: 'green' | 'mango'
}

/** The state of an empty list or screen: an illustration, a message and the next action. */
export function EmptyState({
  title,
  description,
  icon = ShopOutlined,
  action,
  tone = 'green',
}: Props) {
  return (
    <div className={styles.state}>
      <div className={styles.stall} aria-hidden="true">
        <Awning stripe={24} height={38} tone={tone} className={styles.awning} />
        <div className={styles.front} data-tone={tone}>
          <Icon icon={icon} size={40} />
        </div>
        <div className={styles.counter} />
      </div>
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
