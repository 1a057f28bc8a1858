import { describe, expect, test } from 'vitest'
import { namedBuyers, orderIds, scheduleIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { afterOpenFor, beforeOpenFor, isOpen } from '#fixtures/openingHours.ts'
import type { JobKind } from '#fixtures/rows.ts'
import { forecast } from '#mocks/rules/forecast.ts'
import { nextEventOf } from '#mocks/rules/nextEvent.ts'
import { steered } from '../support/steered.ts'

const HOUR = 3_600_000
const at = (time: string, day = 20) => Date.parse(`2026-07-${day}T${time}:00+08:00`)

describe('work in the hours of a shop', () => {
  const day = { from: '07:00', to: '18:00' }
  const night = { from: '16:00', to: '02:00' }

  test.each([
    ['while it is open', day, '10:00', 30, '10:30'],
    ['before it opens', day, '05:00', 30, '07:30'],
    ['after it has closed', day, '20:00', 30, '07:30', 21],
    ['over closing time', day, '17:50', 30, '07:20', 21],
    ['up to closing time', day, '17:30', 30, '07:00', 21],
    ['longer than a day of work', day, '10:00', 12 * 60, '11:00', 21],
    ['past midnight', night, '23:30', 60, '00:30', 21],
    ['a shop without hours', { from: '08:00', to: '08:00' }, '03:00', 60, '04:00'],
  ] as const)('%s', (_about, hours, from, minutes, to, on: number = 20) => {
    expect(afterOpenFor(hours, at(from), minutes * 60_000)).toBe(at(to, on))
  })

  test('is counted back to the time at which it began', () => {
    expect(beforeOpenFor(day, at('10:00'), HOUR)).toBe(at('09:00'))
    expect(beforeOpenFor(day, at('23:00'), HOUR)).toBe(at('17:00'))
    expect(beforeOpenFor(day, at('07:30'), HOUR)).toBe(at('17:30', 19))
    for (const hours of [day, night])
      for (let h = 0; h < 24; h += 0.5) {
        const now = at('00:00') + h * HOUR
        const began = beforeOpenFor(hours, now, 50 * 60_000)
        expect(began).toBeLessThanOrEqual(now)
        expect(afterOpenFor(hours, began, 49 * 60_000)).toBeLessThanOrEqual(now)
      }
  })
})

describe('a world that is opened at night', () => {
  const night = at('23:30')
  test('its orders were worked on while their shops were open, and its notifications agree with them', () => {
    const { tables, news } = steered('', { now: night })
    const byShop = ['PREPARING', 'PACKED', 'READY_TO_PICK_UP', 'REFUNDED', 'REFUND_REJECTED']
    for (const { _id, shop_id, order_timeline } of tables.orders.all()) {
      const hours = tables.shops.get(shop_id)?.working_hour ?? { from: '', to: '' }
      for (const [status, moment] of Object.entries(order_timeline)) {
        expect(Date.parse(moment), `${_id} ${status}`).toBeLessThanOrEqual(night)
        if (byShop.includes(status))
          expect(isOpen(hours, Date.parse(moment)), `${_id} ${status} ${moment}`).toBe(true)
      }
    }
    const packed = tables.orders.get(orderIds.lizaPacked)
    expect(news().find(({ nav_id }) => nav_id === packed?._id)?.createdAt).toBe(
      packed?.order_timeline.PACKED,
    )
  })

  test('an order is confirmed after its shop has opened, as its notification says, and the console names it as the next event, ORDERS-08', async () => {
    const { world, tables, order, news, pass } = steered('', { as: 'mia', now: night })
    const { shop_name, working_hour } = tables.shops.get(shopId(namedProducts.jasmineRice.shop))!
    const id = await order()
    expect(news().at(-1)?.body).toMatch(
      `${shop_name} is closed now and starts on your order #${id.slice(-6).toUpperCase()} when it opens, tomorrow at `,
    )
    const due = tables.jobs.by('subject_id', id)[0]?.due_at ?? ''
    expect(isOpen(working_hour, Date.parse(due))).toBe(true)
    pass(5 * HOUR)
    expect(tables.orders.get(id)?.order_status).toBe('PENDING')
    for (const job of tables.jobs.all()) if (job.subject_id !== id) tables.jobs.remove(job._id)
    expect(nextEventOf(world, namedBuyers.mia.id)).toEqual({
      at: Date.parse(due),
      text: `${shop_name} confirms your order`,
    })
    expect(nextEventOf(world, namedBuyers.ana.id)).toBeNull()
    pass(Date.parse(due) - world.clock.now())
    expect(tables.orders.get(id)?.order_status).toBe('PREPARING')
  })
})

const DAY = 86_400_000
const { liza, ana } = namedBuyers

/** A world in which nothing is due. */
function open() {
  const { world, tables } = steered()
  const clear = () => {
    for (const { _id } of tables.jobs.all()) tables.jobs.remove(_id)
  }
  clear()
  return { world, tables, clear }
}

test('a user without an event of their own sees the next one of anybody', () => {
  const { world, tables } = open()
  expect(nextEventOf(world, null)).toBeNull()
  world.schedule('schedule:due', scheduleIds.weeklyGroceries, world.clock.now() + 5000)
  expect(nextEventOf(world, null), 'a list that was moved since').toBeNull()
  tables.schedules.update(scheduleIds.weeklyGroceries, {
    next_checkout_date: world.clock.isoIn(5000),
  })
  expect(nextEventOf(world, liza.id)?.text).toBe('Your list Weekly groceries checks out')
  expect(nextEventOf(world, ana.id)).toBeNull()
  expect(nextEventOf(world, null)).toEqual({
    at: world.clock.now() + 5000,
    text: "Liza's list Weekly groceries checks out",
  })
})

test('every kind of job is named, except one without an effect', () => {
  const { world, tables, clear } = open()
  const { conversations, orders, shops, chatMessages } = tables
  const text = () => nextEventOf(world, liza.id)?.text
  const only = (kind: JobKind, subject: string) => {
    clear()
    world.schedule(kind, subject, 1000)
  }
  const packed = orders.get(orderIds.lizaPacked)!
  const name = shops.get(packed.shop_id)!.shop_name
  only('order:progress', packed._id)
  expect(text()).toBe(`${name} hands over your order`)
  only('order:answerRefund', packed._id)
  expect(text(), 'no refund was requested').toBeUndefined()
  orders.update(packed._id, { order_status: 'REFUND_REQUESTED' })
  expect(text()).toBe(`${name} answers your refund request`)
  orders.update(packed._id, { order_status: 'COMPLETED' })
  only('order:askReview', packed._id)
  expect(text()).toBe(`You are asked for a review of ${packed.items[0]?.product_name}`)

  const conversation = conversations.by('buyer_id', liza.id)[0]!
  const shop = shops.get(conversation.seller_id)!
  shops.update(shop._id, { working_hour: { from: '00:00', to: '00:00' } })
  const message = chatMessages.by('conversation_id', conversation._id)[0]!
  only('chat:see', conversation._id)
  expect(text(), 'no message waits').toBeUndefined()
  conversations.update(conversation._id, { unanswered: [message._id] })
  shops.update(shop._id, { working_hour: { from: '00:00', to: '23:59' } })
  expect(text()).toBe(`${shop.shop_name} sees your message and starts to type`)
  only('chat:answer', conversation._id)
  expect(text()).toBe(`${shop.shop_name} answers your message`)
  only('chat:away', conversation._id)
  expect(text(), 'the shop is open').toBeUndefined()
})

test('what a jump will bring is counted as it then happens', () => {
  const { world, tables, payloads, pass } = steered()
  const before = forecast(world, world.clock.now() + 60 * DAY)
  expect(forecast(world, world.clock.now())).toEqual({ checkouts: 0, orders: 0, steps: 0 })
  const known = tables.orders.size
  // A shop that lacks something is left out, so that there may be fewer orders.
  for (const { product_id } of tables.scheduleProducts.all())
    tables.products.update(product_id, { stocks: 1_000_000 })
  pass(60 * DAY)
  expect(before.checkouts).toBeGreaterThan(10)
  const lists = payloads('onNotification').filter(({ type }) => type === 'order-schedule')
  expect(lists).toHaveLength(before.checkouts)
  expect(tables.orders.size - known).toBe(before.orders)
  expect(before.steps).toBeGreaterThan(0)
})
