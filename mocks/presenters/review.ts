import type { ReviewRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
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

export function presentReview(world: World, review: ReviewRow): Schemas['Review'] {
  const author = world.tables.users.get(review.user_id)
  return {
    _id: review._id,
    display_name: author ? `${author.first_name} ${author.last_name.slice(0, 1)}.` : 'Former buyer',
    display_picture: author?.display_picture ? world.mediaUrl(author.display_picture) : null,
    rating: review.rating,
    date: review.date,
    description: review.description,
    gallery: review.gallery.map(({ url, type }) => ({ url: world.mediaUrl(url), type })),
  }
}
