import { expect, test } from 'vitest'
import { namedBuyers, orderIds, scheduleIds } from '#fixtures/named.ts'
import type { JobKind } from '#fixtures/rows.ts'
import { forecast } from '#mocks/rules/forecast.ts'
import { nextEventOf } from '#mocks/rules/nextEvent.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { openMarket } from '../support/market.ts'

const DAY = 86_400_000
const { liza, ana } = namedBuyers

function open() {
  const market = openMarket({ products: 200 })
  const { world } = market
  const { jobs } = world.tables
  for (const { _id } of jobs.all()) jobs.remove(_id)
  return { market, world, jobs }
}

test('a user without an event of their own sees the next one of anybody', () => {
  const { world } = open()
  expect(nextEventOf(world, null)).toBeNull()
  world.schedule('schedule:due', scheduleIds.weeklyGroceries, world.clock.now() + 5000)
  const list = world.tables.schedules.get(scheduleIds.weeklyGroceries)
  expect(nextEventOf(world, null), 'a list that was moved since').toBeNull()
  world.tables.schedules.update(scheduleIds.weeklyGroceries, {
    next_checkout_date: world.clock.isoIn(5000),
  })
  expect(list?.name).toBe('Weekly groceries')
  expect(nextEventOf(world, liza.id)?.text).toBe('Your list Weekly groceries checks out')
  expect(nextEventOf(world, ana.id)).toBeNull()
  expect(nextEventOf(world, null)).toEqual({
    at: world.clock.now() + 5000,
    text: "Liza's list Weekly groceries checks out",
  })
})

test('every kind of job is named, except one without an effect', () => {
  const { market, world, jobs } = open()
  const { conversations, orders, shops, chatMessages } = world.tables
  const text = () => nextEventOf(world, liza.id)?.text
  const only = (kind: JobKind, subject: string) => {
    for (const { _id } of jobs.all()) jobs.remove(_id)
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
  expect(market.violations).toEqual([])
})

test('what a jump will bring is counted as it then happens', () => {
  const market = openMarket({ products: 200 })
  const { world } = market
  const before = forecast(world, world.clock.now() + 60 * DAY)
  expect(forecast(world, world.clock.now())).toEqual({ checkouts: 0, orders: 0, steps: 0 })
  const sent: string[] = []
  market.onEvent((event) => {
    if (event.event === 'onNotification' && event.payload.type === 'order-schedule')
      sent.push(event.payload.title)
  })
  const known = new Set([...world.tables.orders.all()].map(({ _id }) => _id))
  // A shop that lacks something is left out, so that there may be fewer orders.
  for (const { product_id } of world.tables.scheduleProducts.all())
    world.tables.products.update(product_id, { stocks: 1_000_000 })
  applyScenario(market, { advance: 60 * DAY })
  expect(before.checkouts).toBeGreaterThan(10)
  expect(sent.length).toBe(before.checkouts)
  expect([...world.tables.orders.all()].filter(({ _id }) => !known.has(_id)).length).toBe(
    before.orders,
  )
  expect(before.steps).toBeGreaterThan(0)
})
