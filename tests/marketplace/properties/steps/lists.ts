import type { SimulatedUser } from '../simulatedUser.ts'
import { choose, type Step, type Walk } from '../walk.ts'
import type { Steps } from './steps.ts'

const timings = [
  { schedule_type: 'weekly', notification_date: { time: '08:00', day_of_week: 3 } },
  { schedule_type: 'monthly', notification_date: { time: '23:30', day_of_month: 'END' } },
  { schedule_type: 'monthly', notification_date: { time: '00:00', day_of_month: 27 } },
  { schedule_type: 'yearly', notification_date: { time: '10:15', day_of_month: 29, month: 2 } },
  {
    schedule_type: 'once',
    notification_date: { time: '09:00', day_of_month: 22, month: 7, year: 2026 },
  },
  {
    schedule_type: 'once',
    notification_date: { time: '09:00', day_of_month: 1, month: 1, year: 2020 },
  },
]

function details(walk: Walk, me: SimulatedUser, { pick, other, amount }: Step) {
  const address = choose(walk.tables.addresses.by('user', me.id), other)
  return (
    address && {
      name: `List ${pick % 6}`,
      theme: 'mars',
      address: address._id,
      payment_method: amount % 3 === 0 ? 'gcash' : 'cod',
      user_id: me.id,
      ...choose(timings, amount),
    }
  )
}
const aList = (walk: Walk, me: SimulatedUser, { pick }: Step) =>
  choose(walk.tables.schedules.by('user_id', me.id), pick)

export const lists: Steps = {
  createList(walk, me, step) {
    const body = details(walk, me, step)
    if (body) walk.send(me, 'createSchedule', { body })
  },
  changeList(walk, me, step) {
    const [list, body] = [aList(walk, me, step), details(walk, me, step)]
    if (list && body) walk.send(me, 'updateSchedule', { path: { id: list._id }, body })
  },
  switchList(walk, me, step) {
    const list = aList(walk, me, step)
    if (list)
      walk.send(me, 'setScheduleActive', {
        path: { id: list._id },
        body: { is_active: step.amount % 2 === 0 },
      })
  },
  skipCheckout(walk, me, step) {
    const list = aList(walk, me, step)
    if (list)
      walk.send(me, step.amount % 2 === 0 ? 'cancelNextCheckout' : 'advanceCheckout', {
        path: { id: list._id },
      })
  },
  addToList(walk, me, step) {
    const [list, product] = [aList(walk, me, step), choose(walk.tables.products.all(), step.other)]
    if (list && product)
      walk.send(me, 'addScheduleProducts', {
        body: {
          products: [
            {
              product_id: product._id,
              user_id: me.id,
              order_schedule_id: list._id,
              shop_id: product.shop_id,
              quantity: 1 + step.amount,
            },
          ],
        },
      })
  },
  changeListQuantity(walk, me, step) {
    const list = aList(walk, me, step)
    const product =
      list && choose(walk.tables.scheduleProducts.by('schedule_id', list._id), step.other)
    if (product)
      walk.send(me, 'updateScheduleProductQuantity', {
        path: { orderProductId: product._id },
        body: { quantity: 1 + step.amount },
      })
  },
  removeFromList(walk, me, step) {
    const list = aList(walk, me, step)
    const product =
      list && choose(walk.tables.scheduleProducts.by('schedule_id', list._id), step.other)
    if (product) walk.send(me, 'removeScheduleProduct', { path: { orderProductId: product._id } })
  },
  deleteList(walk, me, step) {
    const list = aList(walk, me, step)
    if (list) walk.send(me, 'deleteSchedule', { path: { id: list._id } })
  },
}
