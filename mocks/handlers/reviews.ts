import { newestFirst, pageOf } from '../presenters/page.ts'
import { galleryOf, presentReview } from '../presenters/review.ts'
import { created, forbidden, notFound, ok, problem } from '../replies.ts'
import { scheduleInHours } from '../rules/orders.ts'
import type { Handlers } from './handler.ts'

const PAGE_SIZE = 8
/** Ms of the shop's working hours. */
const THANKS_AFTER_MS = [120_000, 600_000] as const

export const reviews: Handlers<'reviews'> = {
  listProductReviews(world, { path, query }) {
    if (!world.tables.products.get(path.productId)) return notFound('product')
    const rows = newestFirst(
      world.tables.reviews.by('product_id', path.productId),
      (review) => review.date,
    )
    const starCounts = [1, 2, 3, 4, 5].map(
      (stars) => rows.filter(({ rating }) => rating === stars).length,
    )
    const page = pageOf(rows, query.page ?? 1, PAGE_SIZE, (review) => presentReview(world, review))
    return ok({ ...page, starCounts })
  },

  createProductReview(world, { body, buyer }) {
    const order = world.tables.orders.get(body.transaction)
    const product = world.tables.products.get(body.product)
    if (!order || !product) return notFound(order ? 'product' : 'order')
    if (order.customer_id !== buyer._id || body.customer !== buyer._id) return forbidden()
    const item = order.items.find((one) => one.product_id === product._id)
    if (!item || body.shop !== order.shop_id)
      return problem(409, 'product_not_in_order', 'This product is not part of the order')
    if (order.order_status !== 'COMPLETED')
      return problem(409, 'order_not_completed', 'You can rate a product once you have received it')
    if (item.is_rated)
      return problem(409, 'already_reviewed', 'You have already rated this product')
    const gallery = galleryOf(world, buyer._id, body.gallery ?? [])
    if (!gallery) return problem(422, 'unknown_file', 'Please upload the pictures first')
    const review = world.tables.reviews.insert({
      _id: world.newId('reviews'),
      user_id: buyer._id,
      product_id: product._id,
      shop_id: product.shop_id,
      order_id: order._id,
      rating: body.rating,
      description: body.description ?? '',
      gallery,
      date: world.clock.iso(),
    })
    world.tables.orders.update(order._id, {
      items: order.items.map((one) => (one === item ? { ...one, is_rated: true } : one)),
    })
    world.tables.products.update(product._id, {
      rating_sum: product.rating_sum + body.rating,
      rating_count: product.rating_count + 1,
    })
    scheduleInHours(
      world,
      product.shop_id,
      'review:thank',
      review._id,
      world.random.int(...THANKS_AFTER_MS),
    )
    return created(presentReview(world, review))
  },

  reviewDelivery(world, { path, body, buyer }) {
    const order = world.tables.orders.get(path.id)
    if (!order) return notFound('order')
    if (
      order.customer_id !== buyer._id ||
      (body.user_id !== undefined && body.user_id !== buyer._id)
    )
      return forbidden()
    if (body.transaction_id !== undefined && body.transaction_id !== order._id)
      return problem(422, 'wrong_transaction', 'The order is not the one of the path')
    if (order.delivery_method !== 'DELIVERY')
      return problem(409, 'not_a_delivery', 'This order was picked up')
    if (order.order_status !== 'COMPLETED')
      return problem(409, 'order_not_completed', 'You can rate a delivery once it has arrived')
    if (order.delivery_review)
      return problem(409, 'already_reviewed', 'You have already rated this delivery')
    const delivery_review = {
      driver_rating: body.driver_rating,
      driver_delivery_feedback: body.driver_delivery_feedback ?? '',
    }
    world.tables.orders.update(order._id, { delivery_review })
    return ok({ transaction_id: order._id, user_id: buyer._id, ...delivery_review })
  },
}
