import { useMutation, useQuery } from '@tanstack/react-query'
import { notificationMutations, notificationQueries } from '../../api/notifications.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/toast.ts'
import styles from './MarkAll.module.css'

/** Marks all notifications as read. It stays when there is nothing to mark, so that the focus has its place. */
export function MarkAll({ userId }: { userId: string }) {
  const { data } = useQuery(notificationQueries.unreadCount(userId))
  const { mutate } = useMutation(notificationMutations.markAllRead())
  const nothing = !data?.unread_count
  const mark = () => mutate(userId, { onError: ({ message }) => showError('Your notifications could not be marked as read', message) })
  return (
    <Button variant="quiet" size="s" className={styles.button} aria-disabled={nothing || undefined} onClick={() => !nothing && mark()}>
      Mark all as read
    </Button>
  )
}
