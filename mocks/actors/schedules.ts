import type { AddressRow, ScheduleRow, UserRow } from '#fixtures/rows.ts'
import { notify } from '../rules/notify.ts'
import { settle } from '../rules/payments.ts'
import { placeOrders } from '../rules/placing.ts'
import { paysByItself, skipNext } from '../rules/schedules.ts'
import { groupBy } from '../world/groupBy.ts'
import type { World } from '../world/world.ts'
import type { Actors } from './actor.ts'

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

interface Line {
  product_id: string
  shop_id: string
  /** Limited by the stock. */
  quantity: number
  wanted: number
}

const linesOf = (world: World, schedule: ScheduleRow): Line[] =>
  world.tables.scheduleProducts
    .by('schedule_id', schedule._id)
    .map(({ product_id, shop_id, quantity: wanted }) => ({
      product_id,
      shop_id,
      wanted,
      quantity: Math.min(wanted, world.tables.products.get(product_id)?.stocks ?? 0),
    }))

function requestsOf(lines: readonly Line[], schedule: ScheduleRow, address: AddressRow) {
  const byShop = groupBy(
    lines.filter(({ quantity }) => quantity > 0),
    ({ shop_id }) => shop_id,
  )
  return Array.from(byShop, ([shop, products]) => ({
    shop,
    customer: schedule.user_id,
    payment_method: schedule.payment_method,
    delivery_method: 'DELIVERY' as const,
    address: address._id,
    products: products.map(({ product_id, quantity }) => ({ product: product_id, quantity })),
  }))
}

const MAX_NAMED = 5

function lackText(world: World, lines: readonly Line[]): string {
  const named = (all: readonly Line[]) => {
    const names = all.flatMap(
      ({ product_id }) => world.tables.products.get(product_id)?.product_name ?? [],
    )
    return [
      ...names.slice(0, MAX_NAMED),
      ...(names.length > MAX_NAMED ? [`${names.length - MAX_NAMED} more`] : []),
    ].join(', ')
  }
  const [gone, few] = [
    lines.filter(({ quantity }) => quantity === 0),
    lines.filter(({ quantity, wanted }) => quantity > 0 && quantity < wanted),
  ]
  return [
    ...(gone.length > 0 ? [` Left out, as sold out: ${named(gone)}.`] : []),
    ...(few.length > 0 ? [` Fewer than asked for: ${named(few)}.`] : []),
  ].join('')
}

function checkOut(world: World, schedule: ScheduleRow, buyer: UserRow) {
  const address = world.tables.addresses.get(schedule.address)
  const lines = linesOf(world, schedule)
  const requests = address ? requestsOf(lines, schedule, address) : []
  if (!address || requests.length === 0)
    return notifyBuyer(
      world,
      schedule,
      schedule.name,
      'Nothing on this list could be ordered today. Please check it.',
    )
  // Only the buyer can pay.
  if (!paysByItself(world, schedule))
    return notifyBuyer(
      world,
      schedule,
      schedule.name,
      'It is time to check out this list and pay for it.',
    )
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
  notifyBuyer(world, schedule, schedule.name, placed + lackText(world, lines))
}

export const scheduleActors: Actors<'schedule'> = {
  'schedule:due'(world, id) {
    const schedule = world.tables.schedules.get(id)
    const buyer = schedule && world.tables.users.get(schedule.user_id)
    if (
      !schedule?.is_active ||
      !buyer ||
      Date.parse(schedule.next_checkout_date ?? '') !== world.clock.now()
    )
      return
    checkOut(world, schedule, buyer)
    skipNext(world, schedule)
  },
}
