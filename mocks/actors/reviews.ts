import { notify } from '../rules/notify.ts'
import type { Actors } from './actor.ts'

export const reviewActors: Actors<'review'> = {
  /** The shop thanks the buyer for a review. */
  'review:thank'(world, id) {
    const { reviews, products, shops } = world.tables
    const review = reviews.get(id)
    const product = products.get(review?.product_id ?? '')
    const shop = shops.get(review?.shop_id ?? '')
    if (!review || !product || !shop) return
    notify(world, {
      user_id: review.user_id,
      type: 'product-review',
      title: 'Thank you for your review',
      body: `${shop.shop_name} thanks you for your review of ${product.product_name}.`,
      nav_id: product._id,
      display_picture: product.display_picture,
      theme: null,
    })
  },
}
