import { describe, expect, test } from 'vitest'
import { namedBuyers, orderIds, shopId } from '#fixtures/named.ts'
import { namedProducts } from '#fixtures/namedProducts.ts'
import { afterOpenFor, beforeOpenFor, isOpen } from '#fixtures/openingHours.ts'
import { nextEventOf } from '#mocks/rules/nextEvent.ts'
import { applyScenario } from '#mocks/scenario/control.ts'
import { as, openMarket } from '../support/market.ts'
import { orderOf } from '../support/order.ts'

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
  const open = () => openMarket({ products: 80, now: night })

  test('its orders were worked on while their shops were open, and its notifications agree with them', () => {
    const { tables } = open().world
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
    expect(
      tables.notifications
        .by('user_id', namedBuyers.liza.id)
        .find(({ nav_id }) => nav_id === packed?._id)?.createdAt,
    ).toBe(packed?.order_timeline.PACKED)
  })

  test('an order is confirmed after its shop has opened, as its notification says, and the console names it as the next event, ORDERS-08', async () => {
    const market = open()
    const { tables } = market.world
    const shop = shopId(namedProducts.jasmineRice.shop)
    const { body } = await as(market, 'mia')('POST', '/transactions', orderOf('mia', 'jasmineRice'))
    const id = body.transactions[0]._id as string
    const { shop_name = '' } = tables.shops.get(shop) ?? {}
    expect(tables.notifications.by('user_id', namedBuyers.mia.id).at(-1)?.body).toMatch(
      `${shop_name} is closed now and starts on your order #${id.slice(-6).toUpperCase()} when it opens, tomorrow at `,
    )
    const due = tables.jobs.by('subject_id', id)[0]?.due_at ?? ''
    expect(
      isOpen(tables.shops.get(shop)?.working_hour ?? { from: '', to: '' }, Date.parse(due)),
    ).toBe(true)
    applyScenario(market, { advance: 5 * HOUR })
    expect(tables.orders.get(id)?.order_status).toBe('PENDING')
    for (const job of tables.jobs.all()) if (job.subject_id !== id) tables.jobs.remove(job._id)
    expect(nextEventOf(market.world, namedBuyers.mia.id)).toEqual({
      at: Date.parse(due),
      text: `${shop_name} confirms your order`,
    })
    expect(nextEventOf(market.world, namedBuyers.ana.id)).toBeNull()
    applyScenario(market, { advance: Date.parse(due) - market.world.clock.now() })
    expect(tables.orders.get(id)?.order_status).toBe('PREPARING')
  })
})
