import { presentLiked } from '../presenters/shop.ts'
import { forbidden, notFound, ok } from '../replies.ts'
import type { Handlers } from './handler.ts'

export const favourites: Handlers<'favourites'> = {
  likeProduct(world, { body, buyer }) {
    const product = world.tables.products.get(body.product)
    if (!product) return notFound('product')
    const like = world.tables.likes
      .by('user_id', buyer._id)
      .find((one) => one.product_id === product._id)
    const { isLiked = !like } = body
    if (like && !isLiked) world.tables.likes.remove(like._id)
    if (!like && isLiked)
      world.tables.likes.insert({
        _id: world.newId('likes'),
        user_id: buyer._id,
        product_id: product._id,
        created_at: world.clock.iso(),
      })
    const likes = world.tables.likes.countBy('product_id', product._id)
    world.tables.products.update(product._id, { likes })
    return ok({ isLiked, likes })
  },

  listLikes(world, { path, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    const newestFirst = world.tables.likes.by('user_id', buyer._id).reverse()
    return ok(
      newestFirst.flatMap((like) => {
        const product = world.tables.products.get(like.product_id)
        return product ? [presentLiked(world, product)] : []
      }),
    )
  },
}
