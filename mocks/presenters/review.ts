import type { ReviewRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import type { World } from '../world/world.ts'

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
