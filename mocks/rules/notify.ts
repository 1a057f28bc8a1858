import type { NotificationRow } from '#fixtures/rows.ts'
import { presentNotification } from '../presenters/user.ts'
import type { World } from '../world/world.ts'

/** Tells the buyer's sockets, too. */
export function notify(
  world: World,
  news: Omit<NotificationRow, '_id' | 'createdAt' | 'is_read'>,
): void {
  if (!world.tables.users.get(news.user_id)) return
  const row = world.tables.notifications.insert({
    ...news,
    _id: world.newId('notifications'),
    createdAt: world.clock.iso(),
    is_read: false,
  })
  world.bus.emit('onNotification', news.user_id, presentNotification(world, row))
}
