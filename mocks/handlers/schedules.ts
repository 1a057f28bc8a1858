import type { ScheduleRow, UserRow } from '#fixtures/rows.ts'
import type { Schemas } from '../contract.ts'
import { presentSchedule, presentScheduleProduct } from '../presenters/schedule.ts'
import { created, forbidden, notFound, ok, outOfStock, problem, wrongShop } from '../replies.ts'
import { cancelJobs } from '../rules/jobs.ts'
import { nextDate, scheduleCheckout, skipNext } from '../rules/schedules.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

const hasPassed = () =>
  problem(422, 'schedule_in_past', 'This time has already passed. Choose a later one')

function ownSchedule(world: World, buyer: UserRow, id: string) {
  const schedule = world.tables.schedules.get(id)
  if (!schedule) return { failure: notFound('scheduled list') }
  return schedule.user_id === buyer._id ? { schedule } : { failure: forbidden() }
}

function ownProduct(world: World, buyer: UserRow, id: string) {
  const product = world.tables.scheduleProducts.get(id)
  if (!product) return { failure: notFound('product of a list') }
  return product.user_id === buyer._id ? { product } : { failure: forbidden() }
}

/** Composed letters, capitals, spaces and what can't be seen make no difference. */
const lookOf = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

const listsOf = (world: World, buyer: UserRow) => world.tables.schedules.by('user_id', buyer._id)

function refusalOf(
  world: World,
  buyer: UserRow,
  { user_id, address, name }: Schemas['ScheduleInput'],
  ownId?: string,
) {
  if (user_id !== buyer._id) return forbidden()
  if (world.tables.addresses.get(address)?.user !== buyer._id) return notFound('address')
  return listsOf(world, buyer).some((one) => one._id !== ownId && lookOf(one.name) === lookOf(name))
    ? problem(409, 'name_taken', 'Scheduler Name already exists.')
    : null
}

function detailsOf(body: Schemas['ScheduleInput']) {
  const { user_id: _, name, ...details } = body
  return { name: name.trim(), ...details }
}

const timingOf = ({
  schedule_type,
  notification_date,
}: Pick<ScheduleRow, 'schedule_type' | 'notification_date'>) =>
  JSON.stringify([schedule_type, notification_date])

export const schedules: Handlers<'schedules'> = {
  createSchedule(world, { body, buyer }) {
    const refusal = refusalOf(world, buyer, body)
    if (refusal) return refusal
    const details = detailsOf(body)
    const next_checkout_date = nextDate(world, details)
    if (next_checkout_date === null) return hasPassed()
    const row: ScheduleRow = {
      _id: world.newId('schedules'),
      user_id: buyer._id,
      ...details,
      is_active: true,
      next_checkout_date,
      created_at: world.clock.iso(),
    }
    scheduleCheckout(world, world.tables.schedules.insert(row))
    return created({ ...presentSchedule(world, row), id: row._id })
  },

  listSchedules: (world, { path, buyer }) =>
    path.userId === buyer._id
      ? ok(listsOf(world, buyer).map((row) => presentSchedule(world, row)))
      : forbidden(),

  searchSchedulesByName(world, { path, query, buyer }) {
    if (path.userId !== buyer._id) return forbidden()
    const text = (query.query ?? '').trim().toLowerCase()
    return ok(
      listsOf(world, buyer)
        .filter((row) => row.name.toLowerCase().includes(text))
        .map((row) => presentSchedule(world, row)),
    )
  },

  getSchedule(world, { path, buyer }) {
    const { schedule, failure } = ownSchedule(world, buyer, path.id)
    return schedule ? ok(presentSchedule(world, schedule)) : failure
  },

  updateSchedule(world, { path, body, buyer }) {
    const { schedule, failure } = ownSchedule(world, buyer, path.id)
    if (!schedule) return failure
    const refusal = refusalOf(world, buyer, body, schedule._id)
    if (refusal) return refusal
    const details = detailsOf(body)
    const moved = timingOf(details) !== timingOf(schedule)
    const next_checkout_date = moved ? nextDate(world, details) : schedule.next_checkout_date
    if (moved && next_checkout_date === null) return hasPassed()
    const row = world.tables.schedules.update(schedule._id, {
      ...details,
      next_checkout_date,
    })
    if (moved) scheduleCheckout(world, row)
    return ok(presentSchedule(world, row))
  },

  setScheduleActive(world, { path, body, buyer }) {
    const { schedule, failure } = ownSchedule(world, buyer, path.id)
    if (!schedule) return failure
    const row = world.tables.schedules.update(schedule._id, {
      is_active: body.is_active,
      ...(body.is_active &&
        !schedule.is_active && { next_checkout_date: nextDate(world, schedule) }),
    })
    if (body.is_active !== schedule.is_active) scheduleCheckout(world, row)
    return ok(presentSchedule(world, row))
  },

  deleteSchedule(world, { path, buyer }) {
    const { schedule, failure } = ownSchedule(world, buyer, path.id)
    if (!schedule) return failure
    for (const product of world.tables.scheduleProducts.by('schedule_id', schedule._id))
      world.tables.scheduleProducts.remove(product._id)
    cancelJobs(world, schedule._id)
    world.tables.schedules.remove(schedule._id)
    return ok({ message: 'Scheduled list removed.' })
  },

  cancelNextCheckout: skipNextCheckout,

  advanceCheckout: skipNextCheckout,

  addScheduleProducts(world, { body, buyer }) {
    const asked = new Map<string, number>()
    for (const wanted of body.products) {
      const { failure } = ownSchedule(world, buyer, wanted.order_schedule_id)
      if (failure) return failure
      if (wanted.user_id !== buyer._id) return forbidden()
      const product = world.tables.products.get(wanted.product_id)
      if (!product) return notFound('product')
      if (product.shop_id !== wanted.shop_id) return wrongShop()
      // A body may name a product twice.
      const line = `${wanted.order_schedule_id}:${wanted.product_id}`
      const quantity =
        wanted.quantity + (asked.get(line) ?? existingLine(world, wanted)?.quantity ?? 0)
      asked.set(line, quantity)
      if (quantity > product.stocks) return outOfStock(product.stocks)
    }
    for (const wanted of body.products) addToList(world, buyer, wanted)
    const changed = [...new Set(body.products.map((wanted) => wanted.order_schedule_id))]
    return created(
      changed.map((id) => presentSchedule(world, world.tables.schedules.get(id) as ScheduleRow)),
    )
  },

  updateScheduleProductQuantity(world, { path, body, buyer }) {
    const { product, failure } = ownProduct(world, buyer, path.orderProductId)
    if (!product) return failure
    const stocks = world.tables.products.get(product.product_id)?.stocks ?? 0
    if (body.quantity > stocks) return outOfStock(stocks)
    return ok(
      presentScheduleProduct(
        world,
        world.tables.scheduleProducts.update(product._id, { quantity: body.quantity }),
      ),
    )
  },

  removeScheduleProduct(world, { path, buyer }) {
    const { product, failure } = ownProduct(world, buyer, path.orderProductId)
    if (!product) return failure
    world.tables.scheduleProducts.remove(product._id)
    return ok(
      presentSchedule(world, world.tables.schedules.get(product.schedule_id) as ScheduleRow),
    )
  },
}

/** The next checkout was cancelled, or done early. */
function skipNextCheckout(world: World, { path, buyer }: { path: { id: string }; buyer: UserRow }) {
  const { schedule, failure } = ownSchedule(world, buyer, path.id)
  if (!schedule) return failure
  const nothingNext = !schedule.is_active || schedule.next_checkout_date === null
  return nothingNext
    ? problem(409, 'no_next_checkout', 'This list has no next checkout')
    : ok(presentSchedule(world, skipNext(world, schedule)))
}

type Addition = { order_schedule_id: string; product_id: string; shop_id: string; quantity: number }
const existingLine = (world: World, { order_schedule_id, product_id }: Addition) =>
  world.tables.scheduleProducts
    .by('schedule_id', order_schedule_id)
    .find((one) => one.product_id === product_id)

function addToList(world: World, buyer: UserRow, wanted: Addition) {
  const existing = existingLine(world, wanted)
  if (existing)
    return world.tables.scheduleProducts.update(existing._id, {
      quantity: existing.quantity + wanted.quantity,
    })
  const { order_schedule_id: schedule_id, product_id, shop_id, quantity } = wanted
  return world.tables.scheduleProducts.insert({
    _id: world.newId('scheduleProducts'),
    schedule_id,
    user_id: buyer._id,
    product_id,
    shop_id,
    quantity,
  })
}
