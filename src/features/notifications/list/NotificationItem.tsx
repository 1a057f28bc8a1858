import BellOutlined from '@ant-design/icons/BellOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { ThemeIcon } from '#components/schedule/ThemeIcon.tsx'
import { paths } from '#domain/paths.ts'
import { dateAndTime } from '#lib/dates.ts'
import { timeAgo } from '#lib/timeAgo.ts'
import { shorten } from '#lib/visibleText.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './NotificationItem.module.css'

/** Width of the picture, px. */
const SIZE = 48
const icons = {
  orders: InboxOutlined,
  'order-schedule': CalendarOutlined,
  'product-review': StarOutlined,
} as const

/**
 * Has the icon of its type on the corner; without a picture the icon is alone, a list's in its
 * colours.
 */
function NotificationPicture({
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

/** Number of characters of the body that are shown. */
const BODY_LENGTH = 35

/** If the entity no longer exists, its page says so. */
function targetOf({ type, nav_id }: Schemas['Notification'], displayName: string): string {
  switch (type) {
    case 'orders':
      return paths.orders(displayName, { transaction_id: nav_id })
    case 'order-schedule':
      return paths.schedule(nav_id)
    case 'product-review':
      return paths.product(nav_id)
  }
}

interface Props {
  notification: Schemas['Notification']
  displayName: string
  /** ms since the epoch. */
  now: number
  onOpen: () => void
}

export function NotificationItem({ notification, displayName, now, onOpen }: Props) {
  const { title, body, createdAt, is_read } = notification
  return (
    <li>
      <Link
        to={targetOf(notification, displayName)}
        className={styles.item}
        data-unread={!is_read || undefined}
        onClick={onOpen}
        // The middle button opens it in another tab.
        onAuxClick={({ button }) => button === 1 && onOpen()}
      >
        <NotificationPicture notification={notification} />
        <Stack as="span" grow shrink className={styles.text}>
          <Row as="span" justify="between" gap={2}>
            <span className={styles.title}>{title}</span>
            {!is_read && <span className={styles.dot} />}
          </Row>
          <span className={styles.body} title={body}>
            {shorten(body, BODY_LENGTH)}
          </span>
          <time className={styles.time} dateTime={createdAt} title={dateAndTime(createdAt)}>
            {timeAgo(Date.parse(createdAt), now)}
          </time>
        </Stack>
        {!is_read && <VisuallyHidden>Unread</VisuallyHidden>}
      </Link>
    </li>
  )
}
