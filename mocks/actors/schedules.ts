import type { AddressRow, UserRow } from '#fixtures/rows.ts'
import type { ScheduleRow } from '#fixtures/orderRows.ts'
import { notify } from '../rules/notify.ts'
import { settle } from '../rules/payments.ts'
import { placeOrders, shortage } from '../rules/placing.ts'
import { paysByItself, skipNext } from '../rules/schedules.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'
import { groupBy } from '../world/groupBy.ts'

const notifyBuyer = (world: World, schedule: ScheduleRow, title: string, body: string) =>
  notify(world, {
    user_id: schedule.user_id,
    type: 'order-schedule',
    title,
    body,
    nav_id: schedule._id,
    display_picture: null,
    theme: schedule.theme,
  })

/** The orders of a list, one for each shop. */
function requestsOf(world: World, schedule: ScheduleRow, address: AddressRow) {
  const byShop = groupBy(world.tables.scheduleProducts.by('schedule_id', schedule._id), (product) => product.shop_id)
  return Array.from(byShop, ([shop, products]) => ({
    shop,
    customer: schedule.user_id,
    payment_method: schedule.payment_method,
    delivery_method: 'DELIVERY' as const,
    address: address._id,
    products: products.map(({ product_id, quantity }) => ({ product: product_id, quantity })),
  }))
}

const partition = <T>(all: readonly T[], fits: (one: T) => boolean) => [all.filter(fits), all.filter((one) => !fits(one))] as const

function checkOut(world: World, schedule: ScheduleRow, buyer: UserRow) {
  const address = world.tables.addresses.get(schedule.address)
  // A shop that lacks something of the list is left out.
  const [requests, lacking] = partition(address ? requestsOf(world, schedule, address) : [], (request) => !shortage(world, [request]))
  if (!address || requests.length === 0)
    return notifyBuyer(world, schedule, schedule.name, 'Nothing of this list could be ordered today. Have a look at it.')
  // Without a linked account nobody but the buyer can pay, so the list only reminds them.
  if (!paysByItself(world, schedule))
    return notifyBuyer(world, schedule, schedule.name, 'It is time to check out this list and pay for it.')
  const { payment } = placeOrders(
    world,
    buyer,
    requests,
    requests.map(() => address),
    { success: '', failure: '' },
    { idempotency_key: null, fingerprint: null },
  )
  if (payment) settle(world, payment._id, 'paid')
  const placed = `Your list was checked out: ${requests.length} ${requests.length === 1 ? 'order' : 'orders'} placed${payment ? ' and paid' : ''}.`
  const names = lacking.flatMap(({ shop }) => world.tables.shops.get(shop)?.shop_name ?? [])
  notifyBuyer(
    world,
    schedule,
    schedule.name,
    names.length === 0 ? placed : `${placed} Left out, as something is sold out: ${names.join(', ')}.`,
  )
}

export const scheduleActors: Actors = {
  'schedule:due'(world, id) {
    const schedule = world.tables.schedules.get(id)
    const buyer = schedule && world.tables.users.get(schedule.user_id)
    // The list was disabled, skipped or rescheduled since the job was scheduled.
    if (!schedule?.is_active || !buyer || Date.parse(schedule.next_checkout_date ?? '') !== world.clock.now()) return
    checkOut(world, schedule, buyer)
    skipNext(world, schedule)
  },
}
