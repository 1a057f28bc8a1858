import { useMutation, useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { notificationMutations, notificationQueries } from '#api/notifications.ts'
import { Button } from '#ui/Button.tsx'
import { showError } from '#ui/toast.ts'

export function MarkAll({ userId }: { userId: string }) {
  const { data } = useQuery(notificationQueries.unreadCount(userId))
  const { mutate } = useMutation(notificationMutations.markAllRead())
  const mark = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It is disabled at once, and a disabled button loses the focus.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    mutate(userId, {
      onError: ({ message }) =>
        showError('Your notifications could not be marked as read', message),
    })
  }
  return (
    <Button variant="quiet" size="s" disabled={!data?.unread_count} onClick={mark}>
      Mark all as read
    </Button>
  )
}
