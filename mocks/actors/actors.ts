import type { JobKind, JobRow } from '#fixtures/rows.ts'
import { notify } from '../rules/notify.ts'
import { settle } from '../rules/payments.ts'
import type { World } from '../world/world.ts'
import type { Actor, Actors } from './actor.ts'
import { chatActors } from './chat.ts'
import { orderActors } from './orders.ts'
import { scheduleActors } from './schedules.ts'

const reviewActors: Actors<'review'> = {
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

const paymentActors: Actors<'payment'> = {
  'payment:expire': (world, id) => void settle(world, id, 'expired'),
}

const actors: Record<JobKind, Actor> = {
  ...orderActors,
  ...paymentActors,
  ...reviewActors,
  ...scheduleActors,
  ...chatActors,
}

/** Sets the clock to the job's due time, so that a world that was closed has its history. */
export function runJob(world: World, { kind, subject_id, due_at }: JobRow): void {
  world.clock.at(Date.parse(due_at), () => actors[kind](world, subject_id))
}
