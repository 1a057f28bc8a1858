import type { World } from '../world/world.ts'

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  const step = 0x8000
  for (let i = 0; i < bytes.length; i += step)
    text += String.fromCharCode(...bytes.subarray(i, i + step))
  return btoa(text)
}
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** The file, of the static folder, is created when the shop first sends it. */
export function pictureFile(world: World, shopId: string, path: string): string {
  const known = world.tables.files.by('owner_id', shopId).find((file) => file.path === path)
  if (known) return known._id
  const _id = world.newId('files')
  const name = path.slice(path.lastIndexOf('/') + 1)
  const row = {
    _id,
    owner_id: shopId,
    folder_name: 'users',
    name,
    type: 'image/webp',
    size: null,
    base64: null,
    path,
  }
  return world.tables.files.insert({ ...row, created_at: world.clock.iso() })._id
}

/** Reviews, messages and a shop show them; all of these stay. */
export function shownFiles({ tables }: World, userId: string): Set<string | null> {
  const messages = tables.conversations
    .by('buyer_id', userId)
    .flatMap(({ _id }) => tables.chatMessages.by('conversation_id', _id))
  return new Set([
    ...tables.reviews.by('user_id', userId).flatMap(({ gallery }) => gallery.map(({ url }) => url)),
    ...messages.map(({ content }) => content),
    ...tables.shops
      .by('owner_id', userId)
      .flatMap(({ cover_photo, display_picture }) => [cover_photo, display_picture]),
  ])
}
