import { Link } from 'react-router-dom'
import type { Schemas } from '#api/contract.ts'
import { paths } from '#domain/paths.ts'
import { dateAndTime } from '#lib/dates.ts'
import { timeAgo } from '#lib/timeAgo.ts'
import { shorten } from '#lib/visibleText.ts'
import { Stack } from '#ui/Layout.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { NotificationPicture } from './NotificationPicture.tsx'
import styles from './NotificationItem.module.css'

/** Shown characters of the body. */
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
  /** In the addresses of the user's own pages. */
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
          <span className={styles.head}>
            <span className={styles.title}>{title}</span>
            {!is_read && <span className={styles.dot} />}
          </span>
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
