import type { ReviewRow } from '#fixtures/rows.ts'
import type { World } from '../world/world.ts'

/** Null when one of the files is not the buyer's. */
export function galleryOf(
  world: World,
  ownerId: string,
  fileIds: readonly string[],
): ReviewRow['gallery'] | null {
  const gallery: ReviewRow['gallery'] = []
  for (const id of fileIds) {
    const file = world.tables.files.get(id)
    if (file?.owner_id !== ownerId) return null
    gallery.push({ url: id, type: file.type.startsWith('video/') ? 'video' : 'image' })
  }
  return gallery
}
