import BellOutlined from '@ant-design/icons/BellOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { useState } from 'react'
import type { Schemas } from '#api/contract.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './NotificationPicture.module.css'

/** px */
const SIZE = 48
const icons = {
  orders: InboxOutlined,
  'order-schedule': CalendarOutlined,
  'product-review': StarOutlined,
} as const

/**
 * With the icon of its type on the corner; without a picture the icon alone, a list's in its
 * colours.
 */
export function NotificationPicture({
  notification: { type, display_picture, theme },
}: {
  notification: Schemas['Notification']
}) {
  // A server may know more types than this app.
  const icon = icons[type] ?? BellOutlined
  const [broken, setBroken] = useState(false)
  if (display_picture !== null && !broken) {
    return (
      <span className={styles.picture}>
        <img
          src={display_picture}
          alt=""
          width={SIZE}
          height={SIZE}
          loading="lazy"
          onError={() => setBroken(true)}
        />
        <span className={styles.type} data-type={type}>
          <Icon icon={icon} size={14} />
        </span>
      </span>
    )
  }
  if (theme !== null) return <ThemeIcon theme={theme} size={SIZE} />
  return (
    <span className={styles.icon} data-type={type}>
      <Icon icon={icon} size={24} />
    </span>
  )
}
