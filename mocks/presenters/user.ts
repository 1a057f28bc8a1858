import type { UserRow, NotificationRow } from '#fixtures/rows.ts'
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

export const presentUser = (world: World, user: UserRow): Schemas['SessionUser'] => ({
  _id: user._id,
  display_name: user.display_name,
  first_name: user.first_name,
  last_name: user.last_name,
  display_picture: user.display_picture === null ? null : world.mediaUrl(user.display_picture),
  contact_number: user.contact_number,
  email: user.email,
  has_password: user.password_hash !== null,
  has_shop: world.tables.shops.countBy('owner_id', user._id) > 0,
  following: world.tables.follows.countBy('user_id', user._id),
  address:
    world.tables.addresses.by('user', user._id).find((address) => address.is_default) ?? null,
})
