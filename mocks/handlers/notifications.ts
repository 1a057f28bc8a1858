import { newestOf, pageOf } from '../presenters/page.ts'
import { presentNotification } from '../presenters/user.ts'
import { forbidden, notFound, ok } from '../replies.ts'
import type { Handlers } from './handler.ts'

export const notifications: Handlers<'notifications'> = {
  listNotifications(world, { path, query, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    const { page = 1, limit = 5, is_read } = query
    const wanted = newestOf(
      world.timelines.notifications.of(buyer._id),
      world.tables.notifications,
      (row) => is_read === undefined || row.is_read === is_read,
    )
    return ok(pageOf(wanted, page, limit, (row) => presentNotification(world, row)))
  },

  countUnreadNotifications(world, { path, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    return ok({
      unread_count: world.tables.notifications
        .by('user_id', buyer._id)
        .filter((row) => !row.is_read).length,
    })
  },

  markNotificationRead(world, { path, buyer }) {
    const row = world.tables.notifications.get(path.id)
    if (!row) return notFound('notification')
    if (row.user_id !== buyer._id) return forbidden()
    return ok(
      presentNotification(world, world.tables.notifications.update(row._id, { is_read: true })),
    )
  },

  markAllNotificationsRead(world, { path, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    for (const row of world.tables.notifications.by('user_id', buyer._id))
      if (!row.is_read) world.tables.notifications.update(row._id, { is_read: true })
    return ok({ message: 'All notifications are marked as read' })
  },
}
