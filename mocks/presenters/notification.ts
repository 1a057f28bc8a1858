import type { NotificationRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'

export const presentNotification = (
  world: World,
  row: NotificationRow,
): Schemas['Notification'] => ({
  _id: row._id,
  type: row.type,
  title: row.title,
  body: row.body,
  createdAt: row.createdAt,
  is_read: row.is_read,
  nav_id: row.nav_id,
  display_picture: row.display_picture === null ? null : world.mediaUrl(row.display_picture),
  theme: row.theme,
})
